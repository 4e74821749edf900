import { type Stop, type Svg, units } from "../drawing/svg.ts"

interface OpenWheel {
  svg: Svg
  tyrePx: number
  rimPx: number
}

type Style = "wire" | "cast"

/**
 * The wheel of a motorcycle: tyre and rim are rings, so that what is behind shows between the spokes.
 * @param stripe colour of a line around the rim
 * @returns the id it is stored under.
 */
export function openWheelSymbol(
  svg: Svg,
  tyrePx: number,
  rimPx: number,
  style: Style,
  stripe?: string,
): string {
  const wheel = { svg, tyrePx, rimPx }
  return svg.symbol(() => {
    if (style === "wire") drawWires(wheel)
    else drawCastSpokes(wheel, stripe)
    drawTyre(wheel)
  })
}

function drawWires({ svg, rimPx }: OpenWheel) {
  const wires = directions(18).flatMap((angle) =>
    [-1, 1].map(
      (side) =>
        `M${pointText(angle + side * 1.35, rimPx * 0.13)}L${pointText(angle + side * 0.11, rimPx * 0.95)}`,
    ),
  )
  svg.stroke(wires.join(""), "#3c434a", 1.5, 'stroke-opacity=".75"')
  svg.stroke(wires.join(""), "#eef1f4", 0.8)
  const chrome: Stop[] = [
    [0, "#fff"],
    [0.4, "#c4cbd1"],
    [0.55, "#747d85"],
    [1, "#e4e8eb"],
  ]
  drawRing(svg, rimPx * 0.955, rimPx * 0.1, svg.linearGradientPx(0, -rimPx, 0, rimPx, chrome))
  drawRing(svg, rimPx * 0.9, 0.8, "#4a5259", 0.7)
}

function drawCastSpokes({ svg, rimPx }: OpenWheel, stripe?: string) {
  const spokes = directions(6).map((angle) => {
    const foot = rimPx * 0.2
    const tip = rimPx * 0.92
    const up = angle - Math.PI / 2
    return `M${pointText(up - 0.55, foot)}L${pointText(up - 0.085, tip)}L${pointText(up + 0.085, tip)}L${pointText(up + 0.55, foot)}z`
  })
  svg.path(spokes.join(""), svg.verticalGradient([0, "#4b525a"], [0.5, "#24282c"], [1, "#14171a"]))
  const black: Stop[] = [
    [0, "#4b525a"],
    [0.5, "#1f2327"],
    [1, "#101214"],
  ]
  drawRing(svg, rimPx * 0.94, rimPx * 0.13, svg.linearGradientPx(0, -rimPx, 0, rimPx, black))
  if (stripe) drawRing(svg, rimPx * 0.985, 1.5, stripe)
  drawRing(svg, rimPx * 0.875, 0.8, "#8d969e", 0.5)
}

function drawTyre({ svg, tyrePx, rimPx }: OpenWheel) {
  const wallPx = tyrePx - rimPx
  drawRing(svg, (tyrePx + rimPx) / 2, wallPx, "#191b1e")
  drawRing(svg, tyrePx - wallPx * 0.2, wallPx * 0.32, "#0d0e10")
  drawRing(svg, rimPx + wallPx * 0.42, Math.max(0.6, wallPx * 0.1), "#3a4046")
  const light: Stop[] = [
    [0, "#fff", 0.3],
    [1, "#fff", 0],
  ]
  drawRing(svg, tyrePx * 0.985, tyrePx * 0.025, svg.linearGradientPx(0, -tyrePx, 0, tyrePx * 0.2, light))
}

function drawRing(svg: Svg, radius: number, widthPx: number, colour: string, opacity = 1) {
  const clear = opacity < 1 ? ` stroke-opacity="${opacity}"` : ""
  svg.circle(0, 0, radius, "none", `stroke="${colour}" stroke-width="${units(widthPx)}"${clear}`)
}

function pointText(radians: number, radius: number): string {
  return `${units(radius * Math.cos(radians))} ${units(radius * Math.sin(radians))}`
}

function directions(count: number): number[] {
  return Array.from({ length: count }, (_, i) => (i / count) * 2 * Math.PI)
}
