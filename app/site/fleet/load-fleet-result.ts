import { data, type RouterContextProvider, redirect } from "react-router"
import { portsContext } from "#app/context.ts"
import { type Deferrable, deferIfLate } from "#app/islands/defer.ts"
import { readDates } from "#app/site/rental-dates.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { vehiclesWithTotals } from "./dated-vehicles.ts"
import { type ListQuery, listHref } from "./list-query.ts"
import { type PricedFleetResult, searchFleet } from "./search-fleet.ts"

/**
 * For a loader: the result of a list's query, deferred where the catalogue is slow.
 * @throws where the list has no such page, unless the result is deferred: a redirect to the first page of a search, whose results may
 * have become fewer; otherwise a 404 response.
 */
export async function loadFleetResult(
  request: Request,
  context: Readonly<RouterContextProvider>,
  categoryId: string | null,
  query: ListQuery,
): Promise<Deferrable<PricedFleetResult>> {
  const ports = context.get(portsContext)
  const { catalogue, log, clock } = ports
  const dates = readDates(new URL(request.url).searchParams, wallTimeAt(clock()))
  const answering = catalogue.vehicles(request.signal).then(async (answer): Promise<PricedFleetResult> => {
    if (!answer.ok) log.warn({ reason: answer.reason }, "the vehicles could not be read")
    const result = searchFleet(answer, categoryId, query)
    if (result.state !== "listed") return result
    return { ...result, items: await vehiclesWithTotals(ports, result.items, dates, request.signal) }
  })
  const result = await deferIfLate({ request, context }, answering)
  if (result.ready && result.value.state === "noSuchPage") throw noSuchPage(request, query)
  return result
}

function noSuchPage({ url }: Request, query: ListQuery) {
  if (query.search === "") return data(null, { status: 404 })
  const { pathname, searchParams } = new URL(url)
  return redirect(listHref(pathname, searchParams, { ...query, page: 1 }))
}
