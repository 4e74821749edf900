import type { Point } from "./knots.ts"
import { distance, towards } from "./points.ts"

/** One cubic Bézier piece of a path. */
export interface Segment {
  start: Point
  startHandle: Point
  endHandle: Point
  end: Point
  isStraight?: boolean
}

export type Path = Segment[]

export function straightSegment(start: Point, end: Point): Segment {
  return {
    start,
    startHandle: towards(start, end, 1 / 3),
    endHandle: towards(start, end, 2 / 3),
    end,
    isStraight: true,
  }
}

/** Straight lines from point to point. */
export function polyline(points: Point[]): Path {
  return points.slice(1).map((end, i) => straightSegment(points[i] ?? end, end))
}

/** Part of an ellipse around (centreX, centreY), in degrees, 0 to the rear and 90 up. */
export function arc(
  centreX: number,
  centreY: number,
  radius: number,
  fromDegrees: number,
  toDegrees: number,
  radiusY = radius,
): Path {
  const pieceCount = Math.max(1, Math.ceil(Math.abs(toDegrees - fromDegrees) / 90))
  const step = (((toDegrees - fromDegrees) / pieceCount) * Math.PI) / 180
  const handle = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: pieceCount }, (_, i) => {
    const a = (fromDegrees * Math.PI) / 180 + i * step
    const b = a + step
    const start: Point = [centreX + radius * Math.cos(a), centreY + radiusY * Math.sin(a)]
    const end: Point = [centreX + radius * Math.cos(b), centreY + radiusY * Math.sin(b)]
    return {
      start,
      startHandle: [start[0] - handle * radius * Math.sin(a), start[1] + handle * radiusY * Math.cos(a)],
      endHandle: [end[0] + handle * radius * Math.sin(b), end[1] - handle * radiusY * Math.cos(b)],
      end,
    }
  })
}

export function startOf(path: Path): Point {
  return path[0]?.start ?? emptyPath()
}

export function endOf(path: Path): Point {
  return path[path.length - 1]?.end ?? emptyPath()
}

export function reversed(path: Path): Path {
  return path.map(reversedSegment).reverse()
}

export function reversedSegment({ start, startHandle, endHandle, end, isStraight }: Segment): Segment {
  return { start: end, startHandle: endHandle, endHandle: startHandle, end: start, isStraight }
}

/** The path translated by (byX, byY). */
export function shifted(path: Path, byX: number, byY: number): Path {
  const move = ([x, y]: Point): Point => [x + byX, y + byY]
  return path.map((segment) => ({
    start: move(segment.start),
    startHandle: move(segment.startHandle),
    endHandle: move(segment.endHandle),
    end: move(segment.end),
    isStraight: segment.isStraight,
  }))
}

/** Joins paths, with a straight line between two that do not touch. */
export function joinPaths(...paths: Path[]): Path {
  const joined: Path = []
  for (const path of paths) {
    const first = path[0]
    if (!first) continue
    const last = joined[joined.length - 1]
    if (last && distance(last.end, first.start) > 0.5) joined.push(straightSegment(last.end, first.start))
    joined.push(...path)
  }
  return joined
}

/** The area between two lines that both run from left to right. */
export function bandBetween(top: Path, bottom: Path): Path {
  return joinPaths(top, reversed(bottom))
}

/** The area between a left-to-right line and the level y. */
export function areaDownTo(line: Path, y: number): Path {
  const corners: Point[] = [
    [endOf(line)[0], y],
    [startOf(line)[0], y],
  ]
  return joinPaths(line, polyline(corners))
}

export function lowestY(path: Path): number {
  return Math.min(...path.flatMap((segment) => [segment.start[1], segment.end[1]]))
}

export function highestY(path: Path): number {
  return Math.max(...path.flatMap((segment) => [segment.start[1], segment.end[1]]))
}

/** Height of a left-to-right line at x, or of its nearer end if x is outside the line. */
export function heightAt(line: Path, x: number): number {
  for (const segment of line) {
    const { start, end } = segment
    if (x < Math.min(start[0], end[0]) - 0.01 || x > Math.max(start[0], end[0]) + 0.01) continue
    return pointAt(segment, parameterAtX(segment, x))[1]
  }
  return x < startOf(line)[0] ? startOf(line)[1] : endOf(line)[1]
}

/** The part of a left-to-right line between two x values. */
export function sliceX(line: Path, fromX: number, toX: number): Path {
  const slice: Path = []
  for (const whole of line) {
    if (whole.end[0] <= fromX || whole.start[0] >= toX) continue
    let piece = whole
    if (piece.start[0] < fromX) piece = split(piece, parameterAtX(piece, fromX))[1]
    if (piece.end[0] > toX) piece = split(piece, parameterAtX(piece, toX))[0]
    slice.push(piece)
  }
  return slice
}

/** The point of a segment at t, from 0 at its start to 1 at its end. */
export function pointAt({ start, startHandle, endHandle, end }: Segment, t: number): Point {
  const u = 1 - t
  const along = (axis: 0 | 1) =>
    u * u * u * start[axis] +
    3 * u * u * t * startHandle[axis] +
    3 * u * t * t * endHandle[axis] +
    t * t * t * end[axis]
  return [along(0), along(1)]
}

/** The two parts of a segment that is split at t. */
export function split(segment: Segment, t: number): [Segment, Segment] {
  const ab = towards(segment.start, segment.startHandle, t)
  const bc = towards(segment.startHandle, segment.endHandle, t)
  const cd = towards(segment.endHandle, segment.end, t)
  const abc = towards(ab, bc, t)
  const bcd = towards(bc, cd, t)
  const middle = towards(abc, bcd, t)
  return [
    { start: segment.start, startHandle: ab, endHandle: abc, end: middle, isStraight: segment.isStraight },
    { start: middle, startHandle: bcd, endHandle: cd, end: segment.end, isStraight: segment.isStraight },
  ]
}

/** The parameter at which a segment reaches x, found by bisection. The segment runs in one direction of x. */
function parameterAtX(segment: Segment, x: number): number {
  const rises = segment.end[0] >= segment.start[0]
  let low = 0
  let high = 1
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2
    if (pointAt(segment, middle)[0] < x === rises) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function emptyPath(): never {
  throw new Error("An empty path has no ends")
}
