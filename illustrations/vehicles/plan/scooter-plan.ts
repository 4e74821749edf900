import { paint } from "../drawing/colour.ts"
import { type Knot, knots } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"
import { SMALL_CASE_COLOURS, storeCase } from "./luggage.ts"
import type { PlanDrawing } from "./plan-drawing.ts"
import { drawHandlebar, drawSeatPad, drawTyres, paintedEdge, paintedMetal } from "./two-wheeler-parts.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** The box under its seat is drawn beside it. */
export function drawScooterPlan(plan: PlanDrawing) {
  const { svg, symmetricShape } = plan
  const edge = paintedEdge(plan)
  drawTyres(plan, 96)
  svg.path(symmetricShape(knots("10,0, 60,80, 250,112, 470,130, 500,0")), paintedMetal(plan), edge)
  drawHandlebar(plan, 540, { bar: "#23272b", mirrors: "#2a2e33" })
  svg.path(
    symmetricShape(knots("300,0, 330,130, 420,210, 560,220, 660,190, 690,0")),
    paintedMetal(plan),
    edge,
  )
  drawFootboard(plan)
  drawTail(plan)
  drawHeadlamp(plan)
  const hide = paint("#33393f")
  drawSeatPad(plan, hide, { from: 950, to: 1280, frontHalfWidth: 130, rearHalfWidth: 165 })
  drawSeatPad(plan, hide, { from: 1290, to: 1640, frontHalfWidth: 150, rearHalfWidth: 90 })
  if (plan.vehicle.cases.small) drawBoxBeside(plan)
}

function drawFootboard({ svg, px, rect, linePath }: PlanDrawing) {
  rect(660, 320, 340, svg.horizontalGradient([0, "#3d444b"], [1, "#23272b"]), { roundingPx: px(40) })
  const ribs = [-100, -50, 0, 50, 100].map((y) => {
    const rib: Knot[] = [
      [700, y, "l"],
      [930, y],
    ]
    return linePath(rib)
  })
  svg.stroke(ribs.join(""), "#15181b", px(14, 1.2))
}

function drawTail(plan: PlanDrawing) {
  const { svg, symmetricShape, shapesOnBothSides } = plan
  const tail = symmetricShape(knots("900,0, 920,150, 1050,190, 1400,180, 1660,110, 1760,60, 1776,0"))
  svg.path(tail, paintedMetal(plan), paintedEdge(plan))
  svg.path(shapesOnBothSides(knots("1700,26 c, 1690,96, 1760,60, 1772,14 c")), "#c0202a")
}

function drawHeadlamp({ svg, symmetricShape }: PlanDrawing) {
  const glass = svg.horizontalGradient([0, "#fff"], [1, "#9fb0bc"])
  const edge = `stroke="#33393f" stroke-width="${units(0.8)}"`
  svg.path(symmetricShape(knots("330,0, 350,96, 430,120, 500,100, 520,0")), glass, edge)
  svg.path(symmetricShape(knots("520,0, 540,90, 600,96, 620,0")), "#15181b")
}

function drawBoxBeside({ svg, view, px, linePath }: PlanDrawing) {
  svg.stroke(linePath(knots("1160,-180 l, 1160,-330")), "#7b858e", 1.4, `stroke-dasharray="${units(3)}"`)
  svg.place(storeCase(svg, px(270), px(210), SMALL_CASE_COLOURS[1]), view.xPx(1025), view.yPx(-330))
}
