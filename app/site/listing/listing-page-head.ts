import { messagesContext } from "#app/context.ts"
import type { Deferrable } from "#app/islands/defer.ts"
import { listingPath, vehiclePath } from "#app/paths.ts"
import type { ShownPart } from "#app/site/fleet/fleet-part.ts"
import type { ListQuery } from "#app/site/fleet/list-address.ts"
import { type LoaderArgs, type PageHead, pageHead } from "#app/site/page-head.ts"
import { itemListOf } from "#app/site/structured-data/item-list.ts"
import type { Thing } from "#app/site/structured-data/json-ld.ts"
import { PAGE_SIZE } from "#domain/catalogue/search.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import type { HeadOfListing } from "./head-of-listing.ts"
import type { ListDates } from "./list-dates.ts"

type Listing = {
  head: HeadOfListing
  categoryId: string | null
  category: Category | null
  fleet: Deferrable<ShownPart>
  query: ListQuery
  dates: ListDates
}

/** Every page of a list is a page of its own; a search is one visitor's, and so is a category that there is not. */
export function listingPageHead(
  args: LoaderArgs,
  { head, categoryId, category, fleet, query, dates }: Listing,
): PageHead {
  const { menu, onTheRoad } = args.context.get(messagesContext).common
  const path = listingPath(categoryId)
  const isNoCategory = category === null && fleet.ready && fleet.value.state === "emptyCategory"
  return pageHead(args, {
    name: head.name,
    description: head.description,
    path: query.page > 1 ? `${path}?page=${query.page}` : path,
    type: "CollectionPage",
    trail: categoryId === null ? [] : [{ name: menu.allVehicles, path: listingPath(null) }],
    cardShows: category ? onTheRoad(category.name) : undefined,
    isAnswer: query.search !== "" || dates.from !== "" || dates.to !== "" || isNoCategory,
    // A search is found by nobody else, so that no machine reads what it lists.
    about: ({ siteUrl }) => (query.search === "" ? vehiclesListed(siteUrl, fleet) : []),
  })
}

/** Nothing where the list came too late for the head of its page. */
function vehiclesListed(siteUrl: string, fleet: Deferrable<ShownPart>): Thing[] {
  if (!fleet.ready || fleet.value.state !== "listed") return []
  const { page, items } = fleet.value
  const vehicles = items.map(({ id, name }) => ({ name, path: vehiclePath(id) }))
  return [itemListOf(siteUrl, vehicles, (page - 1) * PAGE_SIZE)]
}
