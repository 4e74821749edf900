import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import places from "../../content/places.json" with { type: "json" }
import roadStates from "../../content/road-states.json" with { type: "json" }
import { mapFiles, roadPathTo, routeFromOffice } from "../../tools/draw-island.ts"
import { project, ringLabelPosition, ringRadius, VIEW } from "./geometry.ts"

/** The distance of every dot from the edge of the map, in units of the map: more than the radius of the largest dot. */
const DOT_MARGIN = 20

const otherPlaces = places.filter(({ slug }) => slug !== "dambulla")

describe("the map of the island", () => {
  it.each(places)("contains the dot of $name", (place) => {
    const { x, y } = project(place)
    expect(x).toBeGreaterThan(DOT_MARGIN)
    expect(x).toBeLessThan(VIEW.width - DOT_MARGIN)
    expect(y).toBeGreaterThan(DOT_MARGIN)
    expect(y).toBeLessThan(VIEW.height - DOT_MARGIN)
  })

  it("has the north at the top and the east on the right", () => {
    const jaffna = project({ latitude: 9.67, longitude: 80.01 })
    const pottuvil = project({ latitude: 6.88, longitude: 81.83 })
    expect(jaffna.y).toBeLessThan(pottuvil.y)
    expect(jaffna.x).toBeLessThan(pottuvil.x)
  })

  it("draws a ring at its distance in kilometres", () => {
    // Sigiriya to Dambulla: 14.7 km in a straight line.
    const dambulla = project(placeWithSlug("dambulla"))
    const sigiriya = project(placeWithSlug("sigiriya"))
    const distance = Math.hypot(dambulla.x - sigiriya.x, dambulla.y - sigiriya.y)
    expect(distance).toBeCloseTo(ringRadius(14.7), 0)
  })

  it("places the label of a ring on the ring", () => {
    const centre = project(placeWithSlug("dambulla"))
    const label = ringLabelPosition(centre, 100)
    expect(Math.hypot(label.x - centre.x, label.y - centre.y)).toBeCloseTo(ringRadius(100), 0)
  })

  it("uses the current output of tools/draw-island.ts", () => {
    const generated = mapFiles()
    const root = new URL("../../", import.meta.url)
    const files = Object.keys(generated).map((file) => [file, readFileSync(new URL(file, root), "utf8")])
    expect(Object.fromEntries(files)).toEqual(generated)
  })
})

describe("the road from Dambulla", () => {
  it("exists for every place except Dambulla", () => {
    expect(places.filter(({ slug }) => roadPathTo(slug) === null).map(({ slug }) => slug)).toEqual([
      "dambulla",
    ])
  })

  it.each(otherPlaces)(
    "differs by less than 6 % from the distance in the guide of $slug",
    ({ slug, drives }) => {
      const km = routeFromOffice(slug)?.km ?? 0
      expect(Math.abs(km / (drives.dambulla?.km ?? 0) - 1)).toBeLessThan(0.06)
    },
  )

  it.each(otherPlaces)("uses no road that is closed or doubtful on the way to $slug", ({ slug }) => {
    const junctions = routeFromOffice(slug)?.junctions ?? []
    const usedEdges = junctions.slice(1).map((to, index) => [junctions[index], to].toSorted().join(" "))
    const impassableEdges = roadStates
      .filter(({ condition }) => condition === "closed" || condition === "doubtful")
      .flatMap(({ edges }) => edges.map((edge) => edge.toSorted().join(" ")))
    expect(usedEdges.filter((edge) => impassableEdges.includes(edge))).toEqual([])
  })

  it("ends at the dot of its place", () => {
    const { x, y } = project(placeWithSlug("ella"))
    const [endX = 0, endY = 0] = roadPathTo("ella")?.split("L").at(-1)?.split(" ").map(Number) ?? []
    expect(Math.hypot(endX - x, endY - y)).toBeLessThan(2)
  })
})

function placeWithSlug(slug: string) {
  const place = places.find((candidate) => candidate.slug === slug)
  if (!place) throw new Error(`no place ${slug}`)
  return place
}
