import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { RoutePlaces } from "#app/ui/route-places.tsx"
import { routePoints } from "#domain/trip/share.ts"
import type { ReturnFit, Trip } from "#domain/trip/trip.ts"
import styles from "./plan.module.css"

/** The places of a trip in their order, the number of days, and the total driving. */
export function RouteSummary({ trip }: { trip: Trip }) {
  const { summary } = useMessages().plan
  return (
    <>
      <p className={styles.path}>
        <RoutePlaces names={routePoints(trip).map(({ name }) => name)} />
      </p>
      <p>
        {summary.length(trip.days.length, trip.nights)}. {summary.drive(trip.km, trip.hours, trip.isEstimate)}
        .
      </p>
      {trip.returnFit && <ReturnFitNotice {...trip.returnFit} />}
    </>
  )
}

function ReturnFitNotice({ nightsLeft, endsLate }: ReturnFit) {
  const { summary } = useMessages().plan
  if (nightsLeft > 0) return <Notice tone="info">{summary.nightsLeft(nightsLeft)}</Notice>
  if (nightsLeft < 0) return <Notice tone="warning">{summary.nightsMissing(-nightsLeft)}</Notice>
  if (endsLate) return <Notice tone="warning">{summary.endsLate}</Notice>
  return <p>{summary.fitsDates}</p>
}
