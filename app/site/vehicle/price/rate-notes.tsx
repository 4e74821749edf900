import { useMessages } from "#app/ui/messages-context.tsx"
import { signedPercent } from "#domain/pricing/seasons.ts"
import { formatWallDate, type WallTime } from "#domain/rental-period.ts"
import { useRental } from "../booking/rental-context.tsx"
import styles from "./rate-table.module.css"

/** The notes below the rates: whether they are for visitors from abroad, and the current and future seasons. */
export function RateNotes({ isAbroad, today }: { isAbroad: boolean; today: string }) {
  const { seasons = [] } = useRental().terms
  const messages = useMessages().vehicle.rates
  const currentAndFuture = seasons.filter(({ until }) => until >= today)
  if (!isAbroad && currentAndFuture.length === 0) return null
  return (
    <ul className={styles.notes}>
      {isAbroad && <li>{messages.fromAbroad}</li>}
      {currentAndFuture.map(({ name, from, until, percent }) => (
        <li key={name}>{messages.season(name, formatDay(from), formatDay(until), signedPercent(percent))}</li>
      ))}
    </ul>
  )
}

function formatDay(day: string): string {
  return formatWallDate(`${day}T00:00` as WallTime) // the settings' schema has validated the day
}
