import { newBookingHref } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { dayOf, formatWallDate, type WallTime } from "#domain/rental-period.ts"
import positionStyles from "./bar-positions.module.css"
import styles from "./calendar.module.css"
import { CalendarCell, canBeBooked } from "./calendar-cell.tsx"
import type { ShownCalendar, ShownRow } from "./load-calendar.ts"

type CalendarTableProps = Pick<ShownCalendar, "days" | "today" | "now" | "groups">

/** The table of the calendar: vehicles in rows, days in columns, in a scrolling box with sticky headings. */
export function CalendarTable({ days, today, now, groups }: CalendarTableProps) {
  const { table } = useMessages().office.calendar
  const first = days[0] ?? today
  const last = days.at(-1) ?? today
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <section className={styles.region} aria-label={table.region} tabIndex={0}>
      <table className={styles.table} data-days={days.length}>
        <caption className="visually-hidden">
          {table.caption(formatWallDate(first), formatWallDate(last))}
        </caption>
        <colgroup>
          <col className={styles.vehicles} />
          {days.map((day) => (
            <col key={day} className={columnClass(day, today)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{table.vehicle}</th>
            {days.map((day) => (
              <DayHead key={day} day={day} isToday={day === today} isNarrow={days.length > MAX_WIDE_DAYS} />
            ))}
          </tr>
        </thead>
        {groups.map(({ id, name, rows }) => (
          <tbody key={id}>
            <tr className={styles.category}>
              <th scope="rowgroup" colSpan={days.length + 1}>
                <span>{name}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <VehicleRow key={row.vehicle.id} row={row} days={days} now={now} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

const WEEKEND = ["Sat", "Sun"]

function columnClass(day: WallTime, today: WallTime): string | undefined {
  if (day === today) return styles.today
  return WEEKEND.includes(formatWallDate(day).slice(0, 3)) ? styles.weekend : undefined
}

/** The maximum number of days for which the columns are wide enough for the word "Today". */
const MAX_WIDE_DAYS = 14

function DayHead({ day, isToday, isNarrow }: { day: WallTime; isToday: boolean; isNarrow: boolean }) {
  const { dates } = useMessages().office.calendar
  const [weekday, dayOfMonth, month] = formatWallDate(day).split(" ")
  return (
    <th scope="col" aria-current={isToday ? "date" : undefined}>
      <time dateTime={dayOf(day)}>
        {isToday && <span className={isNarrow ? "visually-hidden" : undefined}>{dates.today}</span>}
        {(!isToday || isNarrow) && weekday} <b>{dayOfMonth}</b> {month}
      </time>
    </th>
  )
}

type VehicleRowProps = { row: ShownRow; days: readonly WallTime[]; now: WallTime }

function VehicleRow({ row, days, now }: VehicleRowProps) {
  const { newBooking, calendar } = useMessages().office
  const { table } = calendar
  const { vehicle, freeToday, freeNow, laneCount, cells } = row
  const { name, units, isRetired } = vehicle
  return (
    <tr
      className={positionStyles.row}
      data-lanes-ones={laneCount % 10}
      data-lanes-tens={Math.floor(laneCount / 10)}
    >
      <th scope="row">
        {name}
        <small>
          {isRetired
            ? table.retired
            : units === 0
              ? table.noUnits
              : table.freeToday({ freeToday, freeNow, units })}
        </small>
        {canBeBooked(vehicle) && (
          <a className={styles.book} href={newBookingHref(vehicle.id)} aria-label={newBooking.linkFor(name)}>
            {newBooking.link}
          </a>
        )}
      </th>
      {days.flatMap((day, index) => {
        const cell = cells[index]
        return cell ? [<CalendarCell key={day} {...cell} vehicle={vehicle} day={day} now={now} />] : []
      })}
    </tr>
  )
}
