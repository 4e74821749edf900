import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { content } from "#tests/content/content.ts"
import { anyPoint, FINDER, point, tripWith } from "#tests/support/sample-plans.ts"
import { bestOrder, pathCost } from "./best-order.ts"

describe("the best order of stops", () => {
  it("is as cheap as the best of all orders, with up to seven stops", () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 3, maxLength: 9 }), (points) => {
        const costs = FINDER.matrix(points)
        const stops = Array.from({ length: points.length - 2 }, (_, index) => index + 1)
        const cheapest = Math.min(...permutations(stops).map((order) => pathCost(costs, order)))
        const order = bestOrder(costs)
        expect(order.toSorted()).toEqual(stops)
        expect(pathCost(costs, order)).toBeCloseTo(cheapest, 9)
      }),
      { numRuns: 40 },
    )
  })

  it("is the given order if no other is faster", () => {
    expect(bestOrder(FINDER.matrix(["dambulla", "kandy", "ella", "galle"].map(point)))).toEqual([1, 2])
    expect(bestOrder([[0]])).toEqual([])
  })

  it("is suggested with the kilometres and hours that it saves", () => {
    const { suggestion, km, hours } = tripWith({
      end: "galle",
      stops: ["ella", "sigiriya", "matale", "kandy"].map((place) => ({ place, nights: 1 })),
    })
    expect(suggestion?.plan.stops.map(({ place }) => place)).toEqual(["sigiriya", "matale", "kandy", "ella"])
    expect(suggestion?.savedKm).toBe(km - (suggestion?.km ?? 0))
    expect(suggestion?.savedHours).toBeCloseTo(hours - (suggestion?.hours ?? 0), 9)
    expect(suggestion?.savedHours).toBeGreaterThan(4)
  })

  it("is found for twelve stops", () => {
    const stops = content.places.slice(5, 17).map(({ slug }) => ({ place: slug, nights: 1 }))
    const { suggestion, hours } = tripWith({ stops })
    expect(suggestion?.plan.stops.toSorted((a, b) => a.place.localeCompare(b.place))).toEqual(
      stops.toSorted((a, b) => a.place.localeCompare(b.place)),
    )
    expect(suggestion?.hours).toBeLessThan(hours)
  })
})

function permutations(numbers: readonly number[]): number[][] {
  if (numbers.length < 2) return [[...numbers]]
  return numbers.flatMap((first) =>
    permutations(numbers.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  )
}
