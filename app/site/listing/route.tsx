import { pageMeta } from "#app/site/page-meta.ts"
import type { Route } from "./+types/route"
import { ListingScreen } from "./listing-screen.tsx"
import { loadListing } from "./load-listing.ts"

export const handle = { hydrate: true }
export const meta = pageMeta

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadListing(request, context, params.slug ?? null)
}

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />
}
