import type { Paint } from "../drawing/colour.ts"
import { units } from "../drawing/svg.ts"
import { type CabinPlan, cabinWidth, OPENING_SHARE } from "./cabin-measures.ts"
import { drawRow, storeSeat } from "./seats.ts"

/**
 * Driver, partition, a pair that faces the rear, a settee along the side, a bench behind, and the bar. Nine places mean
 * the driver and eight guests, so a locker stands where a front passenger would sit.
 */
export function drawLimousineSaloon(plan: CabinPlan, tones: Paint) {
  const { svg, view, vehicle, layout, halfWidth, px, rect } = plan
  const { lengthMm } = vehicle.size
  const inner = halfWidth * OPENING_SHARE
  const driverX = lengthMm * layout.firstRow
  const saloonX = lengthMm * 0.385
  const across = cabinWidth(plan)
  drawRow(
    plan,
    vehicle.seatRows[0] ?? "",
    driverX,
    { across, maxSeatWidth: 560, gap: 150, depth: 560 },
    tones,
  )
  drawLocker(plan, driverX)
  rect(saloonX - 60, 60, 2 * inner, "#23272b")
  const seat = storeSeat(svg, px(470), px(540), tones)
  const placeTurned = (x: number, y: number, degrees: number) =>
    svg.use(seat, `transform="translate(${units(view.xPx(x))} ${units(view.yPx(y))}) rotate(${degrees})"`)
  placeTurned(saloonX + 320, 240, 180)
  placeTurned(saloonX + 320, -240, 180)
  for (const place of [0, 1, 2]) placeTurned(saloonX + 1000 + place * 500, inner - 300, -90)
  drawRow(plan, "xxx", lengthMm * 0.79, { across, maxSeatWidth: 520, gap: 0, depth: 560 }, tones)
  drawBar(plan, saloonX, inner)
}

function drawLocker({ svg, rect, linePath }: CabinPlan, driverX: number) {
  rect(driverX - 250, 560, 420, svg.verticalGradient([0, "#4a5158"], [1, "#2b3036"]), {
    y: -400,
    roundingPx: 8,
  })
  const lid = linePath([
    [driverX - 200, -300, "l"],
    [driverX + 260, -300],
  ])
  svg.stroke(lid, "#8d969e", 1.2)
}

/** Wood, glasses and an ice box, along the other side. */
function drawBar({ svg, view, px, rect }: CabinPlan, saloonX: number, inner: number) {
  const wood = svg.verticalGradient([0, "#8a6a48"], [1, "#4a3524"])
  const edge = `stroke="#2b1f17" stroke-width="${units(0.8)}"`
  rect(saloonX + 760, 1500, 300, wood, { y: -inner + 180, roundingPx: 8, extra: edge })
  for (let i = 0; i < 5; i++) {
    const rim = `stroke="#7b858e" stroke-width="${units(0.8)}"`
    svg.circle(view.xPx(saloonX + 900 + i * 130), view.yPx(-inner + 170), px(34), "#e8f1f5", rim)
  }
  const ice = svg.horizontalGradient([0, "#cfe3ee"], [1, "#8aa5b5"])
  rect(saloonX + 1680, 460, 200, ice, { y: -inner + 180, roundingPx: 5 })
}
