import filters from "#app/office/filters.module.css"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./calendar.module.css"
import type { ShownCalendar } from "./load-calendar.ts"
import { type CalendarQuery, calendarHref, movedBy, STEPS } from "./query-params.ts"

/** Links to earlier and later days, to today, and to more or fewer days. */
export function Walk({ query, shown: { days, today } }: { query: CalendarQuery; shown: ShownCalendar }) {
  const { walk } = useMessages().office.calendar
  const [from = today] = days
  const window = { from, to: days.at(-1) ?? today }
  return (
    <nav className={`${styles.walk} ${styles.notOnPaper}`} aria-label={walk.label}>
      <div className={filters.chips}>
        <a href={movedBy(query, window, -query.days)} rel="prev">
          <Icon name="back" className="ico-s" />
          {walk.earlier}
        </a>
        <a href={calendarHref({ ...query, from: "" })} aria-current={from === today ? "page" : undefined}>
          {walk.today}
        </a>
        <a href={movedBy(query, window, query.days)} rel="next">
          {walk.later}
          <Icon name="arrow" className="ico-s" />
        </a>
      </div>
      <div className={filters.chips}>
        {STEPS.map((step) => (
          <a
            key={step}
            href={calendarHref({ ...query, days: step })}
            aria-current={step === query.days ? "page" : undefined}
          >
            {walk.days(step)}
          </a>
        ))}
      </div>
    </nav>
  )
}
