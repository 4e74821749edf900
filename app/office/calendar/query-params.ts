import { CALENDAR } from "#app/office/paths.ts"
import { daysFrom, type Period, parseDay, startOfDay } from "#domain/calendar/period.ts"
import { MAX_SEARCH_LENGTH } from "#domain/catalogue/search.ts"
import { addDays, dayOf, type WallTime } from "#domain/rental-period.ts"

/** Numbers of days that can be shown; the second is the default. */
export const STEPS = [7, 14, 31] as const
const USUAL_STEP = STEPS[1]

/** The query parameters. `from` as typed, empty for today; `only`: hides vehicles that are free. */
export type CalendarQuery = {
  from: string
  days: (typeof STEPS)[number]
  category: string
  q: string
  only: boolean
}

export function queryFrom(address: URL): CalendarQuery {
  const given = (name: string) => address.searchParams.get(name)?.slice(0, MAX_SEARCH_LENGTH) ?? ""
  return {
    from: given("from"),
    days: STEPS.find((days) => String(days) === given("days")) ?? USUAL_STEP,
    category: given("category"),
    q: given("q"),
    only: given("only") === "yes",
  }
}

/** Whether a date is invalid, or so late that a year would need five digits. */
export function isWrongDate({ from }: CalendarQuery): boolean {
  return from !== "" && firstDay(from) === null
}

/** The shown days: from the requested one, or today. */
export function windowOf({ from, days }: CalendarQuery, now: WallTime): Period {
  return daysFrom(firstDay(from) ?? startOfDay(now), days)
}

function firstDay(text: string): WallTime | null {
  const day = parseDay(text)
  return day && day >= EARLIEST && day <= LATEST ? day : null
}

const EARLIEST = "2000-01-01T00:00"
const LATEST = "2100-01-01T00:00"

/** The calendar's URL for a query. */
export function calendarHref({ from, days, category, q, only }: CalendarQuery): string {
  const parameters = new URLSearchParams(
    Object.entries({ from, days: days === USUAL_STEP ? "" : String(days), category, q }).filter(
      ([, value]) => value !== "",
    ),
  )
  if (only) parameters.set("only", "yes")
  return parameters.size > 0 ? `${CALENDAR}?${parameters}` : CALENDAR
}

/** The same query, some days later, or earlier for a negative number. */
export function movedBy(query: CalendarQuery, { from }: Period, days: number): string {
  return calendarHref({ ...query, from: dayOf(addDays(from, days)) })
}

/** The calendar from a day on, with default settings. */
export function calendarFrom(moment: WallTime): string {
  return calendarHref({ from: dayOf(moment), days: USUAL_STEP, category: "", q: "", only: false })
}
