import { CALENDAR } from "#app/office/paths.ts"
import { daysFrom, type Period, parseDay, startOfDay } from "#domain/calendar/period.ts"
import { MAX_SEARCH_LENGTH } from "#domain/catalogue/search.ts"
import { addDays, dayOf, type WallTime } from "#domain/rental-period.ts"

/** How many days are shown at once; the second where the address does not say. */
export const STEPS = [7, 14, 31] as const
const USUAL_STEP = STEPS[1]

/** What was asked, as it stands in the address. `from` is as it was typed, empty for today; `only`: without what is free. */
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

/** A day that no calendar has, or beyond which there are no four digits for a year. */
export function isWrongDate({ from }: CalendarQuery): boolean {
  return from !== "" && firstDay(from) === null
}

/** The days that are shown: from the one that was asked for, or today. */
export function windowOf({ from, days }: CalendarQuery, now: WallTime): Period {
  return daysFrom(firstDay(from) ?? startOfDay(now), days)
}

function firstDay(text: string): WallTime | null {
  const day = parseDay(text)
  return day && day >= EARLIEST && day <= LATEST ? day : null
}

const EARLIEST = "2000-01-01T00:00"
const LATEST = "2100-01-01T00:00"

/** The calendar that answers this. */
export function calendarHref({ from, days, category, q, only }: CalendarQuery): string {
  const parameters = new URLSearchParams(
    Object.entries({ from, days: days === USUAL_STEP ? "" : String(days), category, q }).filter(
      ([, value]) => value !== "",
    ),
  )
  if (only) parameters.set("only", "yes")
  return parameters.size > 0 ? `${CALENDAR}?${parameters}` : CALENDAR
}

/** The same calendar some days later, or earlier where they are negative. */
export function movedBy(query: CalendarQuery, { from }: Period, days: number): string {
  return calendarHref({ ...query, from: dayOf(addDays(from, days)) })
}

/** The calendar from a day on, as it is usually shown. */
export function calendarFrom(moment: WallTime): string {
  return calendarHref({ from: dayOf(moment), days: USUAL_STEP, category: "", q: "", only: false })
}
