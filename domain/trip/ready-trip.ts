import type { ReadyTrip } from "#domain/content/ready-trip.ts"
import { type Plan, RANGES } from "./plan.ts"
import { MONTHS, type StopSeason } from "./season.ts"

/** The plan of a ready-made trip, with the default values of the planner for everything that a visitor chooses. */
export function planOfReadyTrip({ start, end, stops }: Pick<ReadyTrip, "start" | "end" | "stops">): Plan {
  return {
    start,
    end,
    stops,
    firstDay: null,
    month: null,
    people: RANGES.people.defaultValue,
    bags: RANGES.bags.defaultValue,
    drive: "self",
    gearbox: "any",
    livesAbroad: false,
    hoursPerDay: RANGES.hours.defaultValue,
  }
}

/** The months that are poor at no stop and good at half of the stops or more. */
export function bestMonths(stops: readonly { season: Pick<StopSeason, "year"> }[]): number[] {
  const years = stops.map(({ season }) => season.year).filter((year) => year.length > 0)
  return MONTHS.filter((month) => {
    const marks = years.map((year) => year[month - 1])
    const good = marks.filter((mark) => mark === "good").length
    return !marks.includes("poor") && good > 0 && good * 2 >= marks.length
  })
}
