import { drawMotorcyclePlan } from "./motorcycle-plan.ts"
import type { PlanDrawing } from "./plan-drawing.ts"
import { drawScooterPlan } from "./scooter-plan.ts"

/** A motorcycle or scooter from above; its bags hang at the sides. */
export function drawTwoWheelerPlan(plan: PlanDrawing) {
  drawShadow(plan)
  if (plan.vehicle.body === "scooter") drawScooterPlan(plan)
  else drawMotorcyclePlan(plan)
}

function drawShadow({ svg, view, vehicle, px }: PlanDrawing) {
  const { lengthMm } = vehicle.size
  const shade = svg.radialGradient(0.5, 0.5, 0.5, [0, "#000", 0.26], [1, "#000", 0])
  svg.ellipse(view.xPx(lengthMm / 2), view.yPx(0) + 10, px(lengthMm * 0.5), px(120) + 14, shade)
}
