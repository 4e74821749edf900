import { tripPath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { pathOf } from "#domain/trip/share.ts"
import { LeftOutList } from "./left-out-list.tsx"
import { type PlanData, RESULT_ID } from "./load-plan.ts"
import styles from "./plan.module.css"
import { PlanForm } from "./plan-form.tsx"
import { PlannedTrip } from "./planned-trip.tsx"

/** The form of a plan, and the trip. Complete without scripts: every change is a GET request. */
export function PlanPage(data: PlanData) {
  const messages = useMessages().plan
  const { trip, leftOut, examples } = data
  return (
    <>
      <div className={`pagehead ${styles.head}`}>
        <h1>{messages.title}</h1>
        <p className={`lead ${styles.screen}`}>{messages.lead}</p>
      </div>
      <section className={`wrap ${styles.screen}`} aria-label={messages.form.label}>
        <PlanForm {...data} />
      </section>
      <div id={RESULT_ID}>
        {leftOut.length > 0 && <LeftOutList leftOut={leftOut} />}
        {trip ? <PlannedTrip {...data} trip={trip} /> : <Examples examples={examples} />}
      </div>
    </>
  )
}

/** The ready-made trips, before a visitor has a plan. */
function Examples({ examples }: Pick<PlanData, "examples">) {
  const messages = useMessages().plan
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="plan-examples">
      <h2 id="plan-examples">{messages.examples.title}</h2>
      <ul className={styles.examples}>
        {examples.map(({ ready, trip }) => (
          <li key={ready.slug}>
            <a href={tripPath(ready.slug)}>{ready.title}</a>
            <span>{messages.summary.path(pathOf(trip).map(({ name }) => name))}</span>
            <span>{messages.summary.drive(trip.km, trip.hours)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
