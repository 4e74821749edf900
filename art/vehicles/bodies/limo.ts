import { knots } from "../geom.ts"
import type { BodyShape, Dimensions } from "../car.ts"
import type { Knot } from "../geom.ts"
import { units } from "../svg.ts"

/** Stretch limousine: the Chrysler 300C class (upright nose, high belt, shallow glass) with a 2.54 m centre section let in behind the front doors */
const CUT = 2560,
  ADD = 2540
const mv = (x: number) => (x > CUT ? x + ADD : x)
const ins = (k: Knot[]): Knot[] => k.map(([x, y, f]) => [mv(x), y, f] as Knot)
export const nom: Dimensions = {
  lengthMm: 5015 + ADD,
  wheelbaseMm: 3050 + ADD,
  frontOverhangMm: 850,
  heightMm: 1500,
  tyreRadiusMm: 362,
  rimRadiusMm: 262,
}
export const spec = (): BodyShape => {
  const A = ADD
  return {
    profile: [
      ...knots(
        "100,186 c50, 26,240 c60, 4,400, 0,560, 0,760, 12,900 c50, 70,962 c70, 480,1016, 960,1046, 1430,1076 c90, 1680,1236, 1960,1400, 2120,1462, 2360,1496 s",
      ),
      [2900 + A, 1498],
      [3240 + A, 1470],
      [3560 + A, 1392],
      [3880 + A, 1268],
      [4170 + A, 1140, "c120"],
      [4460 + A, 1116],
      [4830 + A, 1100, "c18"],
      [4900 + A, 1060, "c20"],
      [4930 + A, 900],
      [4944 + A, 740],
      [4950 + A, 690, "c20"],
      [5006 + A, 640, "c30"],
      [5015 + A, 520],
      [5000 + A, 360],
      [4950 + A, 226, "c60"],
      [4850 + A, 200],
    ],
    sillMm: [200, 204],
    underbodyMm: 152,
    frontArchRadius: 404,
    rearArchRadius: 404,
    archFlare: 1,
    sideGlass: [
      ...knots("1560,1096 c26, 1790,1250, 2030,1384 c70, 2300,1424 s"),
      [2860 + A, 1426],
      [3180 + A, 1398],
      [3460 + A, 1322],
      [3700 + A, 1214, "c40"],
      [3740 + A, 1128, "c40"],
      [3000 + A, 1110, "s"],
      [2200, 1104],
    ],
    glassTrim: "chrome",
    pillars: [
      { footX: 2560, headX: 2590, footWidth: 120, headWidth: 104 },
      { footX: 3420, headX: 3420, footWidth: 64, headWidth: 64 },
      { footX: 4280, headX: 4280, footWidth: 64, headWidth: 64 },
      { footX: 2600 + A, headX: 2600 + A, footWidth: 120, headWidth: 110 },
      { footX: 3400 + A, headX: 3340 + A, footWidth: 60, headWidth: 60 },
    ],
    windscreen: knots(
      "1440,1082 c10, 1682,1234, 1962,1398, 2080,1440 c10, 2010,1398, 1740,1236, 1530,1090 c10",
    ),
    rearScreen: [
      [3520 + A, 1392, "c12"],
      [3880 + A, 1262],
      [4140 + A, 1148, "c10"],
      [4020 + A, 1144],
      [3800 + A, 1240],
      [3460 + A, 1374, "c12"],
    ],
    shoulderLine: knots(
      "0,880, 300,940, 900,1020, 1560,1078, 3000,1090, 5400,1096, 6400,1110, 7000,1080, 7555,1040",
    ),
    characterLine: knots("0,800, 360,860, 800,900, 1500,926, 4000,936, 6000,946, 6800,956, 7555,930"),
    rockerLine: knots("0,390, 900,370, 1600,362, 5000,364, 6100,372, 6800,400, 7555,420"),
    bonnetEdge: knots("60,944, 480,996, 960,1030, 1360,1058, 1560,1074"),
    shutLines: [
      knots(
        "1600,1080, 1590,900, 1580,640, 1590,420, 1610,330 c50, 1720,284 s, 2480,286 c50, 2548,350, 2566,700, 2558,1110",
      ),
      [
        [2600 + A, 1110, "l"],
        [2594 + A, 420],
        [2610 + A, 330, "c50"],
        [2680 + A, 290, "s"],
        [3180 + A, 292, "c60"],
        [3290 + A, 400],
        [3360 + A, 560],
        [3440 + A, 760],
        [3470 + A, 940],
        [3450 + A, 1120],
      ],
      [
        [4180 + A, 1130],
        [4300 + A, 1090],
        [4850 + A, 1076],
      ],
      [
        [4560 + A, 1060],
        [4590 + A, 860],
        [4600 + A, 690],
      ],
      knots("400,560, 430,700, 430,900"),
      [
        [4500 + A, 640],
        [4640 + A, 680],
        [4950 + A, 690],
      ],
    ],
    doorHandles: [
      [2320, 990, 195],
      [3080 + A, 1000, 195],
    ],
    handleStyle: "chrome",
    doorMirror: [1650, 1110, 1.05],
    lamps: [
      {
        outline: knots("6,760 l14, 14,890 l20, 90,940 l14, 300,960 l24, 330,850 l40, 260,770 l30"),
        kind: "led",
        inset: knots("50,800 c20, 110,890, 250,910 c20, 230,810 c20"),
        bulbs: [
          [120, 852],
          [220, 862],
        ],
        bulbRadius: 46,
        lightLine: knots("40,780, 240,784, 300,850"),
      },
      {
        outline: ins(
          knots("4740,1066 l14, 4890,1050 l14, 4924,900 l14, 4936,760 l16, 4800,770 l30, 4760,900 l20"),
        ),
        kind: "tailled",
        lightLine: ins(knots("4780,1020, 4800,900, 4850,810")),
      },
      {
        outline: ins(knots("4910,420 l10, 4990,424 l10, 4984,388 l10, 4900,384 l10")),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots("-10,460 c, 40,460 c20, 120,400, 110,330, 200,250, 480,222 c, 480,150 c, -10,150 c"),
      ins(knots("4480,190 c, 4600,256, 4860,270, 5030,280 c, 5030,150 c, 4480,150 c")),
    ],
    chromeStrips: [
      knots("1640,270 l, 5760,276"),
      knots("1640,640 s, 6000,650"),
      knots("330,520 l, 470,524"),
      ins(knots("4560,460 l, 4990,466")),
    ],
    seatBacks: [...knots("2130,1210, 3300,1180, 4500,1180"), [3240 + A, 1210]],
    steeringWheel: [1930, 1120],
    tintedFromX: 2580,
    aerialFin: [3300 + A, 1440],
    drawOver: ({ svg: svg, view: view, rig }) => {
      // the tall grille shell, seen from its edge
      svg.path(
        view.pathData(rig.shape(knots("-6,560 l16, -4,880 l20, 40,930 l20, 60,900 l10, 36,560 l10")), true),
        svg.horizontalGradient([0, "#fff"], [0.5, "#b4bcc3"], [1, "#6b747c"]),
        `stroke="#4d555c" stroke-width="${units(0.6)}"`,
      )
    },
  }
}
