import { usePage } from "#app/islands/page-context.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PercentWidth } from "#app/ui/percent-width.tsx"
import type { WallTime } from "#domain/rental-period.ts"
import {
  MINUTES_PER_DAY,
  shiftTimeOfDay,
  useMinutesAheadOfSriLanka,
  useMinutesInSriLanka,
} from "./office-clock.ts"
import styles from "./office-hours.module.css"

/** The day as a scale from midnight to midnight, with the office hours and the current time in Sri Lanka. */
export function OfficeHours({ now }: { now: WallTime }) {
  const { officeHours } = usePage().site
  const { office, clock } = useMessages().contact
  // These three are minutes after midnight.
  const time = useMinutesInSriLanka(now)
  const opens = officeHours.opens * 60
  const closes = officeHours.closes * 60
  const hoursText = office.fromTo(clock(opens), clock(closes))
  const isOpen = time >= opens && time < closes
  return (
    <div>
      <h3>{office.hours}</h3>
      <div className={styles.strip} role="img" aria-label={office.hoursLine(hoursText)}>
        <PercentWidth percent={percentOfDay(opens)} />
        <span className={styles.open}>
          <span className={styles.hours}>{hoursText}</span>
        </span>
        <PercentWidth percent={percentOfDay(MINUTES_PER_DAY - closes)} />
        <div className={styles.now}>
          <PercentWidth percent={percentOfDay(time)} />
          <span className={styles.hand} />
        </div>
      </div>
      <div className={`${styles.scale} soft`} aria-hidden="true">
        <span>{office.midnight}</span>
        <span>{office.noon}</span>
        <span>{office.midnight}</span>
      </div>
      <p className={styles.status}>
        <ChangingText
          text={
            isOpen ? office.nowOpen(clock(time), clock(closes)) : office.nowClosed(clock(time), clock(opens))
          }
        />
      </p>
      <VisitorsLocalHours opens={opens} closes={closes} />
      <p className="small soft">{office.roundTheClock}</p>
    </div>
  )
}

/** The office hours in the visitor's time zone, if that is another one. The props are minutes after midnight in Sri Lanka. */
function VisitorsLocalHours({ opens, closes }: { opens: number; closes: number }) {
  const { office, clock } = useMessages().contact
  const minutesAhead = useMinutesAheadOfSriLanka()
  if (!minutesAhead) return null
  return (
    <p>
      {office.onYourClock(
        clock(shiftTimeOfDay(opens, minutesAhead)),
        clock(shiftTimeOfDay(closes, minutesAhead)),
      )}
    </p>
  )
}

/** The percentage of a day, rounded to two decimals. */
function percentOfDay(minutes: number): number {
  return Math.round((minutes / MINUTES_PER_DAY) * 10_000) / 100
}
