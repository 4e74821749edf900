import { usePage } from "#app/islands/page-context.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PercentWidth } from "#app/ui/percent-width.tsx"
import type { WallTime } from "#domain/rental-period.ts"
import { MINUTES_A_DAY, onClockAhead, useMinutesAhead, useMinutesInSriLanka } from "./office-clock.ts"
import styles from "./office-hours.module.css"

/** The day as a strip from midnight to midnight, the office's hours lit, and a hand at the time in Sri Lanka. */
export function OfficeHours({ now }: { now: WallTime }) {
  const { officeHours } = usePage().site
  const { office, clock } = useMessages().contact
  const minutes = useMinutesInSriLanka(now)
  const [opens, closes] = [officeHours.opens * 60, officeHours.closes * 60]
  const hours = office.fromTo(clock(opens), clock(closes))
  const isOpen = minutes >= opens && minutes < closes
  return (
    <div>
      <h3>{office.hours}</h3>
      <div className={styles.strip} role="img" aria-label={office.strip(hours)}>
        <PercentWidth percent={shareOfDay(opens)} />
        <span className={styles.open}>
          <span className={styles.hours}>{hours}</span>
        </span>
        <PercentWidth percent={shareOfDay(MINUTES_A_DAY - closes)} />
        <div className={styles.now}>
          <PercentWidth percent={shareOfDay(minutes)} />
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
            isOpen
              ? office.nowOpen(clock(minutes), clock(closes))
              : office.nowClosed(clock(minutes), clock(opens))
          }
        />
      </p>
      <OnYourClock opens={opens} closes={closes} />
      <p className="small soft">{office.roundTheClock}</p>
    </div>
  )
}

/** The same hours on the visitor's own clock, where that shows another time. */
function OnYourClock({ opens, closes }: { opens: number; closes: number }) {
  const { office, clock } = useMessages().contact
  const ahead = useMinutesAhead()
  if (!ahead) return null
  return <p>{office.onYourClock(clock(onClockAhead(opens, ahead)), clock(onClockAhead(closes, ahead)))}</p>
}

/** In per cent, to the hundredth. */
function shareOfDay(minutes: number): number {
  return Math.round((minutes / MINUTES_A_DAY) * 10_000) / 100
}
