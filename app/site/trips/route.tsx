import { TRIPS, tripPath } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { itemListOf } from "#app/site/structured-data/item-list.ts"
import { loadReadyTrips } from "#app/site/trip/load-ready-trips.ts"
import type { Route } from "./+types/route"
import { TripsPage } from "./trips-page.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const trips = loadReadyTrips(context)
  const items = trips.map(({ ready }) => ({ name: ready.title, path: tripPath(ready.slug) }))
  const head = titledPageHead({ request, context }, TRIPS, {
    type: "CollectionPage",
    about: ({ siteUrl }) => [itemListOf(siteUrl, items)],
  })
  return { head, trips }
}

export default function TripsRoute({ loaderData: { trips } }: Route.ComponentProps) {
  return <TripsPage trips={trips} />
}
