/** Where a point on the island stands in the drawing, in the drawing's own units; y grows to the south. */
export type Point = { x: number; y: number }
export type Position = { latitude: number; longitude: number }

const NORTH = 9.92
const SOUTH = 5.82
const WEST = 79.5
const EAST = 82.05
const UNITS_PER_DEGREE = 180
const KM_PER_DEGREE = 110.9
// A degree of longitude is shorter than one of latitude; over four degrees one factor, that of the middle, is exact enough.
const LONGITUDE_SHRINKS = Math.cos((((NORTH + SOUTH) / 2) * Math.PI) / 180)

/** The drawing's size: the island with a little sea around it. */
export const VIEW = {
  width: Math.round((EAST - WEST) * UNITS_PER_DEGREE * LONGITUDE_SHRINKS),
  height: Math.round((NORTH - SOUTH) * UNITS_PER_DEGREE),
}

export const VIEW_BOX = `0 0 ${VIEW.width} ${VIEW.height}`

export function project({ latitude, longitude }: Position): Point {
  return {
    x: round((longitude - WEST) * UNITS_PER_DEGREE * LONGITUDE_SHRINKS),
    y: round((NORTH - latitude) * UNITS_PER_DEGREE),
  }
}

/** The radius of a ring so many kilometres, in a straight line, around a place. */
export function ringRadius(km: number): number {
  return round((km * UNITS_PER_DEGREE) / KM_PER_DEGREE)
}

const RING_NUMBER_ANGLE = (-74 * Math.PI) / 180

/** Where a ring's number stands: a little to the right of its top, clear of the north-south line of place names. */
export function ringNumberAt(centre: Point, km: number): Point {
  const radius = ringRadius(km)
  return {
    x: round(centre.x + radius * Math.cos(RING_NUMBER_ANGLE)),
    y: round(centre.y + radius * Math.sin(RING_NUMBER_ANGLE)),
  }
}

/** A road through these positions as one SVG path. */
export function roadPath(positions: readonly Position[]): string {
  return `M${positions
    .map(project)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}`
}

/** Outlines as one SVG path, in whole units: the map is never drawn so large that a tenth would show. */
export function outlinePath(outlines: readonly (readonly (readonly number[])[])[]): string {
  return outlines.map((outline) => ringPath(outline.map(wholePoint))).join("")
}

/** Each point by its way from the one before, which is half as long to write; a minus parts two numbers by itself. */
function ringPath([start, ...others]: readonly Point[]): string {
  if (!start) return ""
  const steps = others.map(({ x, y }, index) => {
    const before = others[index - 1] ?? start
    return [x - before.x, y - before.y]
  })
  return `M${start.x} ${start.y}l${steps.flat().join(" ").replaceAll(" -", "-")}z`
}

function wholePoint([longitude = 0, latitude = 0]: readonly number[]): Point {
  const { x, y } = project({ latitude, longitude })
  return { x: Math.round(x), y: Math.round(y) }
}

function round(units: number): number {
  return Math.round(units * 10) / 10
}
