import { knots } from "../drawing/knots.ts"
import { polyline } from "../drawing/path.ts"
import type { Body } from "./body.ts"
import type { BodyShape, CarDrawing } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Short two-door off-roader. Drawn at the measures of the Suzuki Jimny; the length includes the spare wheel. */
export const shortOffRoader: Body = {
  nominal: {
    lengthMm: 3480,
    wheelbaseMm: 2250,
    frontOverhangMm: 600,
    heightMm: 1725,
    tyreRadiusMm: 347,
    rimRadiusMm: 208,
  },
  createShape: shortOffRoaderShape,
}

function shortOffRoaderShape(): BodyShape {
  return {
    profile: knots(`
      60,380 c30, 8,420 c40, 0,640 c40, 34,690, 40,900, 52,1010 c46, 130,1060, 560,1082, 1010,1104 c50,
      1060,1190, 1190,1480, 1262,1622 c60, 1380,1690 c60, 1800,1716, 2400,1725, 3000,1712, 3200,1690 c46,
      3250,1630 c40, 3266,1300, 3282,980, 3290,700 c20, 3360,670 c30, 3366,520, 3350,430 c30, 3240,410
    `),
    sillMm: [372, 376],
    underbodyMm: 300,
    frontArchRadius: 430,
    rearArchRadius: 430,
    archFlare: 0.4,
    sideGlass: knots(`
      1140,1142 c20, 1230,1360, 1330,1590 c60, 1800,1620, 2500,1626, 3080,1610 c60, 3100,1400,
      3110,1180 c50, 2400,1140, 1800,1136
    `),
    pillars: [{ footX: 2180, headX: 2210, footWidth: 190, headWidth: 180, isPainted: true }],
    windscreen: knots(`
      1022,1112 c10, 1066,1190, 1194,1478, 1250,1590 c10, 1240,1500, 1132,1190, 1090,1116 c10
    `),
    rearScreen: knots("3212,1600 l, 3240,1600 l, 3256,1240 l, 3232,1240 l"),
    shoulderLine: knots("20,1040, 560,1070, 1140,1108, 2200,1118, 3400,1120"),
    characterLine: knots("0,960, 560,985, 1140,1000, 2200,1006, 3400,1010"),
    rockerLine: knots("0,620, 800,616, 1600,612, 2600,616, 3400,630"),
    bonnetEdge: knots("70,1036, 300,1056, 700,1076, 1030,1096, 1140,1104"),
    shutLines: [
      knots(`
        1176,1120, 1172,900, 1180,640 c60, 1230,480 c50, 1330,440 s, 2010,440 c60, 2100,560, 2150,800,
        2160,1130
      `),
      knots("300,620 l, 300,1030"),
      knots("3160,690 l, 3290,700"),
      knots("3190,1180, 3196,900, 3200,700"),
    ],
    softCreases: [knots("420,900 l, 540,904"), knots("420,860 l, 540,864")],
    doorHandles: [[1920, 1040, 170]],
    handleStyle: "black",
    doorMirror: [1290, 1172, 1.2],
    cladding: {
      archWidth: 78,
      sillTop: 452,
      front: knots("-10,620 c, 300,620 c, 320,340 c, -10,340 c"),
      rear: knots("3160,690 c, 3400,690 c, 3400,340 c, 3160,340 c"),
    },
    lamps: [
      {
        outline: knots("36,760 l10, 40,980 l10, 92,1000 l16, 100,760 l16"),
        kind: "halogen",
      },
      {
        outline: knots("130,860 l20, 134,930 l20, 214,930 l20, 214,860 l20"),
        kind: "amber",
      },
      {
        outline: knots("3180,640 l14, 3356,636 l14, 3354,560 l14, 3180,560 l14"),
        kind: "tail",
      },
    ],
    floatingRoof: knots("1180,1640 l, 1300,1640 l, 3190,1668 l, 3300,1668 l, 3300,1800 l, 1180,1800 l"),
    seatBacks: [
      [1700, 1420],
      [2560, 1390],
    ],
    steeringWheel: [1450, 1270],
    fuelFlap: [2660, 980, 150, 150],
    endShadeMm: [160, 140],
    drawBehind: drawSpareWheel,
    drawOver: drawDripRail,
  }
}

/** Draws the spare wheel on the tailgate, edge-on. */
function drawSpareWheel({ svg, view, scaling }: CarDrawing) {
  // spare wheel on the tailgate, seen edge-on behind the body
  const x = scaling.x(3270)
  const radius = 335
  const centreY = 1010
  svg.rect(
    view.xPx(x),
    view.yPx(centreY + radius),
    205 * view.pxPerMm,
    2 * radius * view.pxPerMm,
    svg.horizontalGradient([0, "#2a2e33"], [0.55, "#1b1e22"], [1, "#0b0c0e"]),
    34 * view.pxPerMm,
  )
  svg.rect(
    view.xPx(x + 40),
    view.yPx(centreY + radius - 6),
    8 * view.pxPerMm,
    (2 * radius - 12) * view.pxPerMm,
    "#000",
    0,
    'opacity=".4"',
  )
  svg.rect(
    view.xPx(x + 90),
    view.yPx(centreY + radius - 4),
    8 * view.pxPerMm,
    (2 * radius - 8) * view.pxPerMm,
    "#000",
    0,
    'opacity=".4"',
  )
}

function drawDripRail({ svg, view, scaling, finish: { paint: tones } }: CarDrawing) {
  // drip rail
  svg.stroke(
    view.pathData(polyline([scaling.point([1280, 1640]), scaling.point([3190, 1668])])),
    tones.edge,
    1,
    'stroke-opacity=".55"',
  )
  svg.stroke(
    view.pathData(polyline([scaling.point([1280, 1650]), scaling.point([3190, 1678])])),
    tones.glint,
    1,
    'stroke-opacity=".7"',
  )
}
