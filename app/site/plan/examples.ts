import { type Plan, RANGES } from "#domain/trip/plan.ts"
import { AIRPORT, OFFICE } from "#domain/trip/points.ts"

/** The plans of the page before a visitor has one. */
export const EXAMPLES: readonly Plan[] = [
  example(OFFICE, [
    ["sigiriya", 1],
    ["polonnaruwa", 1],
    ["anuradhapura", 1],
  ]),
  example(AIRPORT, [
    ["sigiriya", 2],
    ["kandy", 1],
    ["nuwara-eliya", 1],
    ["ella", 2],
  ]),
  example(AIRPORT, [
    ["galle", 2],
    ["mirissa", 2],
    ["yala", 1],
    ["ella", 2],
    ["kandy", 1],
  ]),
]

function example(start: string, stops: readonly (readonly [place: string, nights: number])[]): Plan {
  return {
    start,
    end: start,
    stops: stops.map(([place, nights]) => ({ place, nights })),
    firstDay: null,
    month: null,
    people: RANGES.people.defaultValue,
    bags: RANGES.bags.defaultValue,
    drive: "self",
    gearbox: "any",
    hoursPerDay: RANGES.hours.defaultValue,
  }
}
