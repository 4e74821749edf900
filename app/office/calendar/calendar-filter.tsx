import { optionsOf, SelectField, TextField } from "#app/forms/fields.tsx"
import { Disclosure } from "#app/office/disclosure.tsx"
import { CALENDAR } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { FleetCategory } from "#domain/calendar/calendar.ts"
import { MAX_SEARCH_LENGTH } from "#domain/catalogue/search.ts"
import { dayOf, type WallTime } from "#domain/rental-period.ts"
import styles from "./calendar.module.css"
import { type CalendarQuery, isInvalidDate } from "./query-params.ts"

type CalendarFilterProps = {
  query: CalendarQuery
  /** The first shown day. */
  first: WallTime
  categories: readonly Pick<FleetCategory, "id" | "name">[]
}

/** The filter by first day and vehicles. It does not change the number of days. */
export function CalendarFilter({ query, first, categories }: CalendarFilterProps) {
  const { filter } = useMessages().office.calendar
  const isInvalid = isInvalidDate(query)
  const form = isInvalid
    ? { answers: { from: query.from }, errors: [{ field: "from" as const, message: filter.invalidDate }] }
    : undefined
  const isFiltered = Boolean(query.category || query.q)
  return (
    <search className={styles.noPrint}>
      <Disclosure summary={filter.label} open={isFiltered || isInvalid}>
        <form method="get" action={CALENDAR} className={styles.filter} aria-label={filter.label} noValidate>
          <input type="hidden" name="days" value={query.days} />
          {query.onlyWithEntries !== null && (
            <input type="hidden" name="only" value={query.onlyWithEntries ? "yes" : "no"} />
          )}
          <TextField
            form={form}
            field="from"
            label={filter.from}
            initial={dayOf(first)}
            type={isInvalid ? "text" : "date"} // a date field would not show an invalid text
          />
          <SelectField
            field="category"
            label={filter.category}
            initial={query.category}
            emptyLabel={filter.anyCategory}
            options={optionsOf(categories)}
          />
          <TextField
            field="q"
            label={filter.vehicleName}
            initial={query.q}
            type="search"
            maxLength={MAX_SEARCH_LENGTH}
          />
          <Button type="submit">{filter.submit}</Button>
          {isFiltered && (
            <a className="text-link" href={CALENDAR}>
              {filter.showAll}
            </a>
          )}
        </form>
      </Disclosure>
    </search>
  )
}
