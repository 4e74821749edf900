import { paint } from "../drawing/colour.ts"
import { knots } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"
import { SMALL_CASE_COLOURS, storeCase } from "./luggage.ts"
import type { PlanDrawing } from "./plan-drawing.ts"
import {
  chromeFromAbove,
  drawHandlebar,
  drawSeatPad,
  drawTyres,
  paintedEdge,
  paintedMetal,
} from "./two-wheeler-parts.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

export function drawMotorcyclePlan(plan: PlanDrawing) {
  const { svg, vehicle } = plan
  const isClassic = vehicle.model === "classic-350"
  const tyreWidth = isClassic ? 96 : 92
  drawTyres(plan, tyreWidth)
  drawMudguards(plan, tyreWidth, isClassic)
  drawPanniers(plan)
  drawEngine(plan, isClassic)
  const bar = isClassic ? svg.horizontalGradient([0, "#fff"], [1, "#8d969e"]) : "#23272b"
  drawHandlebar(plan, 640, { bar, mirrors: isClassic ? chromeFromAbove(plan) : "#2a2e33" })
  if (isClassic) drawClassicTop(plan)
  else drawStreetTop(plan)
}

function drawMudguards(plan: PlanDrawing, tyreWidth: number, isClassic: boolean) {
  const { svg, vehicle, px, rect, symmetricShape, linesOnBothSides } = plan
  const { frontOverhangMm: frontX, wheelbaseMm, tyreRadiusMm: radius } = vehicle.wheels
  const rearX = frontX + wheelbaseMm
  const front = symmetricShape([
    [frontX - radius * 0.95, 0],
    [frontX - radius * 0.7, tyreWidth * 0.62],
    [frontX + radius * 0.5, tyreWidth * 0.68],
    [frontX + radius * 0.9, tyreWidth * 0.5],
    [frontX + radius * 0.95, 0],
  ])
  const rear = symmetricShape([
    [rearX - 60, 0],
    [rearX, tyreWidth * 0.74],
    [rearX + radius * 0.8, tyreWidth * 0.72],
    [rearX + radius * 1.12, tyreWidth * 0.4],
    [rearX + radius * 1.14, 0],
  ])
  const edge = paintedEdge(plan)
  svg.path(front, paintedMetal(plan), edge)
  svg.path(rear, isClassic ? paintedMetal(plan) : "#1b1e22", edge)
  const fork = linesOnBothSides([
    [frontX, 62, "l"],
    [frontX + 360, 100],
  ])
  svg.stroke(fork, svg.verticalGradient([0, "#fff"], [1, "#8d969e"]), px(46))
  rect(frontX - 26, 52, 184, chromeFromAbove(plan), { roundingPx: 4 })
  rect(rearX - 30, 60, 220, "#4a5158", { roundingPx: 4 })
}

/** The catalogue's bags, the first on the left, the second on the right. */
function drawPanniers({ svg, view, vehicle, px, linePath }: PlanDrawing) {
  const rearX = vehicle.wheels.frontOverhangMm + vehicle.wheels.wheelbaseMm
  for (let i = 0; i < vehicle.cases.small; i++) {
    const side = i % 2 ? 1 : -1
    const stored = storeCase(svg, px(420), px(200), SMALL_CASE_COLOURS[i ? 0 : 1])
    svg.place(stored, view.xPx(rearX - 250), view.yPx(side * 230 + 100))
    const strap = (x: number) =>
      linePath([
        [x, side * 90, "l"],
        [x, side * 160],
      ])
    svg.stroke(strap(rearX - 140) + strap(rearX + 60), "#2a2e33", px(24))
  }
}

/** Engine, foot rests of both riders, silencer on the right. */
function drawEngine(plan: PlanDrawing, isClassic: boolean) {
  const { svg, px, shapePath, shapesOnBothSides, linesOnBothSides } = plan
  const alloy = svg.verticalGradient([0, "#8d969e"], [0.5, "#c3cad0"], [1, "#5d656c"])
  svg.path(shapesOnBothSides(knots("820,60 c20, 830,190 c40, 1200,190 c40, 1210,60 c20")), alloy)
  svg.stroke(linesOnBothSides(knots("1010,180 l, 1010,320")), "#15181b", px(44), 'stroke-linecap="round"')
  svg.stroke(linesOnBothSides(knots("1330,150 l, 1330,270")), "#15181b", px(38), 'stroke-linecap="round"')
  const silencer = isClassic ? chromeFromAbove(plan) : svg.verticalGradient([0, "#5d656c"], [1, "#1b1e22"])
  const edge = `stroke="#33393f" stroke-width="${units(0.7)}"`
  svg.path(shapePath(knots("1160,150 c30, 1160,220 c30, 2000,236 c30, 2010,150 c30")), silencer, edge)
}

