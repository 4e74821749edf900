import type { Svg } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"

const SHADOW = "#070b12"

/** The shadows of a vehicle on the ground under soft light from above: one wide, one narrow, and one for each tyre. */
export function drawContactShadow(
  svg: Svg,
  view: View,
  frontX: number,
  rearX: number,
  axlesX: number[],
  tyreRadiusMm: number,
  opacity = 1,
) {
  const left = view.xPx(frontX)
  const right = view.xPx(rearX)
  const middle = (left + right) / 2
  const width = right - left
  const ground = view.yPx(0)
  const wide = svg.radialGradient(
    0.5,
    0.5,
    0.5,
    [0, SHADOW, 0.4 * opacity],
    [0.6, SHADOW, 0.2 * opacity],
    [1, SHADOW, 0],
  )
  svg.ellipse(middle, ground + 2, width * 0.57, width * 0.05, wide)
  const narrow = svg.radialGradient(
    0.5,
    0.5,
    0.5,
    [0, SHADOW, 0.8 * opacity],
    [0.75, SHADOW, 0.55 * opacity],
    [1, SHADOW, 0],
  )
  svg.ellipse(middle, ground, width * 0.49, width * 0.021, narrow)
  const tyrePx = tyreRadiusMm * view.pxPerMm
  const underTyre = svg.radialGradient(0.5, 0.5, 0.5, [0, "#000", 0.85], [0.55, "#000", 0.6], [1, "#000", 0])
  for (const x of axlesX) svg.ellipse(view.xPx(x), ground + 0.4, tyrePx * 0.8, tyrePx * 0.1, underTyre)
}
