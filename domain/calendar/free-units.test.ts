import { describe, expect, it } from "vitest"
import { at, december } from "#tests/support/wall-times.ts"
import {
  type AlternativeVehicle,
  alternativesTo,
  freeUnitsOf,
  isTaken,
  rentablePeriod,
  unitsFreeToday,
} from "./free-units.ts"

const NOW = at("2026-11-21T09:00")

describe("the period of a visitor's dates", () => {
  it("is from the pick-up to the return", () => {
    const dates = { pickUpAt: at("2026-12-01T09:00"), returnAt: at("2026-12-04T10:00") }
    expect(rentablePeriod(dates, NOW)).toEqual({ from: dates.pickUpAt, to: dates.returnAt })
  })

  it.each([
    ["a return before the pick-up", "2026-12-04T09:00", "2026-12-01T09:00", false],
    ["a return at the pick-up", "2026-12-04T09:00", "2026-12-04T09:00", false],
    ["a pick-up a minute ago", "2026-11-21T08:59", "2026-12-04T09:00", false],
    ["a pick-up now", "2026-11-21T09:00", "2026-12-04T09:00", true],
    ["366 days", "2026-12-01T09:00", "2027-12-02T09:00", true],
    ["366 days and a minute", "2026-12-01T09:00", "2027-12-02T09:01", false],
  ])("for %s, from %s to %s, exists: %s", (_, from, to, isRentable) => {
    expect(rentablePeriod({ pickUpAt: at(from), returnAt: at(to) }, NOW) !== null).toBe(isRentable)
  })
})

describe("a vehicle is taken", () => {
  const vehicles = [
    { id: "van", units: 2 },
    { id: "car", units: 1 },
  ]
  const allocations = [
    { vehicleId: "van", period: december("10 09", "12 09"), units: 1 },
    { vehicleId: "van", period: december("11 09", "13 09"), units: 1 },
    { vehicleId: "car", period: december("10 09", "12 09"), units: 2 },
  ]

  it.each([
    ["van", december("10 09", "11 09"), false],
    ["van", december("10 09", "11 10"), true],
    ["van", december("12 09", "14 09"), false],
    ["car", december("12 09", "14 09"), false],
    ["car", december("11 09", "14 09"), true],
    ["bus", december("11 09", "14 09"), false],
  ])("%s, in %o: %s", (id, period, taken) => {
    expect(isTaken(freeUnitsOf(vehicles, allocations, period), id)).toBe(taken)
  })
})

describe("alternatives", () => {
  const candidate = (id: string, categoryId: string | null, seats: number | null): AlternativeVehicle => {
    return { id, categoryId, seats }
  }
  const VAN = candidate("van", "vans", 9)
  const CANDIDATES = [
    candidate("bus", "buses", 20),
    VAN,
    candidate("big van", "vans", 14),
    candidate("small van", "vans", 7),
    candidate("minibus", "buses", 12),
    candidate("car", "cars", 4),
    candidate("unknown", "others", null),
  ]
  const allFree = Object.fromEntries(CANDIDATES.map(({ id }) => [id, 1]))
  const idsFor = (unavailable: AlternativeVehicle, free: Record<string, number>) =>
    alternativesTo(unavailable, CANDIDATES, free).map(({ id }) => id)

  it("are at most three: first the same category, nearest in seats, then others with as many seats", () => {
    expect(idsFor(VAN, allFree)).toEqual(["small van", "big van", "minibus"])
  })

  it("are free", () => {
    expect(idsFor(VAN, { ...allFree, "small van": 0, minibus: -1 })).toEqual(["big van", "bus"])
  })

  it("leave out vehicles that the calendar does not have", () => expect(idsFor(VAN, {})).toEqual([]))

  it("are of the same category only, if the seats are not known", () => {
    expect(idsFor({ ...VAN, seats: null }, allFree)).toEqual(["big van", "small van"])
  })

  it("have as many seats if the vehicle has no category", () => {
    expect(idsFor(candidate("tractor", null, 13), allFree)).toEqual(["big van", "bus"])
  })
})

it.each([
  ["without a booking", "22 09", "23 09", { freeNow: 1, freeToday: 1 }],
  ["booked from a later hour", "21 10", "23 09", { freeNow: 1, freeToday: 0 }],
  ["booked since this hour", "21 09", "23 09", { freeNow: 0, freeToday: 0 }],
  ["booked until this hour", "20 09", "21 09", { freeNow: 1, freeToday: 1 }],
])(
  "says of a vehicle with one unit whether it is free now and for the rest of the day: %s",
  (_, from, to, expected) => {
    const booking = { vehicleId: "van", period: december(from, to), units: 1 }
    expect(unitsFreeToday(1, [booking], at("2026-12-21T09:00"))).toEqual(expected)
  },
)
