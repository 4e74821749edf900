import { knots, knotsBefore, knotsFrom } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"
import { roofRails } from "../side/roof-rails.ts"
import { type Body, itemAt, type ShapeChange } from "./body.ts"
import type { BodyShape, CarDrawing } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Compact crossover. Drawn at the measures of the Honda Vezel before its coupe roof. */
export const crossover: Body = {
  nominal: {
    lengthMm: 4330,
    wheelbaseMm: 2610,
    frontOverhangMm: 860,
    heightMm: 1590,
    tyreRadiusMm: 340,
    rimRadiusMm: 240,
  },
  createShape: crossoverShape,
  models: {
    vezel,
    "c-hr": coupeWedge,
    "atto-3": atto,
  },
}

/** A handle hidden in the black of the rear pillar. */
const hiddenHandle =
  (x: number, y: number) =>
  ({ svg, shapePath }: CarDrawing) => {
    svg.path(
      shapePath([
        [x, y, "l14"],
        [x + 40, y + 6, "l14"],
        [x + 96, y - 96, "l14"],
        [x + 50, y - 104, "l14"],
      ]),
      "#0e1114",
      `stroke="#7c868e" stroke-width="${units(0.7)}"`,
    )
  }
/** Coupe-like five-door. */
function vezel(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knotsBefore(nominalShape.profile, "2820,1568"),
      ...knots("2820,1562, 3240,1494, 3600,1408, 3900,1338 c12, 3904,1310 c16, 4030,1190, 4130,1074 c50"),
      ...knotsFrom(nominalShape.profile, "4230,970"),
    ],
    sideGlass: knots(`
      1170,1106 c26, 1440,1290, 1740,1450 c80, 2040,1502, 2400,1508, 2780,1478, 3120,1414, 3400,1330 c30,
      3520,1262 c24, 3200,1226, 2700,1166, 1900,1120
    `),
    rearScreen: knots("3894,1308 c10, 4024,1184, 4110,1096 c14, 4030,1104, 3930,1190, 3840,1314 c14"),
    characterLine: knots(`
      0,740, 320,850, 700,890, 1300,892, 2000,940, 2700,1040, 3300,1120, 3800,1110, 4330,1000
    `),
    doorHandles: [[2010, 1000, 185]],
    drawOver: hiddenHandle(3170, 1372),
    glassTrim: "chrome-belt",
    aerialFin: [3360, 1444],
  }
}

/** A wedge with a falling roof and high haunches. */
function coupeWedge(nominalShape: BodyShape): ShapeChange {
  return {
    profile: knots(`
      110,232 c60, 36,300 c60, 4,450, 0,600, 10,730, 50,820, 190,914 c90, 470,1000, 790,1064,
      1070,1116 c120, 1340,1294, 1620,1454, 1850,1542, 2090,1586, 2340,1588, 2700,1556, 3120,1474,
      3520,1376, 3820,1306 c10, 3834,1276 c12, 3900,1206, 3990,1116 c30, 4200,1062 c24, 4284,990 c26,
      4262,880, 4286,750 c20, 4322,690 c30, 4330,560, 4312,420, 4270,300 c60, 4180,262
    `),
    frontArchRadius: 400,
    rearArchRadius: 404,
    archFlare: 1.9,
    sideGlass: knots(`
      1200,1124 c26, 1470,1312, 1770,1468 c80, 2050,1510, 2340,1508, 2700,1470, 3020,1402, 3180,1362 c24,
      3260,1322 c24, 3000,1268, 2400,1186, 1800,1138
    `),
    pillars: [{ footX: 2230, headX: 2280, footWidth: 130, headWidth: 100 }],
    windscreen: knots(`
      1078,1122 c10, 1342,1292, 1622,1452, 1760,1496 c10, 1690,1454, 1400,1292, 1170,1128 c10
    `),
    rearScreen: knots("3824,1276 c10, 3896,1202, 3966,1128 c14, 3880,1132, 3780,1204, 3700,1304 c14"),
    shoulderLine: knots(`
      40,800, 320,940, 760,1044, 1190,1104, 1900,1116, 2500,1170, 3000,1250, 3400,1260, 3900,1140,
      4330,1030
    `),
    characterLine: knots(`
      0,720, 320,850, 700,920, 1300,930, 2000,900, 2600,960, 3100,1090, 3500,1140, 3900,1070, 4330,960
    `),
    shutLines: [
      itemAt(nominalShape.shutLines, 0),
      knots(`
        2238,390 c40, 2330,346 s, 2900,352 c60, 3000,450, 3060,600, 3150,760, 3220,940, 3262,1120,
        3240,1320
      `),
      knots("3990,1110, 4080,1000, 4170,880, 4216,744"),
      ...nominalShape.shutLines.slice(3),
    ],
    doorHandles: [[2010, 1012, 185]],
    drawOver: hiddenHandle(3074, 1396),
    aerialFin: [3300, 1440],
    lamps: [
      {
        outline: knots(`
          14,770 c14, 40,824, 180,908, 380,970, 700,1046 c12, 650,968, 480,890, 280,824, 110,774
        `),
        kind: "led",
        inset: knots("130,812 c, 290,846, 460,908, 620,990 c, 420,944, 240,882"),
        bulbs: knots("230,866, 350,908"),
        bulbRadius: 34,
        lightLine: knots("40,786, 180,800, 330,846, 500,908, 660,988"),
      },
      {
        outline: knots(`
          3820,1080 c14, 3980,1110, 4190,1058 c16, 4280,986 c14, 4266,920 c16, 4150,960, 4020,1010,
          3880,1020 c16
        `),
        kind: "tail-led",
        lightLine: knots("3880,1060, 4020,1062, 4150,1012, 4250,950"),
      },
      ...nominalShape.lamps.slice(2),
    ],
  }
}

