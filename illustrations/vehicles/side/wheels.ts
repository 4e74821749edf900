import { type Stop, type Svg, units } from "../drawing/svg.ts"
import { RIMS, rimOf, type WheelOptions } from "./rims.ts"

export type WheelStyle = keyof typeof RIMS

/** A wheel around the origin, in pixels. @returns the id it is stored under. */
export function wheelSymbol(
  svg: Svg,
  style: WheelStyle,
  tyrePx: number,
  rimPx: number,
  options: WheelOptions = {},
): string {
  return svg.symbol(() => {
    drawTyre(svg, tyrePx, rimPx, options.hasWhitewall)
    RIMS[style](rimOf(svg, rimPx, options))
  })
}

function drawTyre(svg: Svg, tyrePx: number, rimPx: number, hasWhitewall = false) {
  const wallPx = tyrePx - rimPx
  const rim = rimPx / tyrePx
  const rubber: Stop[] = [
    [0, "#26292d"],
    [rim, "#23262a"],
    [rim + 0.05, "#2f3338"],
    [rim + (1 - rim) * 0.62, "#25282c"],
    [0.93, "#1b1d20"],
    [0.97, "#111214"],
    [1, "#0b0c0d"],
  ]
  svg.circle(0, 0, tyrePx, svg.radialGradientPx(0, 0, tyrePx, rubber))
  const light: Stop[] = [
    [0, "#fff", 0.22],
    [1, "#fff", 0],
  ]
  const shoulder = svg.linearGradientPx(0, -tyrePx, 0, tyrePx * 0.2, light)
  svg.circle(0, 0, tyrePx * 0.985, "none", `stroke="${shoulder}" stroke-width="${units(tyrePx * 0.03)}"`)
  if (hasWhitewall) {
    const white = `stroke="#f2efe6" stroke-width="${units(wallPx * 0.4)}"`
    svg.circle(0, 0, rimPx + wallPx * 0.36, "none", white)
  } else {
    const groove = `stroke="#000" stroke-opacity=".35" stroke-width="${units(Math.max(0.6, wallPx * 0.05))}"`
    svg.circle(0, 0, rimPx + wallPx * 0.55, "none", groove)
  }
}
