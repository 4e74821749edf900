import { CANVAS } from "../canvas.ts"
import { ignoreRoundingsBelow } from "../drawing/curve.ts"
import { idPrefix, Svg } from "../drawing/svg.ts"
import { drawStudioFloor } from "../scenes/studio-picture.ts"
import { seatCount, type Vehicle } from "../vehicle.ts"
import { drawCabinPlan } from "./cabin-plan.ts"
import { drawLegend } from "./legend.ts"
import { createPlanDrawing, type PlanDrawing } from "./plan-drawing.ts"
import { type CabinBodyName, PLAN_LAYOUTS } from "./plan-layouts.ts"
import { drawTukTukPlan } from "./tuk-tuk-plan.ts"
import { drawTwoWheelerPlan } from "./two-wheeler-plan.ts"

const MIN_ROUNDING_PX = 2
const MAX_WIDTH_PX = 290
const MAX_TWO_WHEELER_WIDTH_PX = 250
const CENTRE_PX = 226
/** A coach is higher in its picture, because the luggage locker is below it. */
const COACH_CENTRE_PX = 188

/** The vehicle from above without its roof: its seats and every case of its luggage allowance. It faces left. */
export function planPicture(vehicle: Vehicle): string {
  const svg = new Svg(idPrefix("p", vehicle.slug))
  drawStudioFloor(svg, vehicle.paintHex)
  drawPlan(svg, vehicle)
  drawLegend(svg, vehicle)
  const { large, small } = vehicle.cases
  const name = `${vehicle.name}: ${seatCount(vehicle)} seats, luggage ${large} large and ${small} small`
  return svg.toDocument(CANVAS.widthPx, CANVAS.heightPx, name)
}

function drawPlan(svg: Svg, vehicle: Vehicle) {
  const start = (maxWidthPx: number, centrePx: number): PlanDrawing => {
    const plan = createPlanDrawing(svg, vehicle, maxWidthPx, centrePx)
    ignoreRoundingsBelow(MIN_ROUNDING_PX / plan.view.pxPerMm)
    return plan
  }
  switch (vehicle.body) {
    case "motorcycle":
    case "scooter":
      return drawTwoWheelerPlan(start(MAX_TWO_WHEELER_WIDTH_PX, CENTRE_PX))
    case "tuk-tuk":
      return drawTukTukPlan(start(MAX_WIDTH_PX, CENTRE_PX))
    default: {
      const body: CabinBodyName = vehicle.body
      const layout = PLAN_LAYOUTS[body]
      return drawCabinPlan(start(MAX_WIDTH_PX, layout.kind === "coach" ? COACH_CENTRE_PX : CENTRE_PX), layout)
    }
  }
}
