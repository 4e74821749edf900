/** A point: x from the front bumper to the rear, y above the ground; millimetres unless a caller says otherwise. */
export type Point = [x: number, y: number]

/**
 * A point a curve runs through, and how it behaves there:
 *
 * | flag | meaning |
 * |---|---|
 * | none | smooth |
 * | `c`, `c40` | corner; the same, rounded by 40 mm |
 * | `l`, `l40` | corner, then a straight line to the next knot; the same, rounded |
 * | `s` | straight line to the next knot, tangent to the curves at both ends |
 * | `d90` | smooth with a fixed direction in degrees: 0 to the rear, 90 up |
 */
export type Knot = [x: number, y: number, flag?: string]

export interface KnotBehaviour {
  isCorner: boolean
  isStraight: boolean
  isTangent: boolean
  roundingMm: number
  directionRadians?: number
}

/**
 * Reads knots written as text: `knots("30,690 c14, 54,716, 190,784 s")`.
 * @throws when a knot is not "x,y" or "x,y flag".
 */
export function knots(text: string): Knot[] {
  return text.trim().split(/,\s+/).map(readKnot)
}

/** The knots of a line before the one at `mark` ("x,y"), to keep the front of a line and redraw its rear. */
export function knotsBefore(line: Knot[], mark: string): Knot[] {
  return line.slice(0, indexOfKnot(line, mark))
}

/** The knot at `mark` ("x,y") and all that follow it, to keep the rear of a line and redraw its front. */
export function knotsFrom(line: Knot[], mark: string): Knot[] {
  return line.slice(indexOfKnot(line, mark))
}

/** The knots of a line before its first one behind x. */
export function knotsAheadOf(line: Knot[], x: number): Knot[] {
  const end = line.findIndex(([knotX]) => knotX >= x)
  return end < 0 ? line : line.slice(0, end)
}

/** The same knots on the other side of the centre line, or below the ground. */
export function mirroredKnots(line: Knot[]): Knot[] {
  return line.map(([x, y, flag]) => [x, -y, flag])
}

/** @throws when the flag is none of those of {@link Knot}. */
export function readFlag(flag = ""): KnotBehaviour {
  const match = /^([cls]?)(\d+)?(?:d(-?\d+))?$/.exec(flag)
  if (!match) throw new Error(`Unknown knot flag "${flag}"`)
  const [, kind, rounding, degrees] = match
  return {
    isCorner: kind === "c" || kind === "l",
    isStraight: kind === "l" || kind === "s",
    isTangent: kind === "s",
    roundingMm: Number(rounding ?? 0),
    directionRadians: degrees === undefined ? undefined : (Number(degrees) * Math.PI) / 180,
  }
}

function readKnot(text: string): Knot {
  const [, x, y, flag] = /^(-?[\d.]+),(-?[\d.]+)(?: (\S+))?$/.exec(text) ?? []
  if (x === undefined || y === undefined)
    throw new Error(`Write a knot as "x,y" or "x,y flag", not "${text}"`)
  return [Number(x), Number(y), flag]
}

function indexOfKnot(line: Knot[], mark: string): number {
  const index = line.findIndex(([x, y]) => `${x},${y}` === mark)
  if (index < 0) throw new Error(`No knot at ${mark}`)
  return index
}
