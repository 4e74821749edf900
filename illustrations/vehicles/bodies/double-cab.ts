import { knots, knotsBefore, knotsFrom } from "../drawing/knots.ts"
import { polyline } from "../drawing/path.ts"
import { units } from "../drawing/svg.ts"
import { type Body, itemAt, type ShapeChange } from "./body.ts"
import type { BodyShape, CarDrawing } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Double-cab pickup. Drawn at the measures of the Toyota Hilux. */
export const doubleCab: Body = {
  nominal: {
    lengthMm: 5330,
    wheelbaseMm: 3085,
    frontOverhangMm: 1000,
    heightMm: 1815,
    tyreRadiusMm: 392,
    rimRadiusMm: 246,
  },
  createShape: doubleCabShape,
  models: {
    l200,
  },
}

/** Curved back of the cab, higher tail, no sports bar. */
function l200(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knotsBefore(nominalShape.profile, "3180,1792"),
      ...knots("3180,1786, 3360,1738 c60, 3440,1620, 3500,1460, 3600,1340 c120, 3760,1302 s, 5200,1300 c30"),
      ...knotsFrom(nominalShape.profile, "5232,1220"),
    ],
    flankShade: 0.9,
    characterLine: knots("0,860, 330,960, 950,1030, 1700,1050, 2700,1090, 3500,1150, 4200,1180, 5330,1120"),
    shoulderLine: knots("20,1010, 320,1100, 900,1166, 1470,1222, 2500,1246, 3420,1280, 3760,1276, 5330,1270"),
    shutLines: [
      itemAt(nominalShape.shutLines, 0),
      itemAt(nominalShape.shutLines, 1),
      knots("3540,420, 3500,700, 3540,1000, 3640,1310"),
      itemAt(nominalShape.shutLines, 3),
    ],
    drawBehind: undefined,
    softCreases: [knots("3700,1272 l, 5200,1268")],
    lamps: [
      {
        outline: knots(`
          14,860 c14, 24,990, 120,1076 c14, 360,1128, 600,1160 c14, 570,1090, 440,1000, 270,920, 110,856
        `),
        kind: "led",
        inset: knots("90,900 c, 240,940, 420,1020, 520,1100 c, 340,1066, 160,1020"),
        bulbs: knots("196,990, 330,1040"),
        bulbRadius: 42,
        lightLine: knots("50,876, 190,910, 340,970, 500,1060"),
      },
      {
        outline: knots(`
          5080,1270 l20, 5214,1270 l16, 5236,1120 l12, 5236,900 l30, 5140,960 l30, 5060,1120 l20
        `),
        kind: "tail-led",
        lightLine: knots("5120,1230, 5180,1120, 5200,980"),
      },
      itemAt(nominalShape.lamps, 2),
    ],
    drawOver: drawL200Bed,
  }
}

