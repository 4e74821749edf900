import { type Knot, type KnotBehaviour, type Point, readFlag } from "./knots.ts"
import { type Path, pointAt, reversedSegment, type Segment, split, straightSegment } from "./path.ts"
import { add, angleOf, distance, lengthOf, rotate, subtract, times, towards, wrapAngle } from "./points.ts"

/**
 * A fair curve through knots: Hobby's splines, the method of METAFONT, so that a roof line needs about twelve points and no handles
 * placed by hand.
 * Source: John D. Hobby, "Smooth, easy to compute interpolating splines", 1986.
 */
export function curve(knots: Knot[], closed = false): Path {
  const first = knots[0]
  const run = closed && first ? [...knots, first] : knots
  const points = run.map(([x, y]): Point => [x, y])
  const behaviours = run.map(([, , flag]) => readFlag(flag))
  const segments: Path = []
  const roundings: number[] = []
  let from = 0
  while (from < run.length - 1) {
    const here = item(behaviours, from)
    if (here.isStraight) {
      segments.push(straightSegment(item(points, from), item(points, from + 1)))
      roundings.push(here.roundingMm)
      from++
      continue
    }
    const to = endOfSmoothRun(behaviours, from)
    const [startDirection, endDirection] = directions(points, behaviours, from, to, closed)
    const smooth = smoothRun(points.slice(from, to + 1), startDirection, endDirection)
    segments.push(...smooth)
    roundings.push(...smooth.map((_, i) => (i === 0 && here.isCorner ? here.roundingMm : 0)))
    from = to
  }
  return roundCorners(segments, roundings, closed)
}

/**
 * Corners that would be rounded by less than this stay sharp, because the rounding is invisible at the size of the picture and
 * costs bytes. Set before each picture, because it depends on the scale.
 */
export function ignoreRoundingsBelow(mm: number) {
  minRoundingMm = mm
}
let minRoundingMm = 0

function endOfSmoothRun(behaviours: KnotBehaviour[], from: number): number {
  const last = behaviours.length - 1
  let to = from + 1
  while (to < last) {
    const { isCorner, isStraight, directionRadians } = item(behaviours, to)
    if (isCorner || isStraight || directionRadians !== undefined) break
    to++
  }
  return to
}

/** The directions a smooth run must start and end with: those of its knots, or of the straight lines it continues. */
function directions(points: Point[], behaviours: KnotBehaviour[], from: number, to: number, closed: boolean) {
  const last = points.length - 1
  const here = item(behaviours, from)
  const before = from > 0 ? from - 1 : closed ? last - 1 : -1
  const after = to === last ? (closed ? 0 : -1) : to
  const continues = (index: number) => behaviours[index]?.isTangent ?? false
  const lineAngle = (index: number) => angleOf(subtract(item(points, index + 1), item(points, index)))
  let start = here.directionRadians
  let end = item(behaviours, to).directionRadians
  if (start === undefined && continues(before) && !here.isCorner) start = lineAngle(before)
  if (end === undefined && continues(after) && after < last) end = lineAngle(after)
  return [start, end]
}

/** One run of smooth knots; a direction that is not given is free. */
function smoothRun(points: Point[], startDirection?: number, endDirection?: number): Path {
  const last = points.length - 1
  if (last === 1 && startDirection === undefined && endDirection === undefined)
    return [straightSegment(item(points, 0), item(points, 1))]
  const chords = points.slice(1).map((point, i) => subtract(point, item(points, i)))
  const turns = points.map((_, i) =>
    i === 0 || i === last ? 0 : wrapAngle(angleOf(item(chords, i)) - angleOf(item(chords, i - 1))),
  )
  const angles = departureAngles(chords, turns, startDirection, endDirection)
  return chords.map((chord, i) => {
    const departure = item(angles, i)
    const arrival = -item(turns, i + 1) - item(angles, i + 1)
    const start = item(points, i)
    const end = item(points, i + 1)
    return {
      start,
      startHandle: add(start, times(rotate(chord, departure), handleLength(departure, arrival))),
      endHandle: subtract(end, times(rotate(chord, -arrival), handleLength(arrival, departure))),
      end,
    }
  })
}

