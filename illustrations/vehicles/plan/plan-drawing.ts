import { CANVAS, pictureLengthPx } from "../canvas.ts"
import { type Paint, paint } from "../drawing/colour.ts"
import { curve } from "../drawing/curve.ts"
import { type Knot, mirroredKnots } from "../drawing/knots.ts"
import type { Svg } from "../drawing/svg.ts"
import { View } from "../drawing/view.ts"
import type { Vehicle } from "../vehicle.ts"

/** A vehicle being drawn from above: x from the front bumper, y from the centre line, positive to its right. */
export interface PlanDrawing {
  svg: Svg
  view: View
  vehicle: Vehicle
  tones: Paint
  /** Pixels of a length, at least `minPx`. */
  px: (mm: number, minPx?: number) => number
  linePath: (line: Knot[]) => string
  shapePath: (outline: Knot[]) => string
  /** The same shape or line on both sides of the centre line. */
  shapesOnBothSides: (outline: Knot[]) => string
  linesOnBothSides: (line: Knot[]) => string
  /** A shape that is its own mirror image, given by its right half from front to rear. */
  symmetricShape: (rightHalf: Knot[]) => string
  /** A rectangle across the centre line, or around another y. */
  rect: (x: number, length: number, width: number, fill: string, options?: RectOptions) => void
}

interface RectOptions {
  y?: number
  roundingPx?: number
  extra?: string
}

export function createPlanDrawing(
  svg: Svg,
  vehicle: Vehicle,
  maxWidthPx: number,
  centrePx: number,
): PlanDrawing {
  const { lengthMm, widthMm } = vehicle.size
  const scale = Math.min(pictureLengthPx(lengthMm) / lengthMm, maxWidthPx / widthMm)
  const view = new View(scale, (CANVAS.widthPx - lengthMm * scale) / 2, centrePx)
  const linePath = (line: Knot[]) => view.pathData(curve(line))
  const shapePath = (outline: Knot[]) => view.pathData(curve(outline, true), true)
  return {
    svg,
    view,
    vehicle,
    tones: paint(vehicle.paintHex),
    px: (mm, minPx = 0) => Math.max(minPx, mm * scale),
    linePath,
    shapePath,
    shapesOnBothSides: (outline) => shapePath(outline) + shapePath(mirroredKnots(outline)),
    linesOnBothSides: (line) => linePath(line) + linePath(mirroredKnots(line)),
    symmetricShape: (rightHalf) => shapePath([...rightHalf.map(squareAtEnds), ...leftHalfOf(rightHalf)]),
    rect: (x, length, width, fill, { y = 0, roundingPx = 0, extra = "" } = {}) =>
      svg.rect(
        view.xPx(x),
        view.yPx(y) - (width / 2) * scale,
        length * scale,
        width * scale,
        fill,
        roundingPx,
        extra,
      ),
  }
}

/** The outline crosses the centre line at a right angle. */
function squareAtEnds([x, y, flag]: Knot, i: number, half: Knot[]): Knot {
  if (i === 0) return [x, 0, "d90"]
  if (i === half.length - 1) return [x, 0, "d-90"]
  return [x, y, flag]
}

/** The other half, from rear to front. A straight line is stored with the knot at its start, which is now its other end. */
function leftHalfOf(rightHalf: Knot[]): Knot[] {
  const inner = rightHalf.slice(1, -1)
  const mirrored = inner.map(([x, y, flag], i): Knot => {
    const startsStraight = inner[i - 1]?.[2]?.startsWith("s")
    return [x, -y, startsStraight ? "s" : flag?.startsWith("c") ? flag : undefined]
  })
  return mirrored.reverse()
}