function doubleCabShape(): BodyShape {
  return {
    profile: knots(`
      110,350 c60, 30,420 c60, 2,560, 0,720, 6,900, 30,1030, 150,1106 c90, 500,1156, 900,1190,
      1330,1226 c110, 1560,1418, 1800,1618, 1960,1712, 2180,1776, 2480,1808, 2840,1814, 3180,1792,
      3380,1752 c70, 3470,1640, 3540,1440, 3580,1290 s, 3610,1270 s, 5200,1262 c26, 5232,1220, 5240,900,
      5236,660 c16, 5316,650 c20, 5330,590, 5322,500 c30, 5220,470 c20, 5160,520
    `),
    sillMm: [372, 400],
    underbodyMm: 345,
    frontArchRadius: 470,
    rearArchRadius: 462,
    archFlare: 1.1,
    sideGlass: knots(`
      1470,1240 c26, 1700,1450, 1900,1630, 2000,1690 c90, 2260,1724, 2600,1736, 2960,1728, 3250,1696 c60,
      3360,1560, 3420,1330 c40, 3200,1290, 2600,1264
    `),
    glassTrim: "black",
    pillars: [{ footX: 2500, headX: 2552, footWidth: 124, headWidth: 100 }],
    glassBars: [knots("1720,1180 l, 1776,1600"), knots("3230,1240 l, 3190,1740")],
    windscreen: knots(`
      1340,1230 c10, 1562,1416, 1802,1616, 1930,1694 c10, 1876,1636, 1630,1420, 1430,1240 c10
    `),
    shoulderLine: knots("20,1010, 320,1100, 900,1166, 1470,1222, 2500,1246, 3420,1268, 3620,1236, 5330,1236"),
    characterLine: knots("0,900, 330,990, 950,1034, 1700,1046, 2700,1056, 3500,1070, 5330,1060"),
    rockerLine: knots("0,620, 1000,606, 2000,596, 3000,600, 4000,610, 5330,610"),
    bonnetEdge: knots("140,1086, 500,1124, 900,1160, 1280,1196, 1470,1214"),
    shutLines: [
      knots(`
        1520,1226, 1508,1080, 1508,880, 1530,680, 1560,540 c60, 1650,476 s, 2440,476 c50, 2496,540,
        2512,900, 2504,1264
      `),
      knots(`
        2510,510 c40, 2590,476 s, 3150,478 c50, 3220,560, 3290,700, 3380,900, 3430,1060, 3440,1210,
        3424,1330
      `),
      knots("3556,420 l, 3560,1290"),
      knots("430,760, 466,860, 486,980, 470,1090"),
    ],
    softCreases: [knots("3600,1236 l, 5200,1230")],
    doorHandles: [
      [2240, 1112, 200],
      [3170, 1136, 190],
    ],
    handleStyle: "chrome",
    doorMirror: [1620, 1262, 1.35],
    cladding: { archWidth: 56 },
    lamps: [
      {
        outline: knots(`
          14,910 c14, 24,1020, 120,1094 c14, 360,1128, 520,1142 c14, 500,1070, 420,990, 270,920, 110,890
        `),
        kind: "led",
        inset: knots("90,940 c20, 230,950, 370,1010, 450,1092 c20, 300,1080, 140,1056"),
        bulbs: knots("196,1014, 310,1046"),
        bulbRadius: 42,
        lightLine: knots("56,914, 180,922, 310,958, 430,1040"),
      },
      {
        outline: knots(`
          5060,1226 l20, 5216,1226 l20, 5234,1100 l10, 5234,800 l16, 5130,800 l30, 5090,960 l30
        `),
        kind: "tail",
        inset: knots("5080,1000 l, 5234,1000 l, 5234,930 l, 5096,930 l"),
      },
      {
        outline: knots("90,660 c16, 160,684, 260,650 c20, 236,576, 106,570 c20"),
        kind: "fog",
        bulbs: knots("176,626"),
        bulbRadius: 36,
      },
    ],
    blackParts: [
      knots("-10,880 c, 26,880 c20, 52,780, 44,600, 60,520, 240,450, 520,430 c, 520,300 c, -10,300 c"),
    ],
    seatBacks: [
      [2150, 1500],
      [3020, 1480],
    ],
    steeringWheel: [1900, 1350],
    endShadeMm: [360, 200],
    drawOver: drawHiluxBed,
    drawBehind: drawSportsBar,
  }
}

function drawL200Bed(drawing: CarDrawing) {
  const { svg, view, linePath } = drawing
  drawRearBumper(drawing)
  drawSideStep(drawing)
  svg.stroke(linePath(knots("26,900, 60,740, 130,640")), "#e4e8eb", Math.max(1.6, 22 * view.pxPerMm))
}

function drawHiluxBed(drawing: CarDrawing) {
  drawing.svg.path(drawing.shapePath(knots("3560,1262 l, 3560,410 l, 3586,410 l, 3586,1262 l")), "#0c0e10")
  drawRearBumper(drawing)
  drawSideStep(drawing)
}

function drawRearBumper({ svg, shapePath }: CarDrawing) {
  const chrome = svg.verticalGradient([0, "#f4f6f7"], [0.4, "#b9c0c6"], [1, "#5d656c"])
  svg.path(shapePath(knots("5200,650 l20, 5330,650 l20, 5330,520 l30, 5200,500 l10")), chrome)
}

/** Draws the step between the wheels, with a bright tread. */
function drawSideStep({ svg, view, scaling }: CarDrawing) {
  const front = scaling.frontAxleX + 540
  const rear = scaling.rearAxleX - 520
  const y = 384
  const step = polyline([
    [front - 40, y],
    [front, y - 60],
    [rear, y - 60],
    [rear + 40, y],
  ])
  svg.path(view.pathData(step, true), "#1b1e22")
  const tread = polyline([
    [front - 30, y - 6],
    [rear + 30, y - 5],
  ])
  svg.stroke(view.pathData(tread), "#c2c9cf", Math.max(1.6, 20 * view.pxPerMm))
}

/** Draws the sports bar behind the cab. */
function drawSportsBar({ svg, view, linePath }: CarDrawing) {
  const bar = linePath(knots("3640,1250 c, 3700,1480, 3800,1570, 3990,1560, 4200,1420, 4420,1262 c"))
  svg.stroke(bar, "#1d2024", Math.max(3, 62 * view.pxPerMm))
  svg.stroke(
    bar,
    "#7d868e",
    Math.max(0.8, 8 * view.pxPerMm),
    `transform="translate(0 -${units(18 * view.pxPerMm)})" stroke-opacity=".7"`,
  )
}
