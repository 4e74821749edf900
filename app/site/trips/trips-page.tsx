import { PLAN, tripPath } from "#app/paths.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import type { ComputedReadyTrip } from "#app/site/trip/load-ready-trips.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { RoutePath } from "#app/ui/route-path.tsx"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import { routePoints } from "#domain/trip/share.ts"
import styles from "./trips.module.css"

/** The ready-made trips, each with its route, length, drives and best months. */
export function TripsPage({ trips }: { trips: readonly ComputedReadyTrip[] }) {
  const { trips: messages, plan } = useMessages()
  return (
    <>
      <div className="pagehead">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
      </div>
      <section className="wrap" aria-label={messages.title}>
        <ul className={styles.trips}>
          {trips.map(({ ready, trip, best, scene }) => (
            <li key={ready.slug}>
              {scene && (
                <ScenePicture
                  scene={scene}
                  crop="gallery"
                  alt=""
                  sizes="(width < 40rem) 92vw, (width < 72rem) 46vw, 24rem"
                />
              )}
              <h2>
                <SiteLink href={tripPath(ready.slug)}>{ready.title}</SiteLink>
              </h2>
              <p>
                <RoutePath names={routePoints(trip).map(({ name }) => name)} />
              </p>
              <p className="small soft">
                {plan.summary.drive(trip.km, trip.hours, trip.isEstimate)}.{" "}
                {best.length > 0 && `${messages.best(best)}.`}
              </p>
            </li>
          ))}
        </ul>
        <p>
          <SiteLink className="tlink" href={PLAN}>
            {messages.own}
          </SiteLink>
        </p>
      </section>
    </>
  )
}
