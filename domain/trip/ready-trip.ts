import type { ReadyTrip } from "#domain/content/ready-trip.ts"
import type { RentalPeriod } from "#domain/rental-period.ts"
import { type Plan, RANGES } from "./plan.ts"
import { MONTHS, type StopSeason } from "./season.ts"

/**
 * The plan of a ready-made trip for a visitor's dates, with the default values of the planner for everything else that a visitor
 * chooses.
 */
export function planOfReadyTrip(
  { start, end, stops }: Pick<ReadyTrip, "start" | "end" | "stops">,
  dates: RentalPeriod | null = null,
): Plan {
  return {
    start,
    end,
    stops,
    pickUpAt: dates?.pickUpAt ?? null,
    returnAt: dates?.returnAt ?? null,
    month: null,
    people: RANGES.people.defaultValue,
    bags: RANGES.bags.defaultValue,
    drive: "self",
    gearbox: "any",
    livesAbroad: false,
    hoursPerDay: RANGES.hours.defaultValue,
  }
}

/** The months that are poor at no stop and good at half or more of the stops. */
export function bestMonths(stops: readonly { season: Pick<StopSeason, "monthRatings"> }[]): number[] {
  const years = stops.map(({ season }) => season.monthRatings).filter((year) => year.length > 0)
  return MONTHS.filter((month) => {
    const ratings = years.map((year) => year[month - 1])
    const good = ratings.filter((rating) => rating === "good").length
    return !ratings.includes("poor") && good > 0 && good * 2 >= ratings.length
  })
}
