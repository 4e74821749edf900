import type { Paint } from "../drawing/colour.ts"
import { type Svg, units } from "../drawing/svg.ts"
import type { PlanDrawing } from "./plan-drawing.ts"

/** How the seats of a row stand: room across, widest seat, width of a gap, depth of a seat. */
export interface RowMeasures {
  across: number
  maxSeatWidth: number
  gap: number
  depth: number
}

interface Seat {
  y: number
  width: number
  isDriver: boolean
}

/** Draws one row of seats, left to right as `row` says, with a steering wheel before the driver. */
export function drawRow(plan: PlanDrawing, row: string, x: number, measures: RowMeasures, tones: Paint) {
  for (const seat of seatsAcross(row, measures)) {
    drawSeat(plan, x, seat.y, seat.width, measures.depth, tones)
    if (seat.isDriver && plan.vehicle.body !== "tuk-tuk")
      drawSteeringWheel(plan, x - measures.depth * 0.72, seat.y)
  }
}

export function drawSeat(
  { svg, view, px }: PlanDrawing,
  x: number,
  y: number,
  width: number,
  depth: number,
  tones: Paint,
) {
  svg.place(storeSeat(svg, px(width), px(depth), tones), view.xPx(x), view.yPx(y))
}

/** A seat that faces left, centred on the origin, in pixels. @returns its id. */
export function storeSeat(svg: Svg, widthPx: number, depthPx: number, tones: Paint): string {
  return svg.symbol(() => {
    const w = widthPx
    const d = depthPx
    const edge = `stroke="${tones.shade4}" stroke-width="${units(0.8)}"`
    const cushion = svg.horizontalGradient([0, tones.light2], [0.5, tones.light1], [1, tones.shade1])
    svg.rect(-d * 0.5, -w / 2, d * 0.78, w, cushion, w * 0.16, edge)
    const light = svg.horizontalGradient([0, tones.glint, 0.4], [1, tones.light2, 0.15])
    svg.rect(-d * 0.42, -w * 0.33, d * 0.56, w * 0.66, light, w * 0.1)
    const back = svg.horizontalGradient([0, tones.light1], [0.35, tones.base], [1, tones.shade3])
    svg.rect(d * 0.12, -w * 0.48, d * 0.38, w * 0.96, back, w * 0.16, edge)
    const headRest = svg.horizontalGradient([0, tones.light2], [1, tones.shade2])
    svg.rect(d * 0.32, -w * 0.24, d * 0.22, w * 0.48, headRest, w * 0.1, edge)
  })
}

function drawSteeringWheel({ svg, view, px, rect }: PlanDrawing, x: number, y: number) {
  const rim = `stroke="#16191c" stroke-width="${units(px(38, 2.2))}"`
  svg.ellipse(view.xPx(x), view.yPx(y), px(62), px(190), "none", rim)
  rect(x - 70, 90, 68, "#16191c", { y, roundingPx: px(30) })
}

/** Places of a row, left first. Gaps share the room that the seats leave; without a gap the row is centred. */
function seatsAcross(row: string, { across, maxSeatWidth, gap }: RowMeasures): Seat[] {
  const gapCount = [...row].filter((place) => place === ".").length
  const seatTotal = row.length - gapCount
  const seatWidth = Math.min(maxSeatWidth, (across - gapCount * gap) / seatTotal)
  const spare = across - seatTotal * seatWidth
  let y = -across / 2 + (gapCount ? 0 : spare / 2)
  const seats: Seat[] = []
  for (const place of row) {
    if (place === ".") {
      y += spare / gapCount
      continue
    }
    seats.push({ y: y + seatWidth / 2, width: seatWidth - 14, isDriver: place === "D" })
    y += seatWidth
  }
  return seats
}
