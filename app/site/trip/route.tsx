import { data } from "react-router"
import { UnusableDates } from "#app/site/layout/unusable-dates.tsx"
import { pageMeta } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { loadTrip } from "./load-trip.ts"
import { TripPage } from "./trip-page.tsx"

export const meta = pageMeta

/** A page without all of its prices must not be cached. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const trip = await loadTrip(request, context, params.slug)
  const isComplete = trip.vehicles !== null && trip.unpricedVehicles.length === 0
  return data(trip, isComplete ? undefined : { headers: { "Cache-Control": "no-store" } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function TripRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <UnusableDates />
      <TripPage {...loaderData} />
    </>
  )
}
