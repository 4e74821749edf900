import { type Cents, percentageOf } from "#domain/money.ts"
import { dayOf, type WallTime } from "#domain/rental-period.ts"

/**
 * A period in which a day costs more or less. `from` and `until` are days in Sri Lanka, `YYYY-MM-DD`, both included. `percent` is
 * the change of the daily rate, -90 to 500 with at most two decimals and never 0: 15 is 15 % more, -10 is 10 % less. Seasons of
 * the company never overlap, so that a day has at most one.
 */
export type Season = { name: string; from: string; until: string; percent: number }

/** The season of a price line at the time of the quote. */
export type AppliedSeason = Pick<Season, "name" | "percent">

/** The number of days of one rental that are charged at one season's rate; null: no season. */
export type SeasonDays = { season: AppliedSeason | null; days: number }

/**
 * The days of a rental by season: first those without a season, then each season by its first day. A day of a rental is a started
 * period of 24 hours, and belongs to the season of the date on which it begins. The order of `seasons` never matters.
 */
export function daysBySeason(pickUpAt: WallTime, days: number, seasons: readonly Season[]): SeasonDays[] {
  const firstDay = dayNumber(dayOf(pickUpAt))
  const lastDay = firstDay + days - 1
  // A copy by spreading: `toSorted` is missing in the oldest browsers that the site supports.
  const seasonDays = [...seasons]
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ name, percent, from, until }) => ({
      season: { name, percent },
      days: Math.max(0, Math.min(lastDay, dayNumber(until)) - Math.max(firstDay, dayNumber(from)) + 1),
    }))
  const otherDays = seasonDays.reduce((remaining, each) => remaining - each.days, days)
  return [{ season: null, days: otherDays }, ...seasonDays].filter((each) => each.days > 0)
}

/** A daily rate in a season, rounded to the cent. */
export function seasonRate(rate: Cents, { percent }: Pick<Season, "percent">): Cents {
  return percentageOf(rate, 100 + percent)
}

/** The first other season that overlaps this one. Undefined: there is none. */
export function findOverlapping<S extends DayRange>(
  { from, until }: DayRange,
  others: readonly S[],
): S | undefined {
  return others.find((other) => from <= other.until && other.from <= until)
}

type DayRange = Pick<Season, "from" | "until">

/** A season with its change: `Season: New Year +15 %`. */
export function seasonText({ name, percent }: AppliedSeason): string {
  return `Season: ${name} ${signedPercent(percent)}`
}

/** A change in per cent, `+15 %`, with a no-break space. */
export function signedPercent(percent: number): string {
  return `${percent < 0 ? MINUS : "+"}${Math.abs(percent)}${NO_BREAK_SPACE}%`
}

const MINUS = "\u2212"
const NO_BREAK_SPACE = "\u00a0"

/** Days since 1970 of a day, `YYYY-MM-DD`. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

const DAY_MS = 86_400_000
