import { useMessages } from "#app/ui/messages-context.tsx"
import { entryStatus } from "#domain/calendar/entry-status.ts"
import type { WallTime } from "#domain/rental-period.ts"
import places from "./bar-places.module.css"
import styles from "./calendar.module.css"
import { DriverSign } from "./entry-signs.tsx"
import { detailsPage, entryName, periodText } from "./entry-text.ts"
import { type Bar, type DayCell, QUARTERS_PER_DAY } from "./rows.ts"

/** The name of the row's vehicle. */
type Shared = { vehicle: string; now: WallTime }

/** A day of a vehicle: the bars that begin in it, and, for screen readers, entries that continue from an earlier day. */
export function CalendarCell({ bars, continuing, isClash, ...shared }: DayCell & Shared) {
  const { entry: messages } = useMessages().office.calendar
  if (bars.length === 0 && continuing.length === 0) return <td />
  return (
    <td data-clash={isClash || undefined}>
      {bars.map((bar) => (
        <EntryBar key={bar.entry.id} {...bar} {...shared} />
      ))}
      {continuing.length > 0 && (
        <span className="vh">
          {isClash && `${messages.clash} `}
          {continuing.map(entryName).join(", ")}
        </span>
      )}
    </td>
  )
}

/** Its position is in data attributes for the style sheet, because the Content-Security-Policy forbids inline styles. */
function EntryBar({
  entry,
  lane,
  offset,
  length,
  isClippedBefore,
  isClippedAfter,
  isClash,
  ...row
}: Bar & Shared) {
  const { office } = useMessages()
  const messages = office.calendar.entry
  const name = entryName(entry)
  const status = entryStatus(entry.period, row.now)
  const times = messages.times(`${name}, ${row.vehicle}`, periodText(entry.period, office))
  return (
    <a
      className={`${styles.bar} ${places.bar}`}
      href={detailsPage(entry)}
      title={times}
      data-kind={entry.kind}
      data-status={status}
      data-lane={lane}
      data-offset={offset}
      data-long={Math.floor(length / QUARTERS_PER_DAY)}
      data-rest={length % QUARTERS_PER_DAY}
      data-before={isClippedBefore || undefined}
      data-after={isClippedAfter || undefined}
      data-clash={isClash || undefined}
    >
      <span>
        {isClash && <b>{messages.clash} </b>}
        <DriverSign entry={entry} />
        {entry.kind === "block" && <span className="vh">{messages.off}: </span>}
        {name}
        {entry.units > 1 && `, ${messages.units(entry.units)}`}
        <span className="vh">
          , {periodText(entry.period, office)}, {messages.statuses[status]}
        </span>
      </span>
    </a>
  )
}
