import type { RouterContextProvider } from "react-router"
import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import { deferIfLate } from "#app/islands/defer.ts"
import { loadFilterableVehicles } from "#app/site/fleet/filterable-vehicles.ts"
import { isFiltered, type ListFilter, readListFilter, unknownChoices } from "#app/site/fleet/list-filter.ts"
import { type ListQuery, readListQuery } from "#app/site/fleet/list-query.ts"
import { loadFleetResult } from "#app/site/fleet/load-fleet-result.ts"
import { costNotes } from "#app/site/side-costs/cost-texts.ts"
import { type FilterOptions, filterOptions } from "#domain/catalogue/filter.ts"
import { searchByName } from "#domain/catalogue/search.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { loadCategoryBar } from "./category-bar-data.ts"
import { describeListing, describeRetiredCategory } from "./describe-listing.ts"
import { listDates } from "./list-dates.ts"
import { listingPageHead } from "./listing-page-head.ts"

/** The data of a listing. `categoryId` null: all vehicles. */
export async function loadListing(
  request: Request,
  context: Readonly<RouterContextProvider>,
  categoryId: string | null,
) {
  const ports = context.get(portsContext)
  const params = new URL(request.url).searchParams
  const query = readListQuery(params)
  const filter = readListFilter(params)
  const dates = listDates(params, ports)
  const [deferredBar, fleet, filterChoices] = await Promise.all([
    deferIfLate({ request, context }, loadCategoryBar(ports, request.signal)),
    loadFleetResult(request, context, { categoryId, query, filter }),
    deferIfLate(
      { request, context },
      loadFilterOptions(ports, { categoryId, query, filter }, request.signal),
    ),
  ])
  const categoryBar = deferredBar.ready ? deferredBar.value : null
  const category = categoryBar?.categories.find(({ id }) => id === categoryId) ?? null
  const mayBeRetired = deferredBar.ready && !category
  const retiredCategory = mayBeRetired ? await findRetiredCategory(ports, categoryId, request.signal) : null
  const messages = context.get(messagesContext)
  const description = retiredCategory
    ? describeRetiredCategory(retiredCategory, messages.vehicleFacts)
    : describeListing(categoryId, category, query.page, messages.listing)
  const isEmpty = fleet.ready && fleet.value.state === "emptyCategory"
  const isUnknown = categoryBar?.isComplete === true && !category && isEmpty
  return {
    status: retiredCategory ? 410 : isUnknown ? 404 : 200,
    head: listingPageHead(
      { request, context },
      { description, categoryId, category, fleet, query, isFiltered: isFiltered(filter) },
    ),
    heading: description.heading,
    lead: description.lead,
    categoryId,
    categoryBar: deferredBar,
    fleet,
    query,
    filter,
    unknownChoices: unknownChoices(params),
    filterChoices,
    dates,
    costNotes: costNotes(ports.content.costs, dates.period, messages.choosing.sideCosts),
    now: wallTimeAt(ports.clock()),
    mileageAllowanceKm: ports.content.rules.mileageAllowanceKm,
  }
}

type ListSelection = { categoryId: string | null; query: ListQuery; filter: ListFilter }

/** The options of the filters with their counts, for the vehicles of the search. Null if the details cannot be read. */
async function loadFilterOptions(
  ports: Pick<Ports, "catalogue">,
  { categoryId, query, filter }: ListSelection,
  signal: AbortSignal,
): Promise<FilterOptions | null> {
  const listResult = await ports.catalogue.vehicles(signal)
  if (!listResult.ok) return null
  const matchingVehicles = searchByName(listResult.value, query.search).filter(
    (vehicle) => categoryId === null || vehicle.categoryId === categoryId,
  )
  const details = await loadFilterableVehicles(ports, matchingVehicles, signal)
  return details.size === 0 ? null : filterOptions([...details.values()], filter.filters)
}

/** The retired category of this id; null for any other. */
async function findRetiredCategory(
  { catalogue }: Pick<Ports, "catalogue">,
  id: string | null,
  signal: AbortSignal,
): Promise<Category | null> {
  if (id === null) return null
  const result = await catalogue.retired(signal)
  return (result.ok && result.value.categories.find((category) => category.id === id)) || null
}

export type ListingData = Omit<Awaited<ReturnType<typeof loadListing>>, "status">
