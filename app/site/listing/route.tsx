import { data } from "react-router"
import { pageMeta } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { ListingPage } from "./listing-page.tsx"
import { loadListing } from "./load-listing.ts"

export const meta = pageMeta

/** A page without its deferred fragments must not be cached. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { status, ...listing } = await loadListing(request, context, params.slug ?? null)
  const isComplete = [listing.categoryBar, listing.fleet, listing.filterChoices].every(({ ready }) => ready)
  return data(listing, {
    status,
    ...(!isComplete && { headers: { "Cache-Control": "no-store" } }),
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />
}
