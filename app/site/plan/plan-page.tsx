import { LABELLED_PLACES } from "#app/map/overview-map.ts"
import { SriLankaMap } from "#app/map/sri-lanka-map.tsx"
import { tripPath } from "#app/paths.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { RoutePlaces } from "#app/ui/route-places.tsx"
import { useIsStoredCopy } from "#app/ui/stored-copy.tsx"
import { routePoints } from "#domain/trip/share.ts"
import { AddPlaces, useMapLinks } from "./add-places.tsx"
import { IgnoredTextList, PartialNameMatches } from "./ignored-text-list.tsx"
import type { PlanData } from "./load-plan.ts"
import styles from "./plan.module.css"
import { PlanForm } from "./plan-form.tsx"
import { RESULT_ID } from "./plan-ids.ts"
import { PlannedTrip } from "./planned-trip.tsx"

/** The form of a plan, and the trip. Complete without scripts: every change is a GET request. */
export function PlanPage(data: PlanData) {
  const messages = useMessages().plan
  const { trip, ignoredTexts, partialNameMatches } = data
  // The form needs the server, so a stored copy lacks it.
  const isStoredCopy = useIsStoredCopy()
  return (
    <>
      <div className={`pagehead ${styles.head}`}>
        <h1>{messages.title}</h1>
        <p className={`lead ${styles.noPrint}`}>{messages.lead}</p>
      </div>
      {!isStoredCopy && (
        <section className={`wrap ${styles.noPrint}`} aria-label={messages.form.label}>
          <PlanForm {...data} />
        </section>
      )}
      <div id={RESULT_ID}>
        <PartialNameMatches partialNameMatches={partialNameMatches} />
        {ignoredTexts.length > 0 && <IgnoredTextList ignoredTexts={ignoredTexts} />}
        {trip ? <PlannedTrip {...data} trip={trip} /> : <EmptyPlan {...data} />}
      </div>
    </>
  )
}

/**
 * The page before a visitor has a plan: the places on a map, and the ready-made trips. `data-highlights-dots` is explained in
 * app/map/sri-lanka-map.tsx.
 */
function EmptyPlan({ examples, points, addablePlaces }: PlanData) {
  const messages = useMessages().plan
  return (
    <div className={`wrap ${styles.columns}`} data-highlights-dots>
      <section className={`${styles.map} screen-only`} aria-labelledby="plan-begin">
        <h2 id="plan-begin">{messages.addPlace.begin}</h2>
        <SriLankaMap
          places={points.flatMap(({ place }) => place ?? [])}
          title={messages.addPlace.map}
          labels={LABELLED_PLACES}
          linkOf={useMapLinks(addablePlaces)}
        />
        <AddPlaces addablePlaces={addablePlaces} />
      </section>
      <section aria-labelledby="plan-examples">
        <h2 id="plan-examples">{messages.examples.title}</h2>
        <ul className={styles.examples}>
          {examples.map(({ readyTrip, trip }) => (
            <li key={readyTrip.slug}>
              <SiteLink href={tripPath(readyTrip.slug)}>{readyTrip.title}</SiteLink>
              <span>
                <RoutePlaces names={routePoints(trip).map(({ name }) => name)} />
              </span>
              <span>{messages.summary.drive(trip.km, trip.hours, trip.isEstimate)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
