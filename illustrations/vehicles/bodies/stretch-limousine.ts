import { type Knot, knots } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"
import type { Body } from "./body.ts"
import type { BodyShape, CarDrawing } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** The standard car is cut here, and everything behind moves back by the length of the centre section. */
const CUT_X = 2560
const SECTION_MM = 2540

const stretched = (line: Knot[]): Knot[] =>
  line.map(([x, y, flag]) => [x > CUT_X ? x + SECTION_MM : x, y, flag])

/**
 * Stretch limousine of the Chrysler 300C class: upright nose, high belt line, shallow glass. A centre section of SECTION_MM is
 * inserted behind the front doors.
 */
export const stretchLimousine: Body = {
  nominal: {
    lengthMm: 5015 + SECTION_MM,
    wheelbaseMm: 3050 + SECTION_MM,
    frontOverhangMm: 850,
    heightMm: 1500,
    tyreRadiusMm: 362,
    rimRadiusMm: 262,
  },
  createShape: stretchLimousineShape,
}

function stretchLimousineShape(): BodyShape {
  return {
    profile: [
      ...knots(`
        100,186 c50, 26,240 c60, 4,400, 0,560, 0,760, 12,900 c50, 70,962 c70, 480,1016, 960,1046,
        1430,1076 c90, 1680,1236, 1960,1400, 2120,1462, 2360,1496 s
      `),
      [2900 + SECTION_MM, 1498],
      [3240 + SECTION_MM, 1470],
      [3560 + SECTION_MM, 1392],
      [3880 + SECTION_MM, 1268],
      [4170 + SECTION_MM, 1140, "c120"],
      [4460 + SECTION_MM, 1116],
      [4830 + SECTION_MM, 1100, "c18"],
      [4900 + SECTION_MM, 1060, "c20"],
      [4930 + SECTION_MM, 900],
      [4944 + SECTION_MM, 740],
      [4950 + SECTION_MM, 690, "c20"],
      [5006 + SECTION_MM, 640, "c30"],
      [5015 + SECTION_MM, 520],
      [5000 + SECTION_MM, 360],
      [4950 + SECTION_MM, 226, "c60"],
      [4850 + SECTION_MM, 200],
    ],
    sillMm: [200, 204],
    underbodyMm: 152,
    frontArchRadius: 404,
    rearArchRadius: 404,
    archFlare: 1,
    sideGlass: [
      ...knots("1560,1096 c26, 1790,1250, 2030,1384 c70, 2300,1424 s"),
      [2860 + SECTION_MM, 1426],
      [3180 + SECTION_MM, 1398],
      [3460 + SECTION_MM, 1322],
      [3700 + SECTION_MM, 1214, "c40"],
      [3740 + SECTION_MM, 1128, "c40"],
      [3000 + SECTION_MM, 1110, "s"],
      [2200, 1104],
    ],
    glassTrim: "chrome",
    pillars: [
      { footX: 2560, headX: 2590, footWidth: 120, headWidth: 104 },
      { footX: 3420, headX: 3420, footWidth: 64, headWidth: 64 },
      { footX: 4280, headX: 4280, footWidth: 64, headWidth: 64 },
      { footX: 2600 + SECTION_MM, headX: 2600 + SECTION_MM, footWidth: 120, headWidth: 110 },
      { footX: 3400 + SECTION_MM, headX: 3340 + SECTION_MM, footWidth: 60, headWidth: 60 },
    ],
    windscreen: knots(`
      1440,1082 c10, 1682,1234, 1962,1398, 2080,1440 c10, 2010,1398, 1740,1236, 1530,1090 c10
    `),
    rearScreen: [
      [3520 + SECTION_MM, 1392, "c12"],
      [3880 + SECTION_MM, 1262],
      [4140 + SECTION_MM, 1148, "c10"],
      [4020 + SECTION_MM, 1144],
      [3800 + SECTION_MM, 1240],
      [3460 + SECTION_MM, 1374, "c12"],
    ],
    shoulderLine: knots(`
      0,880, 300,940, 900,1020, 1560,1078, 3000,1090, 5400,1096, 6400,1110, 7000,1080, 7555,1040
    `),
    characterLine: knots("0,800, 360,860, 800,900, 1500,926, 4000,936, 6000,946, 6800,956, 7555,930"),
    rockerLine: knots("0,390, 900,370, 1600,362, 5000,364, 6100,372, 6800,400, 7555,420"),
    bonnetEdge: knots("60,944, 480,996, 960,1030, 1360,1058, 1560,1074"),
    shutLines: [
      knots(`
        1600,1080, 1590,900, 1580,640, 1590,420, 1610,330 c50, 1720,284 s, 2480,286 c50, 2548,350, 2566,700,
        2558,1110
      `),
      [
        [2600 + SECTION_MM, 1110, "l"],
        [2594 + SECTION_MM, 420],
        [2610 + SECTION_MM, 330, "c50"],
        [2680 + SECTION_MM, 290, "s"],
        [3180 + SECTION_MM, 292, "c60"],
        [3290 + SECTION_MM, 400],
        [3360 + SECTION_MM, 560],
        [3440 + SECTION_MM, 760],
        [3470 + SECTION_MM, 940],
        [3450 + SECTION_MM, 1120],
      ],
      [
        [4180 + SECTION_MM, 1130],
        [4300 + SECTION_MM, 1090],
        [4850 + SECTION_MM, 1076],
      ],
      [
        [4560 + SECTION_MM, 1060],
        [4590 + SECTION_MM, 860],
        [4600 + SECTION_MM, 690],
      ],
      knots("400,560, 430,700, 430,900"),
      [
        [4500 + SECTION_MM, 640],
        [4640 + SECTION_MM, 680],
        [4950 + SECTION_MM, 690],
      ],
    ],
    doorHandles: [
      [2320, 990, 195],
      [3080 + SECTION_MM, 1000, 195],
    ],
    handleStyle: "chrome",
    doorMirror: [1650, 1110, 1.05],
    lamps: [
      {
        outline: knots("6,760 l14, 14,890 l20, 90,940 l14, 300,960 l24, 330,850 l40, 260,770 l30"),
        kind: "led",
        inset: knots("50,800 c20, 110,890, 250,910 c20, 230,810 c20"),
        bulbs: knots("120,852, 220,862"),
        bulbRadius: 46,
        lightLine: knots("40,780, 240,784, 300,850"),
      },
      {
        outline: stretched(
          knots("4740,1066 l14, 4890,1050 l14, 4924,900 l14, 4936,760 l16, 4800,770 l30, 4760,900 l20"),
        ),
        kind: "tail-led",
        lightLine: stretched(knots("4780,1020, 4800,900, 4850,810")),
      },
      {
        outline: stretched(knots("4910,420 l10, 4990,424 l10, 4984,388 l10, 4900,384 l10")),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots("-10,460 c, 40,460 c20, 120,400, 110,330, 200,250, 480,222 c, 480,150 c, -10,150 c"),
      stretched(knots("4480,190 c, 4600,256, 4860,270, 5030,280 c, 5030,150 c, 4480,150 c")),
    ],
    chromeStrips: [
      knots("1640,270 l, 5760,276"),
      knots("1640,640 s, 6000,650"),
      knots("330,520 l, 470,524"),
      stretched(knots("4560,460 l, 4990,466")),
    ],
    seatBacks: [
      [2130, 1210],
      [3300, 1180],
      [4500, 1180],
      [3240 + SECTION_MM, 1210],
    ],
    steeringWheel: [1930, 1120],
    tintedFromX: 2580,
    aerialFin: [3300 + SECTION_MM, 1440],
    drawOver: drawGrille,
  }
}

/** The tall shell of the grille, seen from its edge. */
function drawGrille({ svg, shapePath }: CarDrawing) {
  // the tall grille shell, seen from its edge
  svg.path(
    shapePath(knots("-6,560 l16, -4,880 l20, 40,930 l20, 60,900 l10, 36,560 l10")),
    svg.horizontalGradient([0, "#fff"], [0.5, "#b4bcc3"], [1, "#6b747c"]),
    `stroke="#4d555c" stroke-width="${units(0.6)}"`,
  )
}
