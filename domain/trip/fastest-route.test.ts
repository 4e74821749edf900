import { describe, expect, it } from "vitest"
import type { Road } from "#domain/content/roads.ts"
import { fastestRoute, passableRoads, type RoadEdges, RoadGraphError } from "./fastest-route.ts"

const ROADS = [
  road("office", "hills", 80, 40),
  road("office", "plain", 50, 50),
  road("plain", "hills", 30, 40),
]

function road(from: string, to: string, km: number, kmPerHour: number): Road {
  return { from, to, km, kmPerHour, basis: "estimate", road: null, warnings: {} }
}

const bridge = (condition: RoadEdges["condition"]): RoadEdges => ({
  id: "bridge",
  condition,
  edges: [["hills", "plain"]],
})

describe("a computed drive", () => {
  it("takes the fastest road", () => {
    expect(fastestRoute(ROADS, ["office", "hills"])).toMatchObject({
      junctions: ["office", "plain", "hills"],
      km: 80,
      hours: 1.75,
    })
  })

  it.each([
    { detourKm: 26, takes: "detour" },
    { detourKm: 28, takes: "direct" },
  ])(
    "takes a road that saves 2 minutes only if it is less than 20 km longer: $detourKm km",
    ({ detourKm, takes }) => {
      const roads = [
        road("office", "direct", 4, 40),
        road("direct", "hills", 4, 40),
        road("office", "detour", detourKm / 2, (detourKm / 2 / 5) * 60),
        road("detour", "hills", detourKm / 2, (detourKm / 2 / 5) * 60),
      ]
      expect(fastestRoute(roads, ["office", "hills"]).junctions).toEqual(["office", takes, "hills"])
    },
  )

  it.each(["closed", "doubtful"] as const)(
    "avoids a road that is %s, in whichever order it is named",
    (condition) => {
      expect(fastestRoute(passableRoads(ROADS, [bridge(condition)]), ["office", "hills"])).toMatchObject({
        junctions: ["office", "hills"],
        km: 80,
        hours: 2,
      })
    },
  )

  it.each(["restricted", "reopened"] as const)("may use a road that is %s", (condition) => {
    expect(passableRoads(ROADS, [bridge(condition)])).toEqual(ROADS)
  })

  it("refuses a report about a road that the graph lacks", () => {
    const states: RoadEdges[] = [{ id: "bridge", condition: "closed", edges: [["office", "coast"]] }]
    expect(() => passableRoads(ROADS, states)).toThrow(RoadGraphError)
    expect(() => passableRoads(ROADS, states)).toThrow("no road from office to coast, which bridge names")
  })
})
