import { data, type RouterContextProvider, redirect } from "react-router"
import { portsContext } from "#app/context.ts"
import { type Deferrable, deferIfLate } from "#app/islands/defer.ts"
import { readDates } from "#app/site/rental-dates.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { datedVehicles } from "./dated-vehicles.ts"
import { type ListQuery, listHref } from "./list-query.ts"
import { type DatedFleetResult, searchFleet } from "./search-fleet.ts"

/**
 * For a loader: the part of the fleet that an address asks for, at once or soon.
 * @throws where the list has no such page: the first page of a search, which may have become shorter, and otherwise the answer
 * 404; unless the list came too late to say so by status.
 */
export async function loadFleetResult(
  request: Request,
  context: Readonly<RouterContextProvider>,
  categoryId: string | null,
  query: ListQuery,
): Promise<Deferrable<DatedFleetResult>> {
  const ports = context.get(portsContext)
  const { catalogue, log, clock } = ports
  const dates = readDates(new URL(request.url).searchParams, wallTimeAt(clock()))
  const answering = catalogue.vehicles(request.signal).then(async (answer): Promise<DatedFleetResult> => {
    if (!answer.ok) log.warn({ reason: answer.reason }, "the vehicles could not be read")
    const part = searchFleet(answer, categoryId, query)
    if (part.state !== "listed") return part
    return { ...part, items: await datedVehicles(ports, part.items, dates, request.signal) }
  })
  const part = await deferIfLate({ request, context }, answering)
  if (part.ready && part.value.state === "noSuchPage") throw noSuchPage(request, query)
  return part
}

function noSuchPage({ url }: Request, query: ListQuery) {
  if (query.search === "") return data(null, { status: 404 })
  const { pathname, searchParams } = new URL(url)
  return redirect(listHref(pathname, searchParams, { ...query, page: 1 }))
}
