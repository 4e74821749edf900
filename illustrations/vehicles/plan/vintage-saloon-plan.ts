import { type Knot, knots } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"
import type { ClassicPlan } from "./classic-plan.ts"
import type { PlanDrawing } from "./plan-drawing.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

export const VINTAGE_SALOON_PLAN: ClassicPlan = {
  outline: knots(`
    400,0, 404,170, 540,190, 1330,470, 1480,614, 2000,640 s, 3000,627, 3500,550, 3760,384, 3800,0
  `),
  underWings: knots("360,0 c, 360,560 c30, 1300,640 c, 3700,560 c40, 3800,0 c"),
  underWingsColour: "#2a2e33",
  bumpers: [
    { x: 90, halfWidth: 736 },
    { x: 4030, halfWidth: 688 },
  ],
  runningBoard: knots("1200,560 c, 1200,760 c20, 2820,760 c20, 2820,560 c"),
  wings: [
    knots("190,528 c40, 200,760, 420,800, 900,792, 1300,736 c30, 1300,496 c40, 900,400, 500,368, 260,400"),
    knots("2760,560 c30, 2770,720, 3000,792, 3500,792, 3820,720, 3880,576 c40, 3600,480, 3000,528"),
  ],
  drawOutside: (plan) => {
    drawSpareWheel(plan)
    drawHeadlamps(plan)
  },
  drawOnBody: (plan) => {
    const { svg, tones, linePath, linesOnBothSides, rect } = plan
    svg.stroke(linePath(knots("420,0 l, 1390,0")), tones.shade3, 1.2)
    rect(400, 130, 380, svg.horizontalGradient([0, "#fff"], [0.5, "#8f989f"], [1, "#e4e8eb"]))
    svg.stroke(linesOnBothSides(knots("560,120, 1330,300")), tones.shade3, 1.2)
    drawBonnetSlots(plan)
  },
}

function drawSpareWheel({ svg, tones, rect }: PlanDrawing) {
  const cover = svg.horizontalGradient([0, tones.shade2], [0.5, tones.light2], [1, tones.shade2])
  const edge = `stroke="${tones.edge}" stroke-width="${units(0.9)}" stroke-opacity=".75"`
  rect(3800, 220, 660, cover, { roundingPx: 26, extra: edge })
}

/** Draws the headlamps on a bar between the wings. */
function drawHeadlamps({ svg, px, linePath, shapesOnBothSides, rect }: PlanDrawing) {
  svg.stroke(linePath(knots("380,-420 l, 380,420")), "#aeb6bd", px(40, 2.4))
  const chrome = svg.horizontalGradient([0, "#fff"], [0.4, "#c3cad0"], [1, "#5d656c"])
  const edge = `stroke="#4d555c" stroke-width="${units(0.7)}"`
  svg.path(shapesOnBothSides(knots("300,400 c20, 300,200 c20, 420,220, 540,300, 420,380")), chrome, edge)
  for (const side of [-1, 1]) rect(288, 26, 192, "#f4f8fa", { y: side * 300, roundingPx: 5, extra: edge })
}

function drawBonnetSlots({ svg, tones, linesOnBothSides }: PlanDrawing) {
  const slots = Array.from({ length: 10 }, (_, i) => {
    const x = 700 + i * 58
    const slot: Knot[] = [
      [x, 190 + i * 13, "l"],
      [x, 240 + i * 13],
    ]
    return linesOnBothSides(slot)
  })
  svg.stroke(slots.join(""), tones.shade3, 1.6)
}
