import type { ClimateStation } from "#domain/content/climate.ts"
import type { CalendarDay } from "#domain/content/festivals.ts"
import type { PlaceSeason } from "#domain/content/seasons.ts"
import { addDays, type WallTime } from "#domain/rental-period.ts"

/** The rating of a month for a place, from its guide. */
export type MonthRating = "good" | "mixed" | "poor"

/** The ratings of a place in each month of the year, and the months of a stay. Months are 1 to 12. */
export type StopSeason = {
  /** The rating of each month, January first. Empty: the place has no season. */
  monthRatings: readonly MonthRating[]
  /** The months of the stay, in order. Empty: no month is known, or the place has no season. */
  months: readonly MonthSeason[]
}

/** A month of a stay. */
export type MonthSeason = {
  month: number
  rating: MonthRating
  /** Special conditions in that month. */
  notes: readonly string[]
  /** The good months of the place, if this one is poor. */
  betterMonths: readonly number[]
  /** Climate normals of the month; null without a station of the same climate. */
  weather: { station: string; rainMm: number; highC: number | null; lowC: number | null } | null
}

/** Rates the months of a stay at a place. */
export function stopSeason(
  season: PlaceSeason | null,
  climate: ClimateStation | null,
  months: readonly number[],
): StopSeason {
  if (!season) return { monthRatings: [], months: [] }
  const ratingOf = (month: number): MonthRating =>
    season.good.includes(month) ? "good" : season.poor.includes(month) ? "poor" : "mixed"
  return {
    monthRatings: MONTHS.map(ratingOf),
    months: months.map((month) => ({
      month,
      rating: ratingOf(month),
      notes: season.notes.flatMap((note) => (note.months.includes(month) ? [note.text] : [])),
      betterMonths: ratingOf(month) === "poor" ? season.good : [],
      weather: climate && weatherIn(climate, month),
    })),
  }
}

/** The months of a stay, in order. The morning after the last night does not count. */
export function monthsOfStay(arrival: WallTime, nights: number): number[] {
  const dates = Array.from({ length: Math.max(nights, 1) }, (_, night) => addDays(arrival, night))
  return [...new Set(dates.map((date) => Number(date.slice(5, 7))))]
}

/** The numbers of the months, from 1. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

function weatherIn({ name, rainMm, highC, lowC }: ClimateStation, month: number): MonthSeason["weather"] {
  const rain = rainMm[month - 1]
  if (rain === undefined) return null
  return { station: name, rainMm: rain, highC: highC?.[month - 1] ?? null, lowC: lowC?.[month - 1] ?? null }
}

/** A run of months, both ends included: November to April is `{ from: 11, to: 4 }`. */
export type MonthRun = { from: number; to: number }

/** Consecutive months as runs, across the end of the year too, ordered by first month. */
export function monthRuns(months: readonly number[]): MonthRun[] {
  const has = (month: number) => months.includes(((month + 11) % 12) + 1)
  if (MONTHS.every(has)) return [{ from: 1, to: 12 }]
  return MONTHS.filter((month) => has(month) && !has(month - 1)).map((from) => {
    let to = from
    while (has(to + 1)) to = (to % 12) + 1
    return { from, to }
  })
}

/** The Poya days, and the festivals at the places of a trip, from its first day to its last. Days are `YYYY-MM-DD`. */
export function crowdedDays(
  days: readonly CalendarDay[],
  trip: { firstDay: string; lastDay: string; places: readonly string[] },
): CalendarDay[] {
  return days.filter(
    ({ date, kind, places }) =>
      date >= trip.firstDay &&
      date <= trip.lastDay &&
      (kind === "poya" || places.some((place) => trip.places.includes(place))),
  )
}
