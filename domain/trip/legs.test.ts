import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { content } from "#tests/content/content.ts"
import { sampleRoadState } from "#tests/support/sample-guide-data.ts"
import { FINDER, POINTS, point } from "#tests/support/sample-plans.ts"
import { fastestRoutes, indexRoads, passableRoads } from "./fastest-route.ts"
import { hourRange, roadFinder } from "./legs.ts"

describe("the matrix of hours", () => {
  const matrix = FINDER.matrix(POINTS)

  it("is complete and symmetric, and a place on the way saves at most a minute for each 10 km more", () => {
    const index = fc.nat({ max: POINTS.length - 1 })
    const roadsByJunction = indexRoads(passableRoads(content.roads.roads, content.roadStates))
    const routes = POINTS.map(({ junction }) => fastestRoutes(roadsByJunction, junction))
    fc.assert(
      fc.property(index, index, index, (a, b, c) => {
        const hours = (from: number, to: number) => matrix[from]?.[to] ?? Number.NaN
        const km = (from: number, to: number) => routes[from]?.(POINTS[to]?.junction ?? "")?.km ?? Number.NaN
        expect(hours(a, b)).toBeCloseTo(hours(b, a), 9)
        const savedHours = hours(a, c) - hours(a, b) - hours(b, c)
        const moreKm = km(a, b) + km(b, c) - km(a, c)
        expect(savedHours * 60).toBeLessThanOrEqual(moreKm / 10 + 1e-9)
        expect(hours(a, a)).toBe(0)
      }),
      { numRuns: 2000 },
    )
  })

  it("reaches every place from every other", () => {
    const isPossible = (hours: number) => hours < 20 // false for NaN
    expect(matrix.flat().filter((hours) => !isPossible(hours))).toEqual([])
  })
})

describe("a leg", () => {
  it.each([
    ["colombo", "galle", 123],
    ["colombo", "ella", 214],
  ])("from %s to %s takes no long detour to save a few minutes", (from, to, km) => {
    expect(FINDER.leg(point(from), point(to))?.km).toBe(km)
  })

  it("has the kilometres, the hours as guides give them, and the numbers of its roads", () => {
    expect(FINDER.leg(point("dambulla"), point("kandy"))).toMatchObject({
      km: 72,
      isEstimate: true,
      roads: ["A9"],
      isBlocked: false,
    })
    expect(hourRange(2)).toEqual([1.75, 2.5])
    expect(hourRange(0.1)).toEqual([0.25, 0.25])
    expect(FINDER.leg(point("dambulla"), point("sigiriya"))?.isEstimate).toBe(false)
  })

  it("has the warnings of its roads, each with the guide that is its source", () => {
    expect(FINDER.leg(point("kandy"), point("meemure"))?.warnings).toContainEqual({
      warning: "fourWheelDrive",
      guide: "meemure",
    })
  })

  it("has the warning of a closure after rain and the dated report about it", () => {
    const leg = FINDER.leg(point("ella"), point("tissamaharama"))
    expect(leg?.warnings).toContainEqual({ warning: "closedAfterRain", guide: "ella" })
    expect(leg?.roadStates.map(({ id }) => id)).toContain("a23-ella-wellawaya")
  })

  it("names the A5 from Nuwara Eliya to Welimada, on the way to Ella", () => {
    expect(FINDER.leg(point("nuwara-eliya"), point("ella"))?.roads).toEqual(["A5"])
  })

  it("takes the A11 from Habarana on the way from Sigiriya to Anuradhapura", () => {
    expect(FINDER.leg(point("sigiriya"), point("anuradhapura"))).toMatchObject({ km: 82, roads: ["A11"] })
  })

  it("has the dated reports about its roads, without those about roads that are open again", () => {
    const states = FINDER.leg(point("kandy"), point("meemure"))?.roadStates.map(({ id }) => id)
    expect(states).toContain("meemure-road")
    expect(states).not.toContain("a26-kandy-mahiyangana")
  })

  it.each(["closed", "doubtful"] as const)(
    "avoids a road that is %s and reports it as avoided",
    (condition) => {
      const roadState = sampleRoadState({ id: "a9", condition, edges: [["matale", "kandy"]] })
      const usualLeg = FINDER.leg(point("dambulla"), point("kandy"))
      const leg = roadFinder(content.roads, [roadState]).leg(point("dambulla"), point("kandy"))
      expect(leg?.avoidedRoads).toEqual([roadState])
      expect(leg?.roadStates).toEqual([])
      expect(leg?.isBlocked).toBe(false)
      expect(leg?.hours).toBeGreaterThan(usualLeg?.hours ?? 0)
    },
  )

  it("uses a closed road only if no other leads to the place", () => {
    const closed = sampleRoadState({ edges: [["hunnasgiriya", "meemure"]] })
    const finder = roadFinder(content.roads, [closed])
    expect(finder.leg(point("kandy"), point("meemure"))).toMatchObject({
      isBlocked: true,
      roadStates: [closed],
    })
  })
})
