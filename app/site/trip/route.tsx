import { pageMeta } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { loadTrip } from "./load-trip.ts"
import { TripPage } from "./trip-page.tsx"

export const meta = pageMeta

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadTrip(request, context, params.slug)
}

export default function TripRoute({ loaderData }: Route.ComponentProps) {
  return <TripPage {...loaderData} />
}
