import filterStyles from "#app/office/filters.module.css"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { dayOf } from "#domain/rental-period.ts"
import styles from "./calendar.module.css"
import type { ShownCalendar } from "./load-calendar.ts"
import { type CalendarQuery, calendarHref, DAY_COUNTS, shiftedHref } from "./query-params.ts"

type DateNavigationProps = {
  query: CalendarQuery
  shown: Pick<ShownCalendar, "days" | "today" | "startsAfterToday" | "onlyWithEntries">
}

/** Links to earlier and later days, to today, to more or fewer days, and to all vehicles or only those with an entry. */
export function DateNavigation({ query, shown }: DateNavigationProps) {
  const { dates, vehicles } = useMessages().office.calendar
  const { days, today, startsAfterToday } = shown
  const [first = today] = days
  return (
    <nav className={`${styles.navigation} ${styles.noPrint}`} aria-label={dates.label}>
      <div className={filterStyles.chips}>
        <a href={shiftedHref(query, first, -query.days)} rel="prev">
          <Icon name="back" className="icon-small" />
          {dates.earlier}
        </a>
        {/* Without a first day the calendar would start at the next entry again. */}
        <a
          href={calendarHref({ ...query, from: startsAfterToday ? dayOf(today) : "" })}
          aria-current={first === today ? "page" : undefined}
        >
          {dates.today}
        </a>
        <a href={shiftedHref(query, first, query.days)} rel="next">
          {dates.later}
          <Icon name="arrow" className="icon-small" />
        </a>
      </div>
      <div className={`${filterStyles.chips} ${styles.entryFilter}`}>
        {[true, false].map((onlyWithEntries) => (
          <a
            key={vehicles[onlyWithEntries ? "withEntries" : "all"]}
            href={calendarHref({ ...query, onlyWithEntries })}
            aria-current={onlyWithEntries === shown.onlyWithEntries ? "true" : undefined}
          >
            {vehicles[onlyWithEntries ? "withEntries" : "all"]}
          </a>
        ))}
      </div>
      <div className={filterStyles.chips}>
        {DAY_COUNTS.map((count) => (
          <a
            key={count}
            href={calendarHref({ ...query, days: count })}
            aria-current={count === query.days ? "page" : undefined}
          >
            {dates.days(count)}
          </a>
        ))}
      </div>
    </nav>
  )
}
