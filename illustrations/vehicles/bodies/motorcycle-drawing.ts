import { paint } from "../drawing/colour.ts"
import type { Knot } from "../drawing/knots.ts"
import { type Svg, units } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import type { PaintedVehicle } from "../painted-vehicle.ts"
import { createDrawingTools } from "../side/drawing-tools.ts"

const USUAL_TRIM = "#b0141d"

/** A cylinder with cooling fins, in millimetres; it leans to the rear by `lean` over its height. */
export interface Fins {
  x: number
  y: number
  width: number
  height: number
  lean: number
  count: number
  fill: string
  gapColour: string
}

export type MotorcycleDrawing = ReturnType<typeof createMotorcycleDrawing>

/** The properties that every part of a motorcycle needs: its paint, its metals, and a pen in its own millimetres. */
export function createMotorcycleDrawing(svg: Svg, view: View, vehicle: PaintedVehicle) {
  const tones = paint(vehicle.paintHex)
  const pen = createDrawingTools(svg, view)
  const { scale, shapePath, linePath, strokePx } = pen
  const thinEdge = (colour: string) => `stroke="${colour}" stroke-width="${units(0.8)}"`
  return {
    ...pen,
    svg,
    view,
    tones,
    trim: paint(vehicle.accent ?? USUAL_TRIM),
    thinEdge,
    edge: `${thinEdge(tones.edge)} stroke-opacity=".75"`,
    chrome: svg.verticalGradient(
      [0, "#fff"],
      [0.35, "#d5dbe0"],
      [0.52, "#767f87"],
      [0.66, "#aab2b9"],
      [1, "#f0f3f5"],
    ),
    alloy: svg.verticalGradient([0, "#e2e6e9"], [0.5, "#a7afb6"], [1, "#5f676e"]),
    blackMetal: svg.verticalGradient([0, "#4a5158"], [0.5, "#2a2e33"], [1, "#121417"]),
    drawLine: (colour: string, widthMm: number, line: Knot[]) =>
      svg.stroke(linePath(line), colour, strokePx(widthMm), 'stroke-linecap="round"'),
    drawDot: (x: number, y: number, radius: number, fill: string, extra = "") =>
      svg.circle(view.xPx(x), view.yPx(y), radius * scale, fill, extra),
    drawFins: ({ x, y, width, height, lean, count, fill, gapColour }: Fins) => {
      const cylinder: Knot[] = [
        [x, y, "l20"],
        [x + lean, y + height, "l20"],
        [x + lean + width, y + height, "l20"],
        [x + width, y, "l20"],
      ]
      svg.path(shapePath(cylinder), fill, thinEdge("#1a1d20"))
      const pitch = height / count
      const gaps = Array.from({ length: count - 1 }, (_, i) => {
        const left = x + (lean * (i + 1)) / count
        const level = y + pitch * (i + 1)
        return linePath([
          [left - 14, level, "l"],
          [left + width + 14, level],
        ])
      }).join("")
      svg.stroke(gaps, gapColour, strokePx(pitch * 0.42, 1))
      const above = `stroke-opacity=".35" transform="translate(0 ${units(-pitch * 0.26 * scale)})"`
      svg.stroke(gaps, "#fff", strokePx(5, 0.6), above)
    },
  }
}