/** The fuller electric one. */
function atto(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knots(`
        110,232 c60, 36,300 c60, 4,450, 0,620, 4,780, 30,890, 140,976 c90, 440,1034, 760,1068,
        1040,1102 c120
      `),
      ...knotsBefore(knotsFrom(nominalShape.profile, "1320,1264"), "2820,1568"),
      ...knots("2860,1576, 3360,1528, 3720,1466, 4010,1402 c12, 4016,1374 c16, 4100,1230, 4170,1090 c50"),
      ...knotsFrom(nominalShape.profile, "4230,970"),
    ],
    sideGlass: knots(`
      1170,1106 c26, 1440,1290, 1740,1450 c80, 2040,1502, 2400,1512, 2860,1498, 3280,1456, 3560,1402 c30,
      3480,1290, 3420,1196 c30, 2700,1150, 1900,1120
    `),
    rearScreen: knots("4006,1370 c10, 4096,1224, 4150,1110 c14, 4070,1116, 4000,1230, 3950,1374 c14"),
    characterLine: knots(`
      0,760, 320,880, 700,930, 1300,950, 2200,976, 3000,1010, 3500,1040, 3900,1070, 4330,1020
    `),
    drawBehind: roofRails(1960, 3560, 30),
    aerialFin: undefined,
    cladding: nominalShape.cladding && { ...nominalShape.cladding, archWidth: 46 },
    glassTrim: "chrome-belt",
    drawOver: drawPillarTrim,
    lamps: [
      {
        outline: knots(`
          14,830 c14, 30,884, 140,966, 340,1012, 560,1040 c12, 520,980, 400,932, 240,888, 90,846
        `),
        kind: "led",
        inset: knots("110,872 c, 250,900, 400,944, 500,992 c, 360,970, 220,932"),
        bulbs: knots("200,922, 310,952"),
        bulbRadius: 30,
        lightLine: knots("40,850, 160,868, 290,904, 420,946, 520,994"),
      },
      {
        outline: knots(`
          3960,1120 c14, 4060,1136, 4160,1106 c16, 4230,1000, 4250,920 c16, 4130,980, 4000,1040 c16
        `),
        kind: "tail-led",
        lightLine: knots("4000,1096, 4110,1080, 4200,980"),
      },
      ...nominalShape.lamps.slice(2),
    ],
  }
}

