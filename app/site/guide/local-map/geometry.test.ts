import { describe, expect, it } from "vitest"
import {
  clipLine,
  clipPolygon,
  directionTo,
  distanceKm,
  frameAround,
  isInside,
  KM_PER_DEGREE,
  project,
  separateDiscs,
  VIEW,
} from "./geometry.ts"

const ELLA = { latitude: 6.8756, longitude: 81.0463 }
const ELLA_LATITUDE_RADIANS = (ELLA.latitude * Math.PI) / 180
const north = (km: number) => ({ ...ELLA, latitude: ELLA.latitude + km / KM_PER_DEGREE })
const east = (km: number) => ({
  ...ELLA,
  longitude: ELLA.longitude + km / KM_PER_DEGREE / Math.cos(ELLA_LATITUDE_RADIANS),
})
/** The radius of a disc, and the margin that its centre needs. */
const RADIUS = 10

describe("a local map", () => {
  it("is 10 km wide if everything is near", () => {
    expect(frameAround(ELLA, [north(1), east(2)]).widthKm).toBe(10)
  })

  it("is as wide as its sights need, and contains each of them", () => {
    const sights = [north(12), east(15)]
    const frame = frameAround(ELLA, sights)
    expect(frame.widthKm).toBeGreaterThan(15)
    expect(frame.widthKm).toBeLessThan(30)
    for (const position of [ELLA, ...sights]) expect(isInside(project(frame, position), RADIUS)).toBe(true)
  })

  it("leaves out the farthest sights that would need more than 60 km", () => {
    const frame = frameAround(ELLA, [north(3), east(90)])
    expect(frame.widthKm).toBe(10)
    expect(isInside(project(frame, north(3)))).toBe(true)
    expect(isInside(project(frame, east(90)))).toBe(false)
  })

  it("has north at the top and one scale for both directions", () => {
    const frame = { centre: ELLA, widthKm: 20 }
    const centre = project(frame, ELLA)
    expect(centre).toEqual({ x: VIEW.width / 2, y: VIEW.height / 2 })
    expect(centre.y - project(frame, north(5)).y).toBeCloseTo(VIEW.width / 4, 0)
    expect(project(frame, east(5)).x - centre.x).toBeCloseTo(VIEW.width / 4, 0)
  })

  it.each([
    [north(5), "n"],
    [east(5), "e"],
    [{ latitude: ELLA.latitude - 0.05, longitude: ELLA.longitude - 0.05 }, "sw"],
    [{ latitude: ELLA.latitude + 0.05, longitude: ELLA.longitude - 0.05 }, "nw"],
  ])("names the direction of %j: %s", (sight, direction) => {
    expect(directionTo(ELLA, sight)).toBe(direction)
  })

  it("measures in a straight line", () => {
    expect(distanceKm(ELLA, north(7))).toBeCloseTo(7, 5)
  })
})

describe("the geometry of a local map", () => {
  it("ends a clipped line at the edge", () => {
    expect(clipLine({ x: -100, y: 10 }, { x: 100, y: 10 })).toEqual([
      { x: 0, y: 10 },
      { x: 100, y: 10 },
    ])
    expect(clipLine({ x: -100, y: 10 }, { x: -50, y: 10 })).toBeNull()
    // A line that passes outside a corner.
    expect(clipLine({ x: -10, y: 5 }, { x: 5, y: -10 })).toBeNull()
  })

  it("fills the whole drawing with a clipped area that surrounds it", () => {
    const land = [
      { x: -900, y: -900 },
      { x: 900, y: -900 },
      { x: 900, y: 900 },
      { x: -900, y: 900 },
    ]
    const corners = clipPolygon(land)
    expect(new Set(corners.map(({ x, y }) => `${x} ${y}`))).toEqual(
      new Set(["0 0", "360 0", "360 270", "0 270"]),
    )
    expect(clipPolygon(land.map(({ x, y }) => ({ x: x + 2000, y })))).toEqual([])
  })

  it("separates overlapping discs, also at the same position and in a corner", () => {
    const placed = separateDiscs(
      [
        { x: 2, y: 2 },
        { x: 2, y: 2 },
        { x: 8, y: 3 },
        { x: 200, y: 100 },
      ],
      RADIUS,
    )
    for (const [index, one] of placed.entries()) {
      expect(isInside(one, RADIUS)).toBe(true)
      for (const other of placed.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * RADIUS - 1)
    }
    expect(placed[3]).toEqual({ x: 200, y: 100 })
  })
})
