import { drawCabin } from "./cabin.ts"
import { type CabinPlan, OPENING_SHARE } from "./cabin-measures.ts"
import { drawBootDeck, drawFrontBoot, drawLoadBed, drawSideLocker } from "./luggage-areas.ts"
import type { PlanDrawing } from "./plan-drawing.ts"
import type { PlanLayout } from "./plan-layouts.ts"
import { drawRoofGlass, drawShellFromAbove } from "./shell-from-above.ts"

/** A car, van or coach from above. */
export function drawCabinPlan(drawing: PlanDrawing, layout: PlanLayout) {
  const plan: CabinPlan = { ...drawing, layout, ...measure(drawing, layout) }
  drawShellFromAbove(plan)
  drawRoofGlass(plan)
  drawCabin(plan)
  drawPillars(plan)
  if (layout.hasBootDeck) drawBootDeck(plan)
  if (layout.kind === "double-cab") drawLoadBed(plan)
  if (layout.kind === "coach") drawSideLocker(plan)
  if (plan.vehicle.body === "beetle") drawFrontBoot(plan)
}

/** Cars with separate wings have a body narrower than the vehicle. */
const BODY_SHARE: Record<string, number> = { "vintage-saloon": 0.8, beetle: 0.86 }

function measure({ vehicle: { body, size, wheels } }: PlanDrawing, layout: PlanLayout) {
  const rearOverhang = size.lengthMm - wheels.frontOverhangMm - wheels.wheelbaseMm
  return {
    halfWidth: (size.widthMm / 2) * (BODY_SHARE[body] ?? 1),
    isBox: layout.kind === "box" || layout.kind === "coach",
    hasShortTail: rearOverhang < 560,
  }
}

/** Pillars across the glass beside the opening. */
function drawPillars({ svg, vehicle, layout, halfWidth, tones, px, linesOnBothSides }: CabinPlan) {
  const { firstRow, lastRow } = layout
  const shares = layout.pillars ?? [(firstRow + lastRow) / 2 - 0.01, lastRow + 0.055]
  const pillars = shares.map((share) => {
    const x = vehicle.size.lengthMm * share
    return linesOnBothSides([
      [x, halfWidth * OPENING_SHARE, "l"],
      [x, halfWidth * 0.95],
    ])
  })
  svg.stroke(pillars.join(""), tones.shade1, px(70, 3))
}
