import type { Paint } from "../drawing/colour.ts"
import { pathPx, units } from "../drawing/svg.ts"
import type { PlanDrawing } from "./plan-drawing.ts"

/** Painted metal under light from the upper side. */
export function paintedMetal({ svg, tones }: PlanDrawing): string {
  return svg.verticalGradient(
    [0, tones.shade2],
    [0.22, tones.light1],
    [0.42, tones.light2],
    [0.6, tones.base],
    [1, tones.shade2],
  )
}

export function paintedEdge({ tones }: PlanDrawing): string {
  return `stroke="${tones.edge}" stroke-width="${units(0.9)}"`
}

export function chromeFromAbove({ svg }: PlanDrawing): string {
  return svg.verticalGradient([0, "#8d969e"], [0.35, "#fff"], [0.6, "#c3cad0"], [1, "#6b747c"])
}

export function drawTyres({ svg, view, vehicle, px, rect }: PlanDrawing, width: number) {
  const { frontOverhangMm, wheelbaseMm, tyreRadiusMm } = vehicle.wheels
  for (const axle of [frontOverhangMm, frontOverhangMm + wheelbaseMm]) {
    const rubber = svg.verticalGradient([0, "#0b0c0e"], [0.5, "#3a4047"], [1, "#0b0c0e"])
    rect(axle - tyreRadiusMm, 2 * tyreRadiusMm, width, rubber, { roundingPx: px(width * 0.48) })
    const groove = pathPx`M${view.xPx(axle - tyreRadiusMm * 0.94)} ${view.yPx(0)}h${px(tyreRadiusMm * 1.88)}`
    svg.stroke(groove, "#0b0c0e", 1.4)
  }
}

interface HandlebarColours {
  bar: string
  mirrors: string
}

/** Bar, grips, levers and mirrors; x is the middle of the bar. */
export function drawHandlebar(plan: PlanDrawing, x: number, colours: HandlebarColours) {
  const { svg, view, vehicle, px, linePath, linesOnBothSides } = plan
  const half = vehicle.size.widthMm / 2 - 40
  const bar = linePath([
    [x + 120, -half, "c"],
    [x + 60, -half * 0.6],
    [x, -110],
    [x, 110],
    [x + 60, half * 0.6],
    [x + 120, half, "c"],
  ])
  svg.stroke(bar, colours.bar, px(36, 3))
  const grips = linesOnBothSides([
    [x + 126, half + 10, "l"],
    [x + 74, half * 0.66],
  ])
  svg.stroke(grips, "#0f1113", px(54, 5), 'stroke-linecap="round"')
  const levers = linesOnBothSides([
    [x + 30, half * 0.96, "c"],
    [x + 10, half * 0.8],
    [x + 40, half * 0.58, "c"],
  ])
  svg.stroke(levers, "#aeb6bd", px(18, 1.6), 'stroke-linecap="round"')
  const mirrorArms = linesOnBothSides([
    [x + 40, half * 0.5, "l"],
    [x - 50, half * 0.86],
  ])
  svg.stroke(mirrorArms, "#15181b", px(18, 1.6))
  const edge = `stroke="#15181b" stroke-width="${units(0.8)}"`
  for (const side of [-1, 1])
    svg.ellipse(view.xPx(x - 60), view.yPx(side * half * 0.92), px(34), px(66), colours.mirrors, edge)
}

interface SeatPad {
  from: number
  to: number
  frontHalfWidth: number
  rearHalfWidth: number
}

/** The place of the rider or of the pillion. */
export function drawSeatPad(
  plan: PlanDrawing,
  hide: Paint,
  { from, to, frontHalfWidth, rearHalfWidth }: SeatPad,
) {
  const { svg, symmetricShape, linesOnBothSides } = plan
  const middle = (from + to) / 2
  const outline = symmetricShape([
    [from, 0],
    [from + 14, frontHalfWidth],
    [middle, (frontHalfWidth + rearHalfWidth) / 2 + 14],
    [to - 14, rearHalfWidth],
    [to, 0],
  ])
  const light = svg.verticalGradient(
    [0, hide.shade3],
    [0.35, hide.light1],
    [0.55, hide.light2],
    [1, hide.shade3],
  )
  svg.path(outline, light, `stroke="${hide.shade4}" stroke-width="${units(1)}"`)
  const stitches = linesOnBothSides([
    [from + 50, frontHalfWidth * 0.62],
    [middle, (frontHalfWidth + rearHalfWidth) * 0.36],
    [to - 40, rearHalfWidth * 0.6],
  ])
  svg.stroke(stitches, hide.shade3, 1, 'stroke-dasharray="10 8"')
}
