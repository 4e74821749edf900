import { data, type RouterContextProvider, redirect } from "react-router"
import { portsContext } from "#app/context.ts"
import { type DeferredValue, deferIfLate } from "#app/islands/defer.ts"
import { readDates } from "#app/site/rental-dates.ts"
import { matchesFilters, sortVehicles } from "#domain/catalogue/filter.ts"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { totalWithoutExtras, vehiclesWithTotals } from "./dated-vehicles.ts"
import { loadFilterableVehicles } from "./filterable-vehicles.ts"
import { isFiltered, type ListFilter } from "./list-filter.ts"
import { type ListQuery, listHref } from "./list-query.ts"
import { type FleetResult, type PricedFleetResult, searchFleet } from "./search-fleet.ts"

type FleetRequest = {
  /** Null: all categories. */
  categoryId: string | null
  query: ListQuery
  filter?: ListFilter
}

const NO_FILTER: ListFilter = { filters: {}, sort: null }

/**
 * For a loader: the result of a list's query, deferred if the catalogue is slow.
 * @throws if the list has no such page, unless the result is deferred. Throws a redirect to the first page for a search or
 * filter, because it may have fewer results than before; otherwise a 404 response.
 */
export async function loadFleetResult(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { categoryId, query, filter = NO_FILTER }: FleetRequest,
): Promise<DeferredValue<PricedFleetResult>> {
  const ports = context.get(portsContext)
  const { catalogue, content, log, clock } = ports
  const dates = readDates(new URL(request.url).searchParams, wallTimeAt(clock()))
  const resultPromise = catalogue
    .vehicles(request.signal)
    .then(async (listResult): Promise<PricedFleetResult> => {
      if (!listResult.ok) log.warn({ reason: listResult.reason }, "the vehicles could not be read")
      const unfilteredResult = searchFleet(listResult, categoryId, query)
      const result =
        listResult.ok && isFiltered(filter)
          ? await filterFleet(listResult.value, unfilteredResult)
          : unfilteredResult
      if (result.state !== "listed") return result
      return { ...result, items: await vehiclesWithTotals({ request, context }, result.items, dates) }
    })
  const result = await deferIfLate({ request, context }, resultPromise)
  if (result.ready && result.value.state === "noSuchPage") throw noSuchPage(request, query, filter)
  return result

  /** Applies the filters and the order. `unfilteredResult` is the result without them. */
  async function filterFleet(
    fleet: readonly ListedVehicle[],
    unfilteredResult: FleetResult,
  ): Promise<FleetResult> {
    if (unfilteredResult.state === "emptyCategory") return unfilteredResult
    const vehiclesInCategory = fleet.filter(
      (vehicle) => categoryId === null || vehicle.categoryId === categoryId,
    )
    const details = await loadFilterableVehicles(ports, vehiclesInCategory, request.signal)
    const matchingVehicles = vehiclesInCategory.filter(({ id }) => {
      const vehicle = details.get(id)
      return vehicle !== undefined && matchesFilters(vehicle, filter.filters)
    })
    const sortedVehicles = sortVehicles(matchingVehicles, filter.sort, ({ id, name }) => {
      const vehicle = details.get(id)
      const total = vehicle && dates && totalWithoutExtras(vehicle, dates, content)
      return { name, seats: vehicle?.specification.seats ?? null, total }
    })
    if (sortedVehicles.length === 0) return { state: "noFit" }
    const result = searchFleet({ ok: true, value: [...sortedVehicles] }, categoryId, query)
    return result.state === "noMatch" && unfilteredResult.state !== "noMatch" ? { state: "noFit" } : result
  }
}

function noSuchPage({ url }: Request, query: ListQuery, filter: ListFilter) {
  if (query.search === "" && !isFiltered(filter)) return data(null, { status: 404 })
  const { pathname, searchParams } = new URL(url)
  return redirect(listHref(pathname, searchParams, { ...query, page: 1 }))
}
