import type { BodyName } from "../bodies/bodies.ts"
import { units } from "../drawing/svg.ts"
import { BEETLE_PLAN } from "./beetle-plan.ts"
import type { CabinPlan } from "./cabin-measures.ts"
import type { ClassicPlan } from "./classic-plan.ts"
import { VINTAGE_SALOON_PLAN } from "./vintage-saloon-plan.ts"

const CLASSICS: Partial<Record<BodyName, ClassicPlan>> = {
  beetle: BEETLE_PLAN,
  "vintage-saloon": VINTAGE_SALOON_PLAN,
}

export function classicPlanOf({ vehicle }: CabinPlan): ClassicPlan | undefined {
  return CLASSICS[vehicle.body]
}

/** Wings, running boards and bumpers, beside the body. */
export function drawClassicWings(plan: CabinPlan, classic: ClassicPlan) {
  const { svg, tones, shapePath, shapesOnBothSides, rect } = plan
  svg.path(shapesOnBothSides(classic.underWings), classic.underWingsColour ?? tones.shade2)
  const chrome = svg.horizontalGradient([0, "#fff"], [0.5, "#aeb6bd"], [1, "#e4e8eb"])
  const chromeEdge = `stroke="#59626a" stroke-width="${units(0.7)}"`
  for (const { x, halfWidth } of classic.bumpers)
    rect(x, 76, halfWidth * 2, chrome, { roundingPx: 5, extra: chromeEdge })
  svg.path(shapesOnBothSides(classic.runningBoard), "#24282c")
  const edge = `stroke="${tones.edge}" stroke-width="${units(0.9)}" stroke-opacity=".75"`
  const upper = svg.verticalGradient([0, tones.shade1], [0.35, tones.glint], [1, tones.shade1])
  const lower = svg.verticalGradient([0, tones.shade2], [0.6, tones.light2], [1, tones.shade2])
  for (const wing of classic.wings) {
    svg.path(shapePath(wing), upper, edge)
    svg.path(shapePath(wing.map(([x, y, flag]) => [x, -y, flag])), lower, edge)
  }
  classic.drawOutside(plan)
}
