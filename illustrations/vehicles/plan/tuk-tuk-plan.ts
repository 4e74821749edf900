import { paint } from "../drawing/colour.ts"
import { knots } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"
import { LARGE_CASE_COLOURS, SMALL_CASE_COLOURS, storeCase } from "./luggage.ts"
import type { PlanDrawing } from "./plan-drawing.ts"
import { drawRow } from "./seats.ts"
import { drawShadowFromAbove } from "./shadow-from-above.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

const SEAT_COLOUR = "#454d56"

/** One wheel in front, two behind; the driver in the middle, three guests on the bench, bags behind them. */
export function drawTukTukPlan(plan: PlanDrawing) {
  const { svg, tones, symmetricShape } = plan
  const outline = svg.definePath(
    symmetricShape(
      knots("60,0, 70,150, 240,230, 560,330, 900,560, 1300,630, 2200,650, 2520,640, 2610,540, 2630,0"),
    ),
  )
  drawShadowFromAbove(svg, outline)
  drawTyres(plan)
  const light = svg.verticalGradient(
    [0, tones.shade2],
    [0.045, tones.base],
    [0.13, tones.light2],
    [0.32, tones.light1],
    [0.5, tones.base],
    [0.68, tones.light1],
    [0.87, tones.light2],
    [0.955, tones.shade1],
    [1, tones.shade3],
  )
  svg.use(outline, `fill="${light}"`)
  svg.group(`clip-path="${svg.clipTo(outline)}"`, () => {
    drawEnds(plan)
    drawLamps(plan)
  })
  svg.use(outline, `fill="none" stroke="${tones.edge}" stroke-width="${units(0.9)}" stroke-opacity=".7"`)
  drawCabin(plan)
}

function drawTyres({ rect, px }: PlanDrawing) {
  rect(70, 420, 110, "#17191c", { roundingPx: px(40) })
  for (const side of [-1, 1]) rect(2080, 420, 120, "#17191c", { y: side * 600, roundingPx: px(30) })
}

function drawEnds({ svg, vehicle, tones, rect }: PlanDrawing) {
  const { lengthMm, widthMm } = vehicle.size
  rect(-10, 300, widthMm, svg.horizontalGradient([0, tones.shade3, 0.55], [1, tones.shade2, 0]))
  rect(lengthMm - 260, 280, widthMm, svg.horizontalGradient([0, tones.shade2, 0], [1, tones.shade3, 0.7]))
}

function drawLamps({ svg, view, px, shapesOnBothSides }: PlanDrawing) {
  const glass = svg.radialGradient(0.4, 0.5, 0.6, [0, "#fff"], [1, "#b8c5cf"])
  svg.circle(view.xPx(170), view.yPx(0), px(90), glass, `stroke="#59626a" stroke-width="${units(1)}"`)
  svg.path(shapesOnBothSides(knots("2560,420 c, 2560,600, 2640,600 c, 2640,420 c")), "#c0202a")
}

function drawCabin(plan: PlanDrawing) {
  const { svg, px, linePath, shapePath } = plan
  const edge = `stroke="#0c0f12" stroke-width="${units(1.2)}"`
  const hood = shapePath(
    knots(`
      520,-330 c60, 420,0, 520,330 c60, 900,500, 1300,570, 2440,590 c120, 2500,0, 2440,-590 c120, 1300,-570,
      900,-500
    `),
  )
  svg.path(hood, svg.horizontalGradient([0, "#9fb2bf"], [0.12, "#25292d"]), edge)
  const opening = svg.definePath(
    shapePath(
      knots(`
        700,-360 c60, 640,0, 700,360 c60, 1180,540 c60, 2400,540 c90, 2430,0, 2400,-540 c90, 1180,-540 c60
      `),
    ),
  )
  const floor = svg.verticalGradient(
    [0, "#b9b3a9"],
    [0.08, "#d9d4cb"],
    [0.5, "#e6e2da"],
    [0.92, "#d9d4cb"],
    [1, "#b9b3a9"],
  )
  svg.use(opening, `fill="${floor}"`)
  svg.group(`clip-path="${svg.clipTo(opening)}"`, () => {
    svg.use(opening, `fill="none" stroke="#000" stroke-opacity=".22" stroke-width="${units(px(70, 5))}"`)
    drawHandlebar(plan)
    drawSeats(plan)
    drawCases(plan)
  })
  svg.use(opening, `fill="none" ${edge} stroke-opacity=".7"`)
  svg.stroke(linePath(knots("1080,-530, 1080,530")), "#2a2e33", px(34, 2.4))
}

function drawHandlebar({ svg, px, linePath, linesOnBothSides }: PlanDrawing) {
  svg.stroke(linePath(knots("640,-300 c, 700,-140, 710,140, 640,300 c")), "#23272b", px(40, 3))
  svg.stroke(linesOnBothSides(knots("636,310 l, 690,200")), "#0f1113", px(56, 5), 'stroke-linecap="round"')
}

function drawSeats(plan: PlanDrawing) {
  const { vehicle } = plan
  const [front = "", rear = ""] = vehicle.seatRows
  const tones = paint(SEAT_COLOUR)
  const xAt = (share: number) => vehicle.size.lengthMm * share
  drawRow(plan, front, xAt(0.45), { across: 900, maxSeatWidth: 620, gap: 140, depth: 480 }, tones)
  drawRow(plan, rear, xAt(0.735), { across: 1040, maxSeatWidth: 346, gap: 0, depth: 560 }, tones)
}

function drawCases({ svg, view, vehicle, px }: PlanDrawing) {
  if (vehicle.cases.large)
    svg.place(storeCase(svg, px(180), px(520), LARGE_CASE_COLOURS[0]), view.xPx(2215), view.yPx(470))
  if (vehicle.cases.small)
    svg.place(storeCase(svg, px(160), px(360), SMALL_CASE_COLOURS[1]), view.xPx(2225), view.yPx(-110))
}
