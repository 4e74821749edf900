import { type Knot, knots } from "../drawing/knots.ts"
import { bandBetween, endOf, joinPaths, polyline, shifted, startOf } from "../drawing/path.ts"
import { units } from "../drawing/svg.ts"
import type { Body } from "./body.ts"
import type { BodyShape, CarDrawing } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Two-door Volkswagen Beetle of 1968: domed roof, four separate wings, running boards. */
export const beetle: Body = {
  nominal: {
    lengthMm: 4030,
    wheelbaseMm: 2400,
    frontOverhangMm: 760,
    heightMm: 1500,
    tyreRadiusMm: 322,
    rimRadiusMm: 204,
  },
  createShape: beetleShape,
}

const FRONT_WING: Knot[] = knots(`
  118,420, 112,560, 150,700, 260,806, 440,876, 650,890, 880,840, 1060,716, 1190,540, 1270,330
`)

const REAR_WING: Knot[] = knots(`
  2420,330, 2500,520, 2640,700, 2860,828, 3130,868, 3400,830, 3640,726, 3800,580, 3876,430
`)

function beetleShape(): BodyShape {
  return {
    profile: knots(`
      250,372 c60, 150,430, 112,560, 150,700, 250,800 c30, 340,862, 560,944, 840,1004, 1080,1036,
      1210,1050 c40, 1290,1180, 1380,1330, 1460,1408 c120, 1660,1474, 1920,1500, 2220,1488, 2560,1426,
      2900,1300, 3200,1126, 3460,930, 3680,730, 3820,560, 3878,440 c60, 3760,372
    `),
    sillMm: [330, 330],
    underbodyMm: 220,
    frontArchRadius: 372,
    rearArchRadius: 372,
    archFlare: 0.2,
    sideGlass: knots(`
      1296,1064 c30, 1380,1220, 1490,1360 c80, 1740,1416, 2060,1424, 2360,1392, 2600,1320 c120, 2730,1200,
      2770,1090 c60, 2400,1064, 1800,1058
    `),
    glassTrim: "chrome",
    pillars: [{ footX: 2150, headX: 2160, footWidth: 116, headWidth: 104, isPainted: true }],
    glassBars: [knots("1520,1050 l, 1540,1420")],
    windscreen: knots(`
      1218,1056 c10, 1294,1178, 1384,1326, 1450,1390 c14, 1420,1330, 1330,1180, 1270,1064 c10
    `),
    shoulderLine: knots("110,830, 500,900, 1200,1000, 1900,1016, 2700,1010, 3200,960, 3900,700"),
    characterLine: knots("110,700, 900,820, 1500,850, 2300,846, 3000,800, 3900,560"),
    rockerLine: knots("110,430, 1300,420, 2500,420, 3900,440"),
    shutLines: [
      knots(`
        1290,1050, 1270,860, 1290,640, 1330,500 c60, 1400,420 s, 2050,416 c60, 2136,500, 2152,800,
        2150,1060
      `),
      knots("3080,1196, 3180,1010, 3360,860, 3560,800"),
    ],
    doorHandles: [[1960, 940, 140]],
    handleStyle: "chrome",
    lamps: [],
    seatBacks: [
      [1990, 1190],
      [2560, 1120],
    ],
    steeringWheel: [1580, 1110],
    endShadeMm: [240, 320],
    flankShade: 0.6,
    chromeStrips: [knots("430,900, 800,960, 1290,990, 2150,996, 2800,980, 3160,920")],
    drawBehind: drawBumpers,
    drawOnShell: drawWings,
    drawOver: drawBrightwork,
  }
}

/** Bumpers, partly behind the wings. */
function drawBumpers({ svg, shapePath }: CarDrawing) {
  const chrome = svg.verticalGradient(
    [0, "#fff"],
    [0.35, "#dbe0e4"],
    [0.5, "#7c858d"],
    [0.62, "#b9c1c7"],
    [1, "#f2f4f6"],
  )
  svg.path(
    shapePath(knots("260,330 c, 1300,330 c, 2480,330 c, 3800,340 c, 3700,230 c, 400,230 c")),
    "#0d0f11",
  )
  svg.path(
    shapePath(knots("4,470 l30, 0,560 l30, 70,566 l20, 280,540 l20, 280,460 l20, 80,452 l20")) +
      shapePath(knots("4026,470 l30, 4030,560 l30, 3960,566 l20, 3740,540 l20, 3740,460 l20, 3950,452 l20")),
    chrome,
    `stroke="#4d555c" stroke-width="${units(0.6)}"`,
  )
}

/** Each wing is a separate volume, with a seam and a soft highlight on top. */
function drawWings({ svg, view, scaling, finish: { paint: tones } }: CarDrawing) {
  for (const knots of [FRONT_WING, REAR_WING]) {
    const wing = scaling.line(knots)
    const lowerEdge = polyline([endOf(wing), [endOf(wing)[0], 250], [startOf(wing)[0], 250], startOf(wing)])
    svg.path(
      view.pathData(joinPaths(wing, lowerEdge), true),
      svg.verticalGradient(
        [0, tones.light2],
        [0.16, tones.light1],
        [0.45, tones.base],
        [0.8, tones.shade1],
        [1, tones.shade2],
      ),
    )
    svg.path(
      view.pathData(bandBetween(shifted(wing, knots === FRONT_WING ? 50 : -50, 34), wing), true),
      tones.shade3,
      'opacity=".5"',
    )
    svg.stroke(
      view.pathData(shifted(wing, 0, -20)),
      tones.glint,
      Math.max(1.2, 14 * view.pxPerMm),
      'stroke-opacity=".85"',
    )
    svg.stroke(view.pathData(wing), tones.edge, 1, 'stroke-opacity=".75"')
  }
}