/** The angle between each chord and the curve that leaves its knot: a tridiagonal system, solved by elimination. */
function departureAngles(chords: Point[], turns: number[], startDirection?: number, endDirection?: number) {
  const last = chords.length
  const lengths = chords.map(lengthOf)
  const below = new Array<number>(last + 1).fill(0)
  const diagonal = new Array<number>(last + 1).fill(1)
  const above = new Array<number>(last + 1).fill(0)
  const right = new Array<number>(last + 1).fill(0)
  if (startDirection === undefined) {
    above[0] = 1
    right[0] = -item(turns, 1) || 0
  } else right[0] = wrapAngle(startDirection - angleOf(item(chords, 0)))
  for (let i = 1; i < last; i++) {
    const before = item(lengths, i - 1)
    const after = item(lengths, i)
    below[i] = 1 / before
    diagonal[i] = 2 / before + 2 / after
    above[i] = 1 / after
    right[i] = -(2 / before) * item(turns, i) - (1 / after) * item(turns, i + 1)
  }
  if (endDirection === undefined) below[last] = 1
  else right[last] = wrapAngle(endDirection - angleOf(item(chords, last - 1)))
  for (let i = 1; i <= last; i++) {
    const factor = item(below, i) / item(diagonal, i - 1)
    diagonal[i] = item(diagonal, i) - factor * item(above, i - 1)
    right[i] = item(right, i) - factor * item(right, i - 1)
  }
  const angles = new Array<number>(last + 1).fill(0)
  angles[last] = item(right, last) / item(diagonal, last)
  for (let i = last - 1; i >= 0; i--)
    angles[i] = (item(right, i) - item(above, i) * item(angles, i + 1)) / item(diagonal, i)
  return angles
}

/** Length of a handle as a share of its chord, for the angles at this end and at the other. */
function handleLength(here: number, there: number): number {
  const sinHere = Math.sin(here)
  const cosHere = Math.cos(here)
  const sinThere = Math.sin(there)
  const cosThere = Math.cos(there)
  const numerator =
    2 + Math.SQRT2 * (sinHere - sinThere / 16) * (sinThere - sinHere / 16) * (cosHere - cosThere)
  const denominator = 3 * (1 + 0.5 * (Math.sqrt(5) - 1) * cosHere + 0.5 * (3 - Math.sqrt(5)) * cosThere)
  return numerator / denominator
}

/** Cuts each corner back by its rounding and bridges the gap with a short curve. */
function roundCorners(path: Path, roundings: number[], closed: boolean): Path {
  const segments = [...path]
  const bridges: (Segment | undefined)[] = path.map((_, i) => {
    const rounding = item(roundings, i)
    const before = i > 0 ? i - 1 : closed ? path.length - 1 : -1
    if (!rounding || rounding < minRoundingMm || before < 0) return undefined
    const arriving = item(segments, before)
    const leaving = item(segments, i)
    const corner = leaving.start
    const cutBefore = Math.min(rounding, segmentLength(arriving) * 0.48)
    const cutAfter = Math.min(rounding, segmentLength(leaving) * 0.48)
    const [shortened] = split(arriving, 1 - parameterAtLength(reversedSegment(arriving), cutBefore))
    const [, rest] = split(leaving, parameterAtLength(leaving, cutAfter))
    segments[before] = shortened
    segments[i] = rest
    return {
      start: shortened.end,
      startHandle: towards(shortened.end, corner, 0.6),
      endHandle: towards(rest.start, corner, 0.6),
      end: rest.start,
    }
  })
  const rounded = segments.flatMap((segment, i) => {
    const bridge = bridges[i]
    return bridge ? [bridge, segment] : [segment]
  })
  // The bridge over the first corner of a closed path closes the loop, so it comes last.
  return bridges[0] && closed ? [...rounded.slice(1), ...rounded.slice(0, 1)] : rounded
}

function segmentLength(segment: Segment): number {
  let length = 0
  let from = segment.start
  for (let i = 1; i <= 12; i++) {
    const to = pointAt(segment, i / 12)
    length += distance(to, from)
    from = to
  }
  return length
}

function parameterAtLength(segment: Segment, wanted: number): number {
  let length = 0
  let from = segment.start
  for (let i = 1; i <= 40; i++) {
    const to = pointAt(segment, i / 40)
    length += distance(to, from)
    if (length >= wanted) return i / 40
    from = to
  }
  return 1
}

/** An item of a list. Every index above is within its list. */
function item<T>(list: T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`No item ${index} in a list of ${list.length}`)
  return found
}