function crossoverShape(): BodyShape {
  return {
    profile: knots(`
      110,232 c60, 36,300 c60, 4,450, 0,600, 6,740, 34,850, 150,938 c90, 440,1006, 760,1052, 1060,1096 c120,
      1320,1264, 1590,1428, 1820,1522, 2110,1580, 2420,1590, 2820,1568, 3240,1508, 3640,1428, 3960,1360 c12,
      3964,1332 c16, 4060,1200, 4146,1074 c50, 4230,970, 4272,840, 4290,740 c20, 4324,690 c30, 4330,560,
      4312,420, 4270,300 c60, 4180,262
    `),
    sillMm: [232, 240],
    underbodyMm: 196,
    frontArchRadius: 388,
    rearArchRadius: 386,
    archFlare: 1.2,
    sideGlass: knots(`
      1170,1106 c26, 1440,1290, 1740,1450 c80, 2040,1502, 2400,1512, 2780,1490, 3150,1436, 3400,1376 c40,
      3560,1262 c30, 3300,1206, 2700,1154, 1900,1120
    `),
    pillars: [
      { footX: 2230, headX: 2280, footWidth: 120, headWidth: 94 },
      { footX: 3190, headX: 3080, footWidth: 44, headWidth: 44 },
    ],
    glassBars: [knots("1440,1050 l, 1500,1400")],
    windscreen: knots(`
      1068,1102 c10, 1322,1262, 1592,1426, 1730,1478 c10, 1660,1436, 1380,1262, 1150,1108 c10
    `),
    rearScreen: knots("3954,1328 c10, 4056,1194, 4126,1096 c14, 4050,1104, 3960,1210, 3900,1330 c14"),
    shoulderLine: knots(`
      40,820, 320,950, 760,1040, 1170,1088, 1900,1102, 2700,1136, 3300,1188, 3640,1216, 4100,1090,
      4330,1020
    `),
    characterLine: knots(`
      0,740, 320,856, 700,912, 1300,934, 2200,962, 3000,1010, 3500,1056, 3900,1070, 4330,1000
    `),
    rockerLine: knots("0,470, 900,458, 1500,450, 2400,466, 3100,506, 3700,540, 4330,540"),
    bonnetEdge: knots("140,914, 440,978, 760,1030, 1020,1070, 1170,1090"),
    shutLines: [
      knots(`
        1220,1090, 1214,960, 1220,780, 1258,580, 1320,400 c50, 1440,340 s, 2160,344 c50, 2222,410, 2240,760,
        2232,1124
      `),
      knots(`
        2238,390 c40, 2330,346 s, 2940,352 c60, 3040,450, 3100,600, 3190,760, 3240,900, 3236,1060,
        3196,1190
      `),
      knots("4060,1096, 4130,1000, 4180,880, 4216,744"),
      knots("420,640, 460,740, 474,840, 456,920"),
      knots("4000,700, 4120,730, 4290,742"),
    ],
    doorHandles: [
      [2010, 1012, 185],
      [2960, 1056, 185],
    ],
    doorMirror: [1284, 1130, 1.06],
    cladding: {
      archWidth: 58,
      sillTop: 316,
      front: knots("-10,470 c, 90,470, 200,420, 420,400 c, 520,380 c, 520,150 c, -10,150 c"),
      rear: knots("3780,420 c, 4060,440, 4350,460 c, 4350,150 c, 3780,150 c"),
    },
    lamps: [
      {
        outline: knots(`
          24,790 c14, 36,850, 146,930, 320,972, 560,1014 c12, 530,946, 420,884, 250,830, 100,790
        `),
        kind: "led",
        inset: knots("110,824 c, 250,852, 400,904, 510,960 c, 360,930, 220,890"),
        bulbs: knots("200,882"),
        bulbRadius: 36,
        lightLine: knots("50,806, 160,814, 280,852, 420,906, 524,966"),
      },
      {
        outline: knots(`
          3900,1086 c16, 4020,1106, 4140,1078 c16, 4222,968, 4262,850 c16, 4180,850, 4090,900, 3990,990
        `),
        kind: "tail-led",
        lightLine: knots("3950,1074, 4070,1060, 4160,980, 4220,880"),
      },
      {
        outline: knots("90,560 c16, 160,580, 250,552 c20, 226,486, 106,480 c20"),
        kind: "fog",
        bulbs: knots("172,530"),
        bulbRadius: 30,
      },
      {
        outline: knots("4230,500 l10, 4312,504 l10, 4304,466 l10, 4220,462 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [knots("-10,720 c, 26,720 c20, 50,620, 46,470, -10,470 c")],
    seatBacks: [
      [1860, 1300],
      [2800, 1310],
    ],
    steeringWheel: [1630, 1160],
    fuelFlap: [3500, 1140, 140, 130],
    aerialFin: [3420, 1458],
  }
}

/** Bright bars across the rear pillar. */
function drawPillarTrim({ svg, shapePath, linePath }: CarDrawing) {
  svg.path(
    shapePath(knots("3470,1196 l20, 3620,1390 l20, 3820,1350 l20, 3640,1190 l30")),
    svg.verticalGradient([0, "#f4f6f8"], [1, "#98a2ab"]),
    `stroke="#5d656c" stroke-width="${units(0.7)}"`,
  )
  let bars = ""
  for (let i = 0; i < 4; i++)
    bars += linePath([
      [3520 + i * 34, 1214, "l"],
      [3660 + i * 38, 1370 - i * 8],
    ])
  svg.stroke(bars, "#7b858e", 1.1)
}
