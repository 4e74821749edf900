import { type Svg, units } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"

interface Wheel {
  x: number
  radius: number
}

/**
 * A pale edge behind stored outlines and tyres, for pictures on a transparent ground: nobody sees it on a light page,
 * and on a dark one it keeps black paint and rubber from melting into the night.
 */
export function drawNightEdge(svg: Svg, view: View, outlines: string[], wheels: Wheel[]) {
  // Only the outer half of the stroke shows beside what is drawn over it.
  svg.group(`fill="none" stroke="#d9eeee" stroke-opacity=".5" stroke-width="${units(3.2)}"`, () => {
    for (const outline of outlines) svg.use(outline, 'stroke-linejoin="round"')
    for (const { x, radius } of wheels)
      svg.circle(view.xPx(x), view.yPx(radius), radius * view.pxPerMm, "none")
  })
}
