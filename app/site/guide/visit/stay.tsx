import { useMessages } from "#app/ui/messages-context.tsx"
import {
  type DayPlan,
  monthsEndingInTheDark,
  monthsStartingInTheDark,
  scheduleDay,
} from "#domain/content/day-plan.ts"
import type { VisitDetails } from "#domain/content/visit.ts"
import type { SunTimes } from "#domain/sun.ts"
import type { Messages } from "#messages/messages.ts"
import tableStyles from "../guide-table.module.css"
import styles from "./stay.module.css"

type StayProps = {
  visit: Pick<VisitDetails, "stay" | "days">
  /** The sun at the place, on the middle day of each month, January first. */
  sun: readonly SunTimes[]
}

/**
 * The recommended length of a stay, and one or two sample days with clock times. A note below a day says if the day begins or ends
 * in the dark.
 */
export function Stay({ visit: { stay, days }, sun }: StayProps) {
  const messages = useMessages().visit.stay
  return (
    <div className={styles.stay}>
      <p>{stay}</p>
      {days.map((day) => (
        <Day key={day.title} plan={scheduleDay(day)} sun={sun} />
      ))}
      <p className="small soft">{sunsetText(sun, messages)}</p>
    </div>
  )
}

function Day({ plan, sun }: { plan: DayPlan; sun: readonly SunTimes[] }) {
  const messages = useMessages().visit.stay
  const { title, startsAt, stops, backMinutes, endsAt } = plan
  const darkStartMonths = monthsStartingInTheDark(plan, sun)
  const darkEndMonths = monthsEndingInTheDark(plan, sun)
  return (
    <div className={styles.day}>
      <table className={`${tableStyles.table} ${styles.times}`}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.columns.time}</th>
            <th scope="col">{messages.columns.stop}</th>
          </tr>
        </thead>
        <tbody>
          {stops[0] && stops[0].driveMinutes > 0 && (
            <tr>
              <td>{messages.clockTime(startsAt)}</td>
              <td>{messages.starts}</td>
            </tr>
          )}
          {stops.map(({ activity, driveMinutes, arrivesAt, leavesAt }) => (
            <tr key={`${arrivesAt} ${activity}`}>
              <td>
                {leavesAt > arrivesAt ? messages.span(arrivesAt, leavesAt) : messages.clockTime(arrivesAt)}
              </td>
              <td>
                {activity}
                {driveMinutes > 0 && <small>{messages.drive(driveMinutes)}</small>}
              </td>
            </tr>
          ))}
          <tr>
            <td>{messages.clockTime(endsAt)}</td>
            <td>
              {backMinutes > 0 ? messages.back : messages.ends}
              {backMinutes > 0 && <small>{messages.drive(backMinutes)}</small>}
            </td>
          </tr>
        </tbody>
      </table>
      {darkStartMonths.length > 0 && (
        <p className={styles.darkNote}>{messages.startsInTheDark(startsAt, darkStartMonths)}</p>
      )}
      {darkEndMonths.length > 0 && (
        <p className={styles.darkNote}>{messages.endsInTheDark(endsAt, darkEndMonths)}</p>
      )}
    </div>
  )
}

/** The earliest and the latest sunset of the year, and the shortest dusk. */
function sunsetText(sun: readonly SunTimes[], messages: Messages["visit"]["stay"]): string {
  const sunsets = sun.map(({ sunset }) => sunset)
  const earliest = Math.min(...sunsets)
  const latest = Math.max(...sunsets)
  const dusk = Math.min(...sun.map(({ sunset, dark }) => dark - sunset))
  return messages.sunset(earliest, sunsets.indexOf(earliest), latest, sunsets.indexOf(latest), dusk)
}
