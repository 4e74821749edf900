import { knots } from "../drawing/knots.ts"
import type { Body } from "./body.ts"
import type { BodyShape } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Tall kei wagon. Drawn at the measures of the Suzuki Wagon R. */
export const keiWagon: Body = {
  nominal: {
    lengthMm: 3395,
    wheelbaseMm: 2460,
    frontOverhangMm: 545,
    heightMm: 1650,
    tyreRadiusMm: 280,
    rimRadiusMm: 196,
  },
  createShape: keiWagonShape,
}

function keiWagonShape(): BodyShape {
  return {
    profile: knots(`
      100,180 c40, 30,230 c50, 2,380, 0,540, 6,720, 26,862, 92,946 c70, 300,996, 500,1030 c90, 680,1232,
      880,1448, 1020,1556, 1240,1622, 1600,1648, 2100,1650, 2700,1634, 3120,1602 c60, 3236,1560 c60,
      3290,1400, 3330,1180, 3352,1040 c40, 3366,900, 3372,740 c16, 3392,700 c24, 3395,560, 3384,370,
      3350,226 c50, 3280,196
    `),
    sillMm: [200, 204],
    underbodyMm: 152,
    frontArchRadius: 322,
    rearArchRadius: 320,
    sideGlass: knots(`
      640,1056 c26, 826,1288, 1010,1480, 1120,1538 c70, 1500,1566, 2000,1570, 2600,1558, 2960,1534 c60,
      3030,1400, 3070,1200 c50, 2960,1130, 2500,1100, 1600,1076
    `),
    pillars: [
      { footX: 1650, headX: 1690, footWidth: 118, headWidth: 96 },
      { footX: 2620, headX: 2600, footWidth: 70, headWidth: 66 },
    ],
    glassBars: [knots("900,1000 l, 960,1500")],
    windscreen: knots("508,1036 c10, 682,1230, 882,1446, 1000,1538 c10, 950,1476, 746,1232, 584,1050 c10"),
    rearScreen: knots("3250,1536 c12, 3286,1398, 3322,1186 c14, 3276,1186, 3236,1360, 3190,1548 c14"),
    shoulderLine: knots("20,850, 160,944, 420,1010, 640,1042, 1500,1056, 2300,1076, 3000,1112, 3395,1090"),
    characterLine: knots("0,760, 260,838, 700,868, 1500,884, 2400,916, 3000,944, 3395,940"),
    rockerLine: knots("0,380, 600,366, 1300,360, 2200,376, 2800,410, 3395,430"),
    bonnetEdge: knots("70,926, 220,962, 420,1002, 620,1036"),
    shutLines: [
      knots(`
        700,1046, 694,900, 704,700, 752,520, 830,360 c60, 960,296 s, 1600,296 c50, 1652,360, 1662,700,
        1654,1080
      `),
      knots(`
        1658,330 c40, 1740,296 s, 2480,300 c60, 2570,380, 2620,520, 2690,660, 2724,820, 2716,1000,
        2690,1116
      `),
      knots("3276,1180, 3292,1060, 3310,900, 3330,744"),
      knots("240,560, 278,660, 300,800, 306,900"),
      knots("3150,720, 3260,738, 3372,740"),
    ],
    doorHandles: [
      [1430, 962, 170],
      [2420, 990, 170],
    ],
    doorMirror: [760, 1082, 1.02],
    lamps: [
      {
        outline: knots(`
          24,720 c16, 30,850, 94,926 c14, 230,950, 330,958 c14, 322,860, 270,762, 180,716, 80,700
        `),
        kind: "halogen",
        inset: knots("60,760, 110,880, 200,910, 270,900, 250,810, 180,756"),
        bulbs: knots("150,830, 248,872"),
        bulbRadius: 46,
        lightLine: knots("50,726, 140,724, 230,762, 290,840"),
      },
      {
        outline: knots(
          "3240,1168 c14, 3322,1168 c14, 3352,1000, 3362,800 c14, 3300,796, 3270,900, 3258,1040",
        ),
        kind: "tail",
        inset: knots("3268,960 c, 3358,960 c, 3362,900 c, 3264,900 c"),
      },
      {
        outline: knots("80,430 c16, 140,446, 220,420 c20, 200,354, 92,346 c20"),
        kind: "fog",
        bulbs: knots("150,396"),
        bulbRadius: 30,
      },
      {
        outline: knots("3310,420 l10, 3376,424 l10, 3370,380 l10, 3304,376 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots("-10,560 c, 34,560 c20, 46,460, 46,330, 120,276, 240,246, 320,236 c, 320,140 c, -10,140 c"),
      knots("3180,190 c, 3240,262, 3410,290 c, 3410,150 c, 3180,150 c"),
    ],
    floatingRoof: knots(`
      880,1480 c, 1100,1556, 1500,1582, 2100,1586, 2700,1574, 3000,1548, 3300,1540 c, 3300,1700 c,
      800,1700 c
    `),
    seatBacks: [
      [1350, 1270],
      [2340, 1260],
    ],
    steeringWheel: [1090, 1120],
    fuelFlap: [2990, 1040, 130, 120],
  }
}