function drawBrightwork(drawing: CarDrawing) {
  drawRunningBoard(drawing)
  drawHeadlamp(drawing)
  drawRear(drawing)
  drawMirror(drawing)
}

function drawRunningBoard({ svg, view, scaling, shapePath }: CarDrawing) {
  const scale = view.pxPerMm
  svg.path(
    shapePath(knots("1240,362 l16, 1260,300 l16, 2440,300 l16, 2460,362 l16")),
    svg.verticalGradient([0, "#3b4147"], [1, "#121417"]),
  )
  svg.stroke(
    view.pathData(polyline([scaling.point([1250, 340]), scaling.point([2450, 340])])),
    "#d5dbe0",
    Math.max(1.2, 12 * scale),
  )
}

/** Draws the upright headlamp in the wing. */
function drawHeadlamp({ svg, view, scaling, shapePath }: CarDrawing) {
  const chromeEdge = `stroke="#4d555c" stroke-width="${units(0.7)}"`
  const atX = (x: number) => view.xPx(scaling.x(x))
  const chrome = svg.verticalGradient(
    [0, "#fff"],
    [0.35, "#dbe0e4"],
    [0.5, "#7c858d"],
    [0.62, "#b9c1c7"],
    [1, "#f2f4f6"],
  )
  const scale = view.pxPerMm
  svg.ellipse(atX(226), view.yPx(690), 78 * scale, 104 * scale, chrome, chromeEdge)
  svg.ellipse(
    atX(208),
    view.yPx(692),
    54 * scale,
    88 * scale,
    svg.horizontalGradient([0, "#fff"], [0.55, "#dde6ec"], [1, "#8d99a3"]),
    `stroke="#59626a" stroke-width="${units(0.6)}"`,
  )
  svg.ellipse(atX(194), view.yPx(724), 14 * scale, 22 * scale, "#fff")
  svg.path(shapePath(knots("560,898 c16, 600,936 c20, 690,930 c20, 720,898 c16")), chrome, chromeEdge)
  svg.path(shapePath(knots("566,900 c10, 590,924 c10, 620,924 c, 620,900 c")), "#f0a23c")
}

/** Tail lamp, overriders, louvres and exhaust. */
function drawRear({ svg, view, scaling, finish: { paint: tones }, shapePath }: CarDrawing) {
  const chromeEdge = `stroke="#4d555c" stroke-width="${units(0.7)}"`
  const chrome = svg.verticalGradient(
    [0, "#fff"],
    [0.35, "#dbe0e4"],
    [0.5, "#7c858d"],
    [0.62, "#b9c1c7"],
    [1, "#f2f4f6"],
  )
  const scale = view.pxPerMm
  svg.path(
    shapePath(knots("3700,704 c30, 3770,690 c30, 3830,590 c30, 3810,540 c20, 3740,590")),
    svg.verticalGradient([0, "#ffb84d"], [0.3, "#e5363b"], [1, "#7a0912"]),
    `stroke="#34020a" stroke-width="${units(0.7)}"`,
  )
  svg.path(
    shapePath(knots("96,620 l24, 150,620 l24, 150,420 l24, 96,420 l24")) +
      shapePath(knots("3880,620 l24, 3934,620 l24, 3934,420 l24, 3880,420 l24")),
    chrome,
    chromeEdge,
  )
  let slots = ""
  for (let i = 0; i < 6; i++)
    slots += view.pathData(
      polyline([
        scaling.point([2980 + i * 44, 1150 - i * 26]),
        scaling.point([3026 + i * 44, 1196 - i * 26]),
      ]),
    )
  svg.stroke(slots, tones.shade4, Math.max(1.2, 16 * scale), 'stroke-linecap="round"')
  svg.path(shapePath(knots("3760,300 l10, 3930,296 l10, 3930,250 l10, 3760,254 l10")), chrome, chromeEdge)
}

function drawMirror({ svg, view, scaling }: CarDrawing) {
  const chromeEdge = `stroke="#4d555c" stroke-width="${units(0.7)}"`
  const atX = (x: number) => view.xPx(scaling.x(x))
  const chrome = svg.verticalGradient(
    [0, "#fff"],
    [0.35, "#dbe0e4"],
    [0.5, "#7c858d"],
    [0.62, "#b9c1c7"],
    [1, "#f2f4f6"],
  )
  const scale = view.pxPerMm
  svg.stroke(
    view.pathData(polyline([scaling.point([1380, 1050]), scaling.point([1366, 1130])])),
    "#c2c9cf",
    1.6,
  )
  svg.ellipse(atX(1360), view.yPx(scaling.y(1160)), 46 * scale, 50 * scale, chrome, chromeEdge)
}
