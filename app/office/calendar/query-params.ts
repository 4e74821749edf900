import { CALENDAR, hrefWith } from "#app/office/paths.ts"
import { daysFrom, type Period, parseDay, startOfDay } from "#domain/calendar/period.ts"
import { MAX_SEARCH_LENGTH } from "#domain/catalogue/search.ts"
import { addDays, dayOf, type WallTime } from "#domain/rental-period.ts"

/** Numbers of days that the page can show. */
export const DAY_COUNTS = [7, 14, 31] as const
export const DEFAULT_DAY_COUNT = 14

/**
 * The query parameters. `from`: the unvalidated first day; empty: today, or the day of the next entry if the shown days from today on
 * have none. `category`: the id of a category. `q`: the searched name of a vehicle. `onlyWithEntries`: whether vehicles without an entry
 * are hidden. Null: they are hidden if no vehicle or category is searched for and any vehicle has an entry.
 */
export type CalendarQuery = {
  from: string
  days: (typeof DAY_COUNTS)[number]
  category: string
  q: string
  onlyWithEntries: boolean | null
}

export function queryFrom(url: URL): CalendarQuery {
  const param = (name: string) => url.searchParams.get(name)?.slice(0, MAX_SEARCH_LENGTH) ?? ""
  return {
    from: param("from"),
    days: DAY_COUNTS.find((count) => String(count) === param("days")) ?? DEFAULT_DAY_COUNT,
    category: param("category"),
    q: param("q"),
    onlyWithEntries: onlyWithEntriesIn(param("only")),
  }
}

function onlyWithEntriesIn(text: string): boolean | null {
  return text === "yes" ? true : text === "no" ? false : null
}

/** Whether the first day is not a date, or outside the years that the calendar shows. */
export function isInvalidDate({ from }: CalendarQuery): boolean {
  return from !== "" && parseFirstDay(from) === null
}

/** The requested days, from the requested first day or today on. */
export function requestedPeriod({ from, days }: CalendarQuery, now: WallTime): Period {
  return daysFrom(parseFirstDay(from) ?? startOfDay(now), days)
}

function parseFirstDay(text: string): WallTime | null {
  const day = parseDay(text)
  return day && day >= EARLIEST && day <= LATEST ? day : null
}

/** The time from the end of a period to the last day that the calendar can show. */
export function periodAfter({ to }: Period): Period {
  return { from: to, to: LATEST as WallTime } // a midnight
}

const EARLIEST = "2000-01-01T00:00"
// Far before the year 10000, which would need five digits.
const LATEST = "2100-01-01T00:00"

/** The calendar's URL for a query. */
export function calendarHref({ from, days, category, q, onlyWithEntries }: CalendarQuery): string {
  const parameters = new URLSearchParams(
    Object.entries({ from, days: days === DEFAULT_DAY_COUNT ? "" : String(days), category, q }).filter(
      ([, value]) => value !== "",
    ),
  )
  if (onlyWithEntries !== null) parameters.set("only", onlyWithEntries ? "yes" : "no")
  return hrefWith(CALENDAR, parameters)
}

/** The URL of the query with another first day: `days` after `first`, or before it if negative. */
export function shiftedHref(query: CalendarQuery, first: WallTime, days: number): string {
  return calendarHref({ ...query, from: dayOf(addDays(first, days)) })
}

/** The calendar from the day of a time on, without filters. */
export function calendarHrefFrom(moment: WallTime): string {
  return calendarHref({
    from: dayOf(moment),
    days: DEFAULT_DAY_COUNT,
    category: "",
    q: "",
    onlyWithEntries: null,
  })
}
