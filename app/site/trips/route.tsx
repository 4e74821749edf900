import { PLAN, TRIPS, tripPath } from "#app/paths.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { itemListOf } from "#app/site/structured-data/item-list.ts"
import { loadReadyTrips } from "#app/site/trip/load-ready-trips.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { RoutePlaces } from "#app/ui/route-places.tsx"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import { routePoints } from "#domain/trip/share.ts"
import type { Route } from "./+types/route"
import styles from "./trips.module.css"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const trips = loadReadyTrips(context)
  const items = trips.map(({ readyTrip }) => ({ name: readyTrip.title, path: tripPath(readyTrip.slug) }))
  const head = titledPageHead({ request, context }, TRIPS, {
    type: "CollectionPage",
    mainEntity: ({ siteUrl }) => [itemListOf(siteUrl, items)],
  })
  return { head, trips }
}

/** The ready-made trips, each with its route, length, drives and best months. */
export default function TripsPage({ loaderData: { trips } }: Route.ComponentProps) {
  const { trips: messages, plan } = useMessages()
  return (
    <>
      <div className="pagehead">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
      </div>
      <section className="wrap" aria-label={messages.title}>
        <ul className={styles.trips}>
          {trips.map(({ readyTrip, trip, bestMonths, scene }) => (
            <li key={readyTrip.slug}>
              {scene && (
                <ScenePicture
                  scene={scene}
                  crop="gallery"
                  alt=""
                  sizes="(width < 40rem) min(40vw, 12rem), (width < 72rem) 46vw, 24rem"
                  fetchPriority="low" // the text is painted first
                />
              )}
              <h2>
                <SiteLink href={tripPath(readyTrip.slug)}>{readyTrip.title}</SiteLink>
              </h2>
              <p>
                <RoutePlaces names={routePoints(trip).map(({ name }) => name)} />
              </p>
              <p className="small soft">
                {plan.summary.drive(trip.km, trip.hours, trip.isEstimate)}.{" "}
                {bestMonths.length > 0 && `${messages.best(bestMonths)}.`}
              </p>
            </li>
          ))}
        </ul>
        <p>
          <SiteLink className="text-link" href={PLAN}>
            {messages.own}
          </SiteLink>
        </p>
      </section>
    </>
  )
}
