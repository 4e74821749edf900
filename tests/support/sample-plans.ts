import fc from "fast-check"
import { roadFinder } from "#domain/trip/legs.ts"
import { MAX_STOPS, type ParsedPlan, type Plan, parsePlan } from "#domain/trip/plan.ts"
import { type TripPoint, tripPoints } from "#domain/trip/points.ts"
import { computeTrip, type Trip } from "#domain/trip/trip.ts"
import { content } from "#tests/content/content.ts"
import { at } from "./wall-times.ts"

/** The time at which the sample plans are parsed and computed. */
export const NOW = at("2026-11-27T10:00")
/** The points of the content files. */
export const POINTS = tripPoints(content.places, content.roads, "Colombo airport")
/** Finds legs between the points of the content files. */
export const FINDER = roadFinder(content.roads, content.roadStates)

/** Five nights at three stops, from the airport and back, without options. */
const PLAN: Plan = {
  start: "airport",
  end: "airport",
  stops: [
    { place: "sigiriya", nights: 2 },
    { place: "kandy", nights: 1 },
    { place: "ella", nights: 2 },
  ],
  pickUpAt: at("2027-01-10T09:00"),
  returnAt: null,
  month: null,
  people: 2,
  bags: 2,
  drive: "self",
  gearbox: "any",
  livesAbroad: false,
  hoursPerDay: 5,
}

/** The point with this id. */
export function point(id: string): TripPoint {
  const found = POINTS.find((each) => each.id === id)
  if (!found) throw new Error(`no point ${id}`)
  return found
}

/** Parses the query of a plan. */
export const parse = (query: string): ParsedPlan => parsePlan(new URLSearchParams(query), POINTS, NOW)
/** Computes the sample plan with changes. */
export const tripWith = (plan: Partial<Plan>): Trip => {
  const trip = computeTrip({ ...PLAN, ...plan }, POINTS, content, NOW)
  if (!trip) throw new Error("no trip")
  return trip
}

/** A random point of the content files. */
export const anyPoint = fc.constantFrom(...POINTS)
const anyStops = fc
  .array(
    fc.record({
      place: fc.constantFrom(...POINTS.map(({ id }) => id)),
      nights: fc.integer({ min: 0, max: 30 }),
    }),
    {
      maxLength: MAX_STOPS,
    },
  )
  .map((stops) => stops.filter(({ place }, index) => place !== stops[index - 1]?.place))
const anyDates = fc.constantFrom<Pick<Plan, "pickUpAt" | "returnAt">>(
  { pickUpAt: null, returnAt: null },
  { pickUpAt: at("2026-11-28T07:30"), returnAt: null },
  { pickUpAt: at("2026-11-28T07:30"), returnAt: at("2026-12-05T18:00") },
  { pickUpAt: at("2027-12-31T23:59"), returnAt: at("2028-01-01T00:00") },
)
/** A random plan within the limits. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    start: fc.constantFrom(...POINTS.map(({ id }) => id)),
    end: fc.constantFrom(...POINTS.map(({ id }) => id)),
    stops: anyStops,
    dates: anyDates,
    month: fc.option(fc.integer({ min: 1, max: 12 })),
    people: fc.integer({ min: 1, max: 60 }),
    bags: fc.integer({ min: 0, max: 60 }),
    drive: fc.constantFrom("self", "driver"),
    gearbox: fc.constantFrom("any", "automatic"),
    livesAbroad: fc.boolean(),
    hoursPerDay: fc.integer({ min: 1, max: 14 }),
  })
  .map(({ dates, ...plan }) => ({ ...plan, ...dates }))
