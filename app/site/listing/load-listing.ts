import type { RouterContextProvider } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { readListQuery } from "#app/site/fleet/list-address.ts"
import { loadFleetPart } from "#app/site/fleet/load-fleet-part.ts"
import { patienceMs, settle } from "#app/site/settle.ts"
import { loadCategoryRoad } from "./categories.ts"
import { headOfListing } from "./head-of-listing.ts"
import { listingFacts } from "./listing-facts.ts"

/** Everything that a listing shows. `categoryId` null: all vehicles. */
export async function loadListing(
  request: Request,
  context: Readonly<RouterContextProvider>,
  categoryId: string | null,
) {
  const ports = context.get(portsContext)
  const query = readListQuery(new URL(request.url).searchParams)
  const [road, fleet] = await Promise.all([
    settle(patienceMs(request, context), loadCategoryRoad(ports, request.signal)),
    loadFleetPart(request, context, categoryId, query),
  ])
  const known = road.ready ? road.value.categories : []
  const category = known.find(({ id }) => id === categoryId) ?? null
  const head = headOfListing(categoryId, category, query.page, context.get(messagesContext).listing)
  return {
    page: listingFacts({ request, context }, { head, categoryId, category, fleet, query }),
    heading: head.heading,
    lead: head.lead,
    categoryId,
    road,
    fleet,
    query,
  }
}

export type ListingData = Awaited<ReturnType<typeof loadListing>>
