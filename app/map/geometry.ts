/** A point of the map, in the units of its `viewBox`; y increases to the south. */
export type Point = { x: number; y: number }
/** A position on the earth, in degrees. */
export type Position = { latitude: number; longitude: number }

// The edges of the map in degrees: a margin around the island.
const NORTH = 9.92
const SOUTH = 5.82
const WEST = 79.5
const EAST = 82.05
/** Units of the map for each degree of latitude. */
const UNITS_PER_DEGREE = 180
/** Kilometres for each degree of latitude. */
const KM_PER_DEGREE = 110.9
// A degree of longitude is shorter than one of latitude. Over four degrees the factor at the centre is precise enough.
const LONGITUDE_FACTOR = Math.cos((((NORTH + SOUTH) / 2) * Math.PI) / 180)

/** The size of the map: the island with a margin. */
export const VIEW = {
  width: Math.round((EAST - WEST) * UNITS_PER_DEGREE * LONGITUDE_FACTOR),
  height: Math.round((NORTH - SOUTH) * UNITS_PER_DEGREE),
}

export const VIEW_BOX = `0 0 ${VIEW.width} ${VIEW.height}`

/** The point of the map for a position on the earth. */
export function project({ latitude, longitude }: Position): Point {
  return {
    x: round((longitude - WEST) * UNITS_PER_DEGREE * LONGITUDE_FACTOR),
    y: round((NORTH - latitude) * UNITS_PER_DEGREE),
  }
}

/** The radius of a ring at a distance in kilometres, in a straight line. */
export function ringRadius(km: number): number {
  return round((km * UNITS_PER_DEGREE) / KM_PER_DEGREE)
}

const RING_LABEL_ANGLE = (-74 * Math.PI) / 180

/** The position of the label on a ring: right of the ring's top, clear of the place names to the north. */
export function ringLabelPosition(centre: Point, km: number): Point {
  const radius = ringRadius(km)
  return {
    x: round(centre.x + radius * Math.cos(RING_LABEL_ANGLE)),
    y: round(centre.y + radius * Math.sin(RING_LABEL_ANGLE)),
  }
}

/** A road through these positions as one SVG path. */
export function roadPath(positions: readonly Position[]): string {
  return `M${positions
    .map(project)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}`
}

/** Outlines, each a list of [longitude, latitude], as one SVG path in whole units. Fractions would not be visible on any map. */
export function outlinePath(outlines: readonly (readonly (readonly number[])[])[]): string {
  return outlines.map((outline) => closedPath(outline.map(wholePoint))).join("")
}

/** A closed SVG path. Relative coordinates halve its length. A minus sign separates two numbers without a space. */
function closedPath([start, ...others]: readonly Point[]): string {
  if (!start) return ""
  const steps = others.map(({ x, y }, index) => {
    const previous = others[index - 1] ?? start
    return [x - previous.x, y - previous.y]
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
