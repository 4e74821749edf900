import { useMessages } from "#app/ui/messages-context.tsx"
import { RoutePath } from "#app/ui/route-path.tsx"
import { pathOf } from "#domain/trip/share.ts"
import type { Trip } from "#domain/trip/trip.ts"
import styles from "./plan.module.css"

/** The places of a trip in their order, its days, and its driving in all. */
export function RouteSummary({ trip }: { trip: Trip }) {
  const { summary } = useMessages().plan
  return (
    <>
      <p className={styles.path}>
        <RoutePath names={pathOf(trip).map(({ name }) => name)} />
      </p>
      <p>
        {summary.length(trip.days.length, trip.nights)}. {summary.drive(trip.km, trip.hours, trip.isEstimate)}
        .
      </p>
    </>
  )
}
