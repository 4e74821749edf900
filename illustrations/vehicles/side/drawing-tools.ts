import { curve } from "../drawing/curve.ts"
import type { Knot } from "../drawing/knots.ts"
import type { Svg } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"

/** Drawing functions in the millimetres of one vehicle, for a vehicle that is not scaled from a body. */
export function createDrawingTools(svg: Svg, view: View) {
  const scale = view.pxPerMm
  return {
    scale,
    shapePath: (knots: Knot[]) => view.pathData(curve(knots, true), true),
    linePath: (knots: Knot[]) => view.pathData(curve(knots)),
    /** Width of a line in pixels that stays visible however small the picture. */
    strokePx: (mm: number, minPx = 0.7) => Math.max(minPx, mm * scale),
    placeAt: (storedId: string, x: number, y: number) => svg.place(storedId, view.xPx(x), view.yPx(y)),
  }
}
