import type { Position } from "#app/map/geometry.ts"

// The size of the drawing in its units: 360 wide, so that digits of 13 units are legible when the map is 300 px wide.
export const VIEW = { width: 360, height: 270 }

export type Point = { x: number; y: number }

/** A part of the island: its middle and its width on the ground. */
export type Frame = { centre: Position; widthKm: number }

export const MIN_WIDTH_KM = 10
export const MAX_WIDTH_KM = 60
/** The margin around the outermost sights, as a fraction of the width. */
const MARGIN = 0.12

/** The length of a degree of latitude near Sri Lanka, or of longitude at the equator, within 0.4 %. */
export const KM_PER_DEGREE = 110.9

/** Kilometres east and south of a position, in a straight line. Up to 100 km the curvature of the earth is negligible. */
export function offsetKm(from: Position, to: Position): Point {
  const longitudeScale = Math.cos((from.latitude * Math.PI) / 180)
  return {
    x: (to.longitude - from.longitude) * KM_PER_DEGREE * longitudeScale,
    y: (from.latitude - to.latitude) * KM_PER_DEGREE,
  }
}

export function distanceKm(from: Position, to: Position): number {
  const { x, y } = offsetKm(from, to)
  return Math.hypot(x, y)
}

/**
 * The smallest part of the island, at least 10 km wide, that shows the place and its sights. If they need more than 60 km, the
 * farthest sights are left out.
 */
export function frameAround(place: Position, sights: readonly Position[]): Frame {
  const nearestFirst = sights.toSorted((one, other) => distanceKm(place, one) - distanceKm(place, other))
  for (let count = nearestFirst.length; count > 0; count--) {
    const frame = frameOf([place, ...nearestFirst.slice(0, count)])
    if (frame.widthKm <= MAX_WIDTH_KM) return frame
  }
  return { centre: place, widthKm: MIN_WIDTH_KM }
}

function frameOf(positions: readonly Position[]): Frame {
  const latitudes = positions.map(({ latitude }) => latitude)
  const longitudes = positions.map(({ longitude }) => longitude)
  const northWest = { latitude: Math.max(...latitudes), longitude: Math.min(...longitudes) }
  const southEast = { latitude: Math.min(...latitudes), longitude: Math.max(...longitudes) }
  const { x, y } = offsetKm(northWest, southEast)
  const neededKm = Math.max(x, (y * VIEW.width) / VIEW.height) / (1 - 2 * MARGIN)
  return {
    centre: {
      latitude: (northWest.latitude + southEast.latitude) / 2,
      longitude: (northWest.longitude + southEast.longitude) / 2,
    },
    widthKm: Math.max(MIN_WIDTH_KM, Math.ceil(neededKm)),
  }
}

/** The coordinates of a position in the drawing. */
export function project({ centre, widthKm }: Frame, position: Position): Point {
  const unitsPerKm = VIEW.width / widthKm
  const { x, y } = offsetKm(centre, position)
  return { x: VIEW.width / 2 + x * unitsPerKm, y: VIEW.height / 2 + y * unitsPerKm }
}

/** Whether a point is in the drawing, at least `margin` units from its edges. */
export function isInside({ x, y }: Point, margin = 0): boolean {
  return x >= margin && x <= VIEW.width - margin && y >= margin && y <= VIEW.height - margin
}

// For each edge of the drawing, a function: the distance of a point from it, negative outside the drawing.
const EDGES: readonly ((point: Point) => number)[] = [
  ({ x }) => x,
  ({ x }) => VIEW.width - x,
  ({ y }) => y,
  ({ y }) => VIEW.height - y,
]

/** The part of a line inside the drawing, by the algorithm of Liang and Barsky. Null if it is outside. */
export function clipLine(from: Point, to: Point): readonly [Point, Point] | null {
  let start = 0
  let end = 1
  for (const distanceInside of EDGES) {
    const fromInside = distanceInside(from)
    const toInside = distanceInside(to)
    if (fromInside < 0 && toInside < 0) return null
    const crossing = fromInside / (fromInside - toInside)
    if (fromInside < 0) start = Math.max(start, crossing)
    if (toInside < 0) end = Math.min(end, crossing)
  }
  return start < end ? [interpolate(from, to, start), interpolate(from, to, end)] : null
}

/** The part of a polygon inside the drawing, by the algorithm of Sutherland and Hodgman. Empty if it is outside. */
export function clipPolygon(polygon: readonly Point[]): Point[] {
  return EDGES.reduce<Point[]>(
    (points, distanceInside) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point
        const beforeInside = distanceInside(before)
        const pointInside = distanceInside(point)
        const crosses = beforeInside < 0 !== pointInside < 0
        const crossing = beforeInside / (beforeInside - pointInside)
        return [
          ...(crosses ? [interpolate(before, point, crossing)] : []),
          ...(pointInside >= 0 ? [point] : []),
        ]
      }),
    [...polygon],
  )
}

function interpolate(from: Point, to: Point, fraction: number): Point {
  return { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction }
}

export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const
export type CompassDirection = (typeof DIRECTIONS)[number]

export function directionTo(from: Position, to: Position): CompassDirection {
  const { x, y } = offsetKm(from, to)
  const eighth = Math.round(Math.atan2(x, -y) / (Math.PI / 4))
  return DIRECTIONS[(eighth + 8) % 8] ?? "n"
}

/** The number of rounds in which each pair of discs is moved apart. A round can make other discs overlap. */
const ITERATIONS = 60
/** The space between discs, and between a disc and the edge of the drawing. */
const DISC_GAP = 1

/** Moves overlapping discs apart, within the drawing, so that the number on each is legible. `points` are their centres. */
export function separateDiscs(points: readonly Point[], radius: number): Point[] {
  const discs = points.map((point) => ({ ...point }))
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    for (const [index, one] of discs.entries()) {
      for (const [otherIndex, other] of discs.entries()) {
        if (otherIndex <= index) continue
        const distance = Math.hypot(other.x - one.x, other.y - one.y)
        const overlap = (2 * radius + DISC_GAP - distance) / 2
        if (overlap <= 0) continue
        // Two sights with the same position are moved in a fixed direction.
        const angle = distance > 0.01 ? Math.atan2(other.y - one.y, other.x - one.x) : index + 2 * otherIndex
        one.x -= Math.cos(angle) * overlap
        one.y -= Math.sin(angle) * overlap
        other.x += Math.cos(angle) * overlap
        other.y += Math.sin(angle) * overlap
      }
    }
    for (const point of discs) {
      const margin = radius + DISC_GAP
      point.x = Math.min(VIEW.width - margin, Math.max(margin, point.x))
      point.y = Math.min(VIEW.height - margin, Math.max(margin, point.y))
    }
  }
  return discs
}
