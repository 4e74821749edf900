import { messagesContext } from "#app/context.ts"
import type { DeferredValue } from "#app/islands/defer.ts"
import { ALL_VEHICLES, listingPath, vehiclePath } from "#app/paths.ts"
import type { ListQuery } from "#app/site/fleet/list-query.ts"
import type { PricedFleetResult } from "#app/site/fleet/search-fleet.ts"
import { type LoaderArgs, type PageHead, pageHead } from "#app/site/page-head.ts"
import { itemListOf } from "#app/site/structured-data/item-list.ts"
import type { Thing } from "#app/site/structured-data/json-ld.ts"
import { PAGE_SIZE } from "#domain/catalogue/search.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import type { ListingDescription } from "./describe-listing.ts"

type Listing = {
  description: ListingDescription
  categoryId: string | null
  category: Category | null
  fleet: DeferredValue<PricedFleetResult>
  query: ListQuery
  isFiltered: boolean
}

/** Each page of a list has its own canonical URL. A search, a list with filters and an unknown category are not indexed. */
export function listingPageHead(
  args: LoaderArgs,
  { description, categoryId, category, fleet, query, isFiltered }: Listing,
): PageHead {
  const { menu, onTheRoad } = args.context.get(messagesContext).common
  const path = listingPath(categoryId)
  const isUnknownCategory = category === null && fleet.ready && fleet.value.state === "emptyCategory"
  return pageHead(args, {
    name: description.name,
    description: description.description,
    path: query.page > 1 ? `${path}?page=${query.page}` : path,
    type: "CollectionPage",
    breadcrumbs: categoryId === null ? [] : [{ name: menu.allVehicles, path: ALL_VEHICLES }],
    cardAlt: category ? onTheRoad(category.name) : undefined,
    isNotIndexed: query.search !== "" || isFiltered || isUnknownCategory,
    // The result of a search is not indexed, so it needs no structured data.
    mainEntity: ({ siteUrl }) => (query.search === "" && !isFiltered ? listedVehicles(siteUrl, fleet) : []),
  })
}

/** The vehicles of the list as structured data. Empty if the list is deferred or has none. */
function listedVehicles(siteUrl: string, fleet: DeferredValue<PricedFleetResult>): Thing[] {
  if (!fleet.ready || fleet.value.state !== "listed") return []
  const { page, items } = fleet.value
  const vehicles = items.map(({ id, name }) => ({ name, path: vehiclePath(id) }))
  return [itemListOf(siteUrl, vehicles, (page - 1) * PAGE_SIZE)]
}
