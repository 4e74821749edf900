import { mixHex, type Paint, paint } from "../drawing/colour.ts"
import { units } from "../drawing/svg.ts"
import { type CabinPlan, cabinWidth, OPENING_SHARE } from "./cabin-measures.ts"
import { classicPlanOf } from "./classic-wings.ts"
import { drawLimousineSaloon } from "./limousine-saloon.ts"
import { drawLuggage } from "./luggage.ts"
import { drawRow, type RowMeasures } from "./seats.ts"
import { openingFrontX } from "./shell-from-above.ts"

const CLOTH = "#454d56"
const LEATHER = "#b28a62"

/** The floor with dashboard, seats and, if the luggage stands behind the last row, the cases. */
export function drawCabin(plan: CabinPlan) {
  const { svg, px } = plan
  const opening = svg.definePath(openingPath(plan))
  const floor = svg.verticalGradient(
    [0, "#b9b3a9"],
    [0.08, "#d9d4cb"],
    [0.5, "#e6e2da"],
    [0.92, "#d9d4cb"],
    [1, "#b9b3a9"],
  )
  svg.use(opening, `fill="${floor}"`)
  svg.group(`clip-path="${svg.clipTo(opening)}"`, () => {
    drawDashboard(plan)
    svg.use(opening, `fill="none" stroke="#000" stroke-opacity=".22" stroke-width="${units(px(70, 5))}"`)
    drawConsole(plan)
    drawSeats(plan)
    if (hasLuggageInCabin(plan)) drawCabinLuggage(plan)
  })
  svg.use(opening, `fill="none" stroke="#0c0f12" stroke-width="${units(1.2)}" stroke-opacity=".7"`)
}

function openingPath(plan: CabinPlan): string {
  const inner = plan.halfWidth * OPENING_SHARE
  const front = openingFrontX(plan)
  const end = plan.vehicle.size.lengthMm * plan.layout.openingEnd
  return plan.symmetricShape([
    [front - 40, 0],
    [front + 40, inner * 0.86, "c60"],
    [front + 200, inner * 0.985],
    [front + 420, inner, "s"],
    [end - 360, inner],
    [end - 160, inner * 0.975],
    [end - 60, inner * 0.82, "c80"],
    [end - 30, 0],
  ])
}

function drawDashboard(plan: CabinPlan) {
  const { svg, halfWidth, isBox, shapePath } = plan
  const inner = halfWidth * OPENING_SHARE
  const front = openingFrontX(plan)
  const [atSides, inMiddle] = isBox ? [150, 90] : [190, 130]
  const dashboard = shapePath([
    [front - 80, -inner, "c"],
    [front - 80, inner, "c"],
    [front + atSides, inner, "c"],
    [front + inMiddle, inner * 0.3],
    [front + inMiddle, -inner * 0.3],
    [front + atSides, -inner, "c"],
  ])
  svg.path(dashboard, svg.horizontalGradient([0, "#1d2125"], [0.7, "#343a40"], [1, "#14171a"]))
}

function drawConsole({ svg, vehicle, layout, isBox, px, rect }: CabinPlan) {
  if (isBox || layout.hasConsole === false || vehicle.seatRows[0] !== "x.D") return
  const x = vehicle.size.lengthMm * layout.firstRow - 430
  rect(x, 760, 170, svg.horizontalGradient([0, "#3a4148"], [1, "#22272c"]), { roundingPx: px(40) })
}

function drawSeats(plan: CabinPlan) {
  if (plan.vehicle.body === "stretch-limousine") return drawLimousineSaloon(plan, seatTones(plan))
  if (plan.layout.kind === "coach") return drawCoachSeats(plan)
  const { vehicle, layout, isBox } = plan
  const [first = "", ...others] = vehicle.seatRows
  const tones = seatTones(plan)
  const depth = isBox ? 520 : 560
  const across = cabinWidth(plan)
  drawRow(
    plan,
    first,
    vehicle.size.lengthMm * layout.firstRow,
    { across, maxSeatWidth: 560, gap: 150, depth },
    tones,
  )
  const isVan = vehicle.body === "van" || vehicle.body === "high-roof-van"
  const measures: RowMeasures = { across, maxSeatWidth: isVan ? 480 : 520, gap: isVan ? 250 : 120, depth }
  others.forEach((row, i) => {
    drawRow(plan, row, rowX(plan, i + 1), measures, tones)
  })
}

function drawCoachSeats(plan: CabinPlan) {
  const { vehicle, halfWidth } = plan
  const across = halfWidth * OPENING_SHARE * 2 - 70
  const isServiceBus = vehicle.body === "service-bus"
  const maxSeats = Math.max(...vehicle.seatRows.map((row) => row.replace(/\./g, "").length))
  const pitch = (lastRowX(plan) - rowX(plan, 0)) / (vehicle.seatRows.length - 1)
  const measures: RowMeasures = {
    across,
    maxSeatWidth: Math.min(460, (across - (isServiceBus ? 330 : 0)) / maxSeats),
    gap: vehicle.body === "touring-coach" ? 420 : 330,
    depth: Math.min(640, pitch * 0.7),
  }
  vehicle.seatRows.forEach((row, i) => {
    const maxSeatWidth = row.includes(".") ? measures.maxSeatWidth : 460
    drawRow(plan, row, rowX(plan, i), { ...measures, maxSeatWidth }, seatTones(plan))
  })
}

function drawCabinLuggage(plan: CabinPlan) {
  drawLuggage(plan, {
    fromX: lastRowX(plan) + 320,
    toX: plan.vehicle.size.lengthMm * plan.layout.openingEnd - 60,
    width: cabinWidth(plan) - 40,
  })
}

function hasLuggageInCabin(plan: CabinPlan): boolean {
  const { kind, hasBootDeck } = plan.layout
  return (kind === "car" || kind === "box") && !hasBootDeck && !classicPlanOf(plan)
}

/** Rows stand at equal distances between the first and the last. */
function rowX(plan: CabinPlan, index: number): number {
  const first = plan.vehicle.size.lengthMm * plan.layout.firstRow
  return first + ((lastRowX(plan) - first) * index) / (plan.vehicle.seatRows.length - 1)
}

function lastRowX({ vehicle, layout }: CabinPlan): number {
  const hasThreeRows = vehicle.seatRows.length > 2
  return vehicle.size.lengthMm * ((hasThreeRows && layout.lastRowOfThree) || layout.lastRow)
}

/** Seats of a coach take up its livery; the dearest cars have tan leather. */
function seatTones({ vehicle, isBox }: CabinPlan): Paint {
  if (vehicle.accent && isBox) return paint(mixHex(vehicle.accent, "#39414a", 0.45))
  return paint(hasLeather(vehicle) ? LEATHER : CLOTH)
}

function hasLeather({ body, model }: CabinPlan["vehicle"]): boolean {
  if (body === "executive-saloon" || body === "stretch-limousine" || body === "vintage-saloon") return true
  return model === "alphard" || model === "land-cruiser"
}
