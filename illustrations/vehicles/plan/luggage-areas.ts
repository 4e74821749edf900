import { type Knot, knots } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"
import { type CabinPlan, openingEdge } from "./cabin-measures.ts"
import { drawLuggage } from "./luggage.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** The boot of a saloon, its lid taken off. */
export function drawBootDeck(plan: CabinPlan) {
  const { lengthMm } = plan.vehicle.size
  drawOpenLuggageArea(
    plan,
    lengthMm * plan.layout.rearScreenEnd - 60,
    lengthMm - 200,
    plan.halfWidth * 0.68,
    0.9,
  )
}

export function drawLoadBed(plan: CabinPlan) {
  const { lengthMm } = plan.vehicle.size
  drawOpenLuggageArea(plan, lengthMm * 0.69, lengthMm - 120, plan.halfWidth * 0.84, 1)
}

function drawOpenLuggageArea(
  plan: CabinPlan,
  fromX: number,
  toX: number,
  halfWidth: number,
  narrowing: number,
) {
  const { svg, tones, shapePath } = plan
  const outline: Knot[] = [
    [fromX, halfWidth, "l60"],
    [toX, halfWidth * narrowing, "l90"],
    [toX, -halfWidth * narrowing, "l90"],
    [fromX, -halfWidth, "l60"],
  ]
  svg.path(
    shapePath(outline),
    svg.horizontalGradient([0, "#4a5158"], [1, "#5e666e"]),
    openingEdge(tones.shade4),
  )
  drawLuggage(plan, { fromX: fromX + 40, toX: toX - 50, width: halfWidth * 2 - 130 })
}

/** The Beetle has its boot under the bonnet. */
export function drawFrontBoot(plan: CabinPlan) {
  const { svg, tones, shapePath } = plan
  svg.path(
    shapePath(knots("500,270 l60, 960,330 l60, 960,-330 l60, 500,-270 l60")),
    "#4a5158",
    openingEdge(tones.shade4),
  )
  drawLuggage(plan, { fromX: 560, toX: 920, width: 520 })
}

/** The lockers under the floor of a coach, slid out to the kerb: left, which is below in the picture. */
export function drawSideLocker(plan: CabinPlan) {
  const { svg, vehicle, halfWidth, tones, rect, linePath } = plan
  const { lengthMm } = vehicle.size
  const { frontOverhangMm, wheelbaseMm, tyreRadiusMm } = vehicle.wheels
  const isMidi = vehicle.body === "midi-coach"
  const fromX = isMidi ? lengthMm * 0.39 : frontOverhangMm + tyreRadiusMm + 260
  const toX = isMidi ? lengthMm - 260 : frontOverhangMm + wheelbaseMm - tyreRadiusMm - 260
  const innerY = -halfWidth - (isMidi ? 160 : 150)
  const depth = isMidi ? 520 : 1150
  const y = innerY - depth / 2
  const steel = svg.verticalGradient([0, "#3d444b"], [1, "#565e66"])
  const edge = `stroke="${tones.shade4}" stroke-width="${units(1)}"`
  rect(fromX, toX - fromX, depth, steel, { y, roundingPx: 5, extra: edge })
  drawLuggage(plan, { fromX: fromX + 50, toX: toX - 50, width: depth - 110, y })
  const slide = (x: number) =>
    linePath([
      [x, -halfWidth + 10, "l"],
      [x, innerY],
    ])
  svg.stroke(slide(fromX + 200) + slide(toX - 200), "#8d969e", 1.6, `stroke-dasharray="${units(3)}"`)
}
