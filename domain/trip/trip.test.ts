import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type RentalPeriod, rentalDays } from "#domain/rental-period.ts"
import { content } from "#tests/content/content.ts"
import { anyPlan, anyPoint, NOW, POINTS, tripWith } from "#tests/support/sample-plans.ts"
import { at } from "#tests/support/wall-times.ts"
import { computeTrip } from "./trip.ts"

describe("swapping two stops", () => {
  it("has the totals of the plan in that order", () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 2, maxLength: 6 }), anyPoint, (points, end) => {
        const stops = points
          .filter((each, index) => each !== points[index - 1])
          .map(({ id }) => ({ place: id, nights: 1 }))
        const { swaps, km, hours } = tripWith({ end: end.id, stops })
        expect(swaps).toHaveLength(Math.max(0, stops.length - 1))
        for (const [index, change] of swaps.entries()) {
          const swapped = [...stops]
          swapped.splice(index, 2, ...swapped.slice(index, index + 2).toReversed())
          const other = tripWith({ end: end.id, stops: swapped })
          expect(change.km).toBe(other.km - km)
          expect(change.hours).toBeCloseTo(other.hours - hours, 9)
        }
      }),
      { numRuns: 30 },
    )
  })

  it("changes nothing in a round trip of two stops", () => {
    const stops = ["kandy", "ella"].map((place) => ({ place, nights: 1 }))
    const [change] = tripWith({ stops }).swaps
    expect(change?.km).toBe(0)
    expect(change?.hours).toBeCloseTo(0, 9)
  })
})

describe("the return date of a visitor", () => {
  // Five nights from 10 January; the last drive, from Ella to the airport, ends in the afternoon of the 15th.
  it.each([
    ["2027-01-17T09:00", { nightsLeft: 2, endsLate: false }],
    ["2027-01-15T23:00", { nightsLeft: 0, endsLate: false }],
    ["2027-01-15T10:00", { nightsLeft: 0, endsLate: true }],
    ["2027-01-12T09:00", { nightsLeft: -3, endsLate: false }],
  ])("is compared with the end of the plan: %s", (returnAt, fit) => {
    const { returnFit, period } = tripWith({ returnAt: at(returnAt) })
    expect(returnFit).toEqual(fit)
    expect(period).toEqual(tripWith({}).period)
  })

  it("is not compared if the plan has no return date", () => {
    expect(tripWith({}).returnFit).toBeNull()
  })
})

describe("any plan", () => {
  it("is a trip with finite distances and hours, or has no stops and ends at its start", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const trip = computeTrip(plan, POINTS, content, NOW)
        if (!trip) {
          expect([plan.stops, plan.start]).toEqual([[], plan.end])
          return
        }
        const figures = [
          trip.km,
          trip.hours,
          ...trip.days.flatMap(({ km, hours, hourRange }) => [km, hours, ...hourRange]),
        ]
        expect(figures.filter((figure) => !Number.isFinite(figure) || figure < 0)).toEqual([])
        expect(trip.days).toHaveLength(trip.nights + 1)
        expect(rentalDays(trip.period satisfies RentalPeriod)).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })
})
