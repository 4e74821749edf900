import { classNames } from "#app/ui/class-names.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CalendarEntry } from "#domain/calendar/calendar.ts"
import { ENTRY_STATUSES } from "#domain/calendar/entry-status.ts"
import type { WallTime } from "#domain/rental-period.ts"
import styles from "./entry-signs.module.css"
import { statusOf } from "./entry-text.ts"

/** A steering wheel for a booking with a driver of the company. */
export function DriverSign({ entry }: { entry: CalendarEntry }) {
  const { withDriver } = useMessages().office.calendar.entry
  if (entry.kind === "block" || !entry.details.hasDriver) return null
  return (
    <span className={styles.sign} title={withDriver}>
      <Icon name="wheel" className="icon-small" />
      <span className="visually-hidden">{`${withDriver}: `}</span>
    </span>
  )
}

/** A warning for a booking whose agreed terms cannot be read. */
export function UnreadableSign({ entry }: { entry: CalendarEntry }) {
  const { unreadable } = useMessages().office.today
  if (entry.kind === "block" || !entry.details.isUnreadable) return null
  return (
    <span className={styles.sign} title={unreadable}>
      <Icon name="alert" className="icon-small" />
      <span className="visually-hidden">{`${unreadable}: `}</span>
    </span>
  )
}

/** The status of an entry, by text, shape and colour. */
export function StatusSign({ entry, now }: { entry: CalendarEntry; now: WallTime }) {
  const { statuses } = useMessages().office.calendar.entry
  const status = statusOf(entry, now)
  return <span className={classNames(styles.status, styles[status])}>{statuses[status]}</span>
}

/** Explains the styles of the bars. */
export function StatusLegend() {
  const { statuses, withDriver } = useMessages().office.calendar.entry
  return (
    <ul className={styles.legend}>
      {ENTRY_STATUSES.map((status) => (
        <li key={status}>
          <span className={styles.sample} data-status={status} />
          {statuses[status]}
        </li>
      ))}
      <li>
        <Icon name="wheel" className="icon-small" />
        {withDriver}
      </li>
    </ul>
  )
}
