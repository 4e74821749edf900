import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import places from "../../../content/places.json" with { type: "json" }
import { islandSvg, placeLightsCss } from "../../../tools/draw-island.ts"
import { labelSide, project, ringNumberAt, ringRadius, VIEW } from "./geometry.ts"

const drawn = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8")

describe("the map of the island", () => {
  it.each(places)("has $name inside the drawing", (place) => {
    const { x, y } = project(place)
    expect(x).toBeGreaterThan(20)
    expect(x).toBeLessThan(VIEW.width - 20)
    expect(y).toBeGreaterThan(20)
    expect(y).toBeLessThan(VIEW.height - 20)
  })

  it("puts the north above and the east to the right", () => {
    const jaffna = project({ latitude: 9.67, longitude: 80.01 })
    const pottuvil = project({ latitude: 6.88, longitude: 81.83 })
    expect(jaffna.y).toBeLessThan(pottuvil.y)
    expect(jaffna.x).toBeLessThan(pottuvil.x)
  })

  it("draws a ring as wide as the kilometres on the ground", () => {
    // Sigiriya to Dambulla: 14.7 km in a straight line.
    const [dambulla, sigiriya] = [project(slugged("dambulla")), project(slugged("sigiriya"))]
    const apart = Math.hypot(dambulla.x - sigiriya.x, dambulla.y - sigiriya.y)
    expect(apart).toBeCloseTo(ringRadius(14.7), 0)
  })

  it("puts a ring's number on the ring", () => {
    const centre = project(slugged("dambulla"))
    const number = ringNumberAt(centre, 100)
    expect(Math.hypot(number.x - centre.x, number.y - centre.y)).toBeCloseTo(ringRadius(100), 0)
  })

  it("writes a name to the left where it would leave the drawing on the right", () => {
    expect(labelSide(project(slugged("arugam-bay")), "Arugam Bay", 19)).toBe("left")
    expect(labelSide(project(slugged("colombo")), "Colombo", 19)).toBe("right")
  })

  it("shows the outline and the lights that the tool draws today", () => {
    expect(drawn("island.svg")).toBe(islandSvg())
    expect(drawn("place-lights.css")).toBe(placeLightsCss())
  })
})

function slugged(slug: string) {
  const place = places.find((candidate) => candidate.slug === slug)
  if (!place) throw new Error(`no place ${slug}`)
  return place
}
