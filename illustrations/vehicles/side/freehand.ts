import { curve } from "../drawing/curve.ts"
import type { Knot } from "../drawing/knots.ts"
import type { Svg } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"

/** The tools for a vehicle with its own drawing, in its own millimetres. */
export function freehand(svg: Svg, view: View) {
  const scale = view.pxPerMm
  return {
    scale,
    shapePath: (knots: Knot[]) => view.pathData(curve(knots, true), true),
    linePath: (knots: Knot[]) => view.pathData(curve(knots)),
    /** Width of a line in pixels that stays visible however small the picture. */
    strokePx: (mm: number, leastPx = 0.7) => Math.max(leastPx, mm * scale),
    placeAt: (storedId: string, x: number, y: number) => svg.place(storedId, view.xPx(x), view.yPx(y)),
  }
}