function drawClassicTop(plan: PlanDrawing) {
  const { svg, view, px, rect, symmetricShape, shapesOnBothSides, linesOnBothSides } = plan
  const chrome = chromeFromAbove(plan)
  const edge = paintedEdge(plan)
  const centre = view.yPx(0)
  svg.path(symmetricShape(knots("410,0, 420,100, 520,120, 680,90, 700,0")), paintedMetal(plan), edge)
  rect(420, 50, 192, chrome, { roundingPx: 8 })
  svg.ellipse(
    view.xPx(430),
    centre,
    px(22),
    px(84),
    "#f4f8fa",
    `stroke="#59626a" stroke-width="${units(0.8)}"`,
  )
  svg.circle(view.xPx(590), centre, px(56), "#15181b", `stroke="#c3cad0" stroke-width="${units(1.6)}"`)
  const tank = symmetricShape(knots("690,0, 710,120, 830,180, 960,170, 1090,90, 1110,0"))
  svg.path(tank, paintedMetal(plan), edge)
  const coachLine = shapesOnBothSides(knots("760,90 c20, 830,150, 950,146, 1030,100 c20, 900,100"))
  svg.path(coachLine, "none", `stroke="#c9b071" stroke-width="${units(1.4)}"`)
  svg.circle(view.xPx(880), centre, px(40), chrome, `stroke="#4d555c" stroke-width="${units(0.8)}"`)
  const rack =
    linesOnBothSides(knots("1760,60 c, 1960,110, 2060,60 c")) + linesOnBothSides(knots("1780,0 l, 2060,0"))
  svg.stroke(rack, "#aeb6bd", px(22, 2))
  rect(2060, 50, 88, "#c0202a", { roundingPx: 3 })
  const hide = paint("#7a5a40")
  drawSeatPad(plan, hide, { from: 1080, to: 1470, frontHalfWidth: 110, rearHalfWidth: 150 })
  drawSeatPad(plan, hide, { from: 1490, to: 1790, frontHalfWidth: 120, rearHalfWidth: 110 })
}

function drawStreetTop(plan: PlanDrawing) {
  const { svg, view, vehicle, px, rect, symmetricShape, shapesOnBothSides, linesOnBothSides } = plan
  const accent = paint(vehicle.accent ?? vehicle.paintHex)
  const edge = paintedEdge(plan)
  svg.path(symmetricShape(knots("410,0, 430,110, 540,170, 640,130, 660,0")), paintedMetal(plan), edge)
  const glass = svg.horizontalGradient([0, "#fff"], [1, "#9fb0bc"])
  const darkEdge = `stroke="#33393f" stroke-width="${units(0.8)}"`
  svg.path(symmetricShape(knots("412,0, 424,76, 490,96, 520,0")), glass, darkEdge)
  rect(560, 60, 140, "#0f1113", { roundingPx: 4 })
  const accentEdge = `stroke="${accent.edge}" stroke-width="${units(0.8)}"`
  svg.path(shapesOnBothSides(knots("650,60 c, 640,190 c20, 760,220, 900,170 c")), accent.base, accentEdge)
  const tank = symmetricShape(knots("660,0, 690,130, 820,180, 960,150, 1070,80, 1090,0"))
  svg.path(tank, paintedMetal(plan), edge)
  svg.path(shapesOnBothSides(knots("720,60 c, 830,130, 960,100 c, 850,84")), accent.base)
  svg.circle(view.xPx(880), view.yPx(0), px(38), "#8d969e", darkEdge)
  const tail = symmetricShape(knots("1240,0, 1280,130, 1560,130, 1860,70, 1960,36, 1970,0"))
  svg.path(tail, paintedMetal(plan), edge)
  svg.stroke(linesOnBothSides(knots("1560,120, 1740,110, 1880,60")), "#2a2e33", px(30, 2.4))
  svg.path(shapesOnBothSides(knots("1900,10 c, 1890,52, 1962,34, 1968,8 c")), "#c0202a")
  const hide = paint("#33393f")
  drawSeatPad(plan, hide, { from: 1060, to: 1400, frontHalfWidth: 100, rearHalfWidth: 140 })
  drawSeatPad(plan, hide, { from: 1410, to: 1760, frontHalfWidth: 130, rearHalfWidth: 80 })
}
