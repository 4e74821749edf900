import { type Svg, units } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"

interface Wheel {
  x: number
  radius: number
}

/**
 * A pale outline behind stored outlines and tyres, for pictures with a transparent background. It is invisible on a light
 * page. In dark mode it separates black paint and rubber from the page.
 */
export function drawDarkModeOutline(svg: Svg, view: View, outlines: string[], wheels: Wheel[]) {
  // Only the outer half of the stroke shows beside what is drawn over it.
  svg.group(`fill="none" stroke="#d9eeee" stroke-opacity=".5" stroke-width="${units(3.2)}"`, () => {
    for (const outline of outlines) svg.use(outline, 'stroke-linejoin="round"')
    for (const { x, radius } of wheels)
      svg.circle(view.xPx(x), view.yPx(radius), radius * view.pxPerMm, "none")
  })
}
