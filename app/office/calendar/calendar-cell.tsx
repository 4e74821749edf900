import { newBookingHref } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { FleetVehicle } from "#domain/calendar/calendar.ts"
import { dayOf, formatWallDate, type WallTime } from "#domain/rental-period.ts"
import positionStyles from "./bar-positions.module.css"
import styles from "./calendar.module.css"
import { DriverSign, UnreadableSign } from "./entry-signs.tsx"
import { detailsPage, entryName, periodText, statusOf } from "./entry-text.ts"
import { type Bar, type DayCell, QUARTERS_PER_DAY } from "./rows.ts"

type BarRow = { vehicleName: string; now: WallTime }

/** A day of a vehicle: the bars that begin in it, and, for screen readers, entries that continue from an earlier day. */
export function CalendarCell({
  bars,
  continuing,
  isConflict,
  vehicle,
  day,
  now,
}: DayCell & EmptyDayProps & { now: WallTime }) {
  const { entry: messages } = useMessages().office.calendar
  if (bars.length === 0 && continuing.length === 0) return <EmptyDay vehicle={vehicle} day={day} />
  return (
    <td data-conflict={isConflict || undefined}>
      {bars.map((bar) => (
        <EntryBar key={bar.entry.id} {...bar} vehicleName={vehicle.name} now={now} />
      ))}
      {continuing.length > 0 && (
        <span className="visually-hidden">
          {isConflict && `${messages.conflict} `}
          {continuing.map(entryName).join(", ")}
        </span>
      )}
    </td>
  )
}

type EmptyDayProps = { vehicle: FleetVehicle; day: WallTime }

/**
 * A day without entries, as a link to a new booking of the vehicle. It is not a tab stop, because a page would have hundreds of them.
 * The row's heading has a link for the keyboard.
 */
function EmptyDay({ vehicle, day }: EmptyDayProps) {
  const { newBooking } = useMessages().office
  if (!canBeBooked(vehicle)) return <td />
  return (
    <td>
      <a className={styles.empty} href={newBookingHref(vehicle.id, dayOf(day))} tabIndex={-1}>
        <span className="visually-hidden">{newBooking.linkOn(vehicle.name, formatWallDate(day))}</span>
      </a>
    </td>
  )
}

/** Whether a new booking can have the vehicle. */
export function canBeBooked({ isRetired, units }: FleetVehicle): boolean {
  return !isRetired && units > 0
}

/** A bar. Its position is in data attributes for the style sheet, because the Content-Security-Policy forbids inline styles. */
function EntryBar({
  entry,
  lane,
  offset,
  length,
  isClippedBefore,
  isClippedAfter,
  isConflict,
  ...row
}: Bar & BarRow) {
  const { office } = useMessages()
  const messages = office.calendar.entry
  const name = entryName(entry)
  const status = statusOf(entry, row.now)
  const times = messages.times(`${name}, ${row.vehicleName}`, periodText(entry.period, office))
  return (
    <a
      className={`${styles.bar} ${positionStyles.bar}`}
      href={detailsPage(entry)}
      title={times}
      data-initial={[...name][0]?.toUpperCase()}
      data-kind={entry.kind}
      data-status={status}
      data-lane-ones={lane % 10}
      data-lane-tens={Math.floor(lane / 10)}
      data-offset={offset}
      data-whole-days={Math.floor(length / QUARTERS_PER_DAY)}
      data-quarters={length % QUARTERS_PER_DAY}
      data-clipped-before={isClippedBefore || undefined}
      data-clipped-after={isClippedAfter || undefined}
      data-conflict={isConflict || undefined}
    >
      <span>
        {isConflict && (
          <b>
            <span className="visually-hidden">{messages.conflict} </span>
          </b>
        )}
        <UnreadableSign entry={entry} />
        <DriverSign entry={entry} />
        {entry.kind === "block" && <span className="visually-hidden">{messages.offTheRoad}: </span>}
        {name}
        {entry.units > 1 && `, ${messages.units(entry.units)}`}
        <span className="visually-hidden">
          , {periodText(entry.period, office)}, {messages.statuses[status]}
        </span>
      </span>
    </a>
  )
}
