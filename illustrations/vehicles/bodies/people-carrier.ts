import { knots, knotsFrom } from "../drawing/knots.ts"
import { type Body, itemAt, type ShapeChange } from "./body.ts"
import type { BodyShape, CarDrawing } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** People carrier with sliding doors. Drawn at the measures of the Toyota Noah. */
export const peopleCarrier: Body = {
  nominal: {
    lengthMm: 4695,
    wheelbaseMm: 2850,
    frontOverhangMm: 900,
    heightMm: 1825,
    tyreRadiusMm: 322,
    rimRadiusMm: 226,
  },
  createShape: peopleCarrierShape,
  models: {
    freed,
    alphard,
  },
}

/** One continuous curve from bumper to roof. */
function freed(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knots(`
        100,186 c50, 26,244 c60, 2,420, 0,560, 10,720, 50,850, 180,960 c120, 430,1060, 640,1140,
        790,1206 c180, 1060,1410, 1330,1584, 1580,1702, 1860,1780, 2300,1820, 2900,1825, 3600,1804,
        4180,1752 c80, 4390,1690 c90, 4490,1480, 4560,1240, 4610,1040, 4640,860
      `),
      ...knotsFrom(nominalShape.profile, "4690,700"),
    ],
    sideGlass: knots(`
      900,1196 c26, 1160,1410, 1440,1594, 1640,1690 c90, 2000,1746, 2600,1760, 3400,1748, 4000,1708 c60,
      4220,1660 c60, 4320,1470, 4370,1350 c50, 4140,1310, 3700,1270 c80, 3300,1200, 2000,1176, 1200,1180
    `),
    windscreen: knots(
      "802,1212 c10, 1064,1408, 1334,1582, 1500,1660 c12, 1400,1590, 1120,1412, 880,1208 c12",
    ),
    rearScreen: knots("4390,1664 c14, 4476,1480, 4540,1260 c14, 4490,1266, 4420,1480, 4340,1670 c14"),
    glassBars: [knots("1320,1120 l, 1380,1600")],
    shoulderLine: knots("20,860, 260,1010, 640,1120, 990,1160, 2100,1166, 3300,1190, 4200,1270, 4695,1200"),
    characterLine: knots("0,760, 280,860, 800,880, 1900,900, 3000,980, 4000,1080, 4695,1060"),
    bonnetEdge: knots("110,930, 420,1030, 640,1104, 900,1170"),
    lamps: [
      {
        outline: knots(`
          18,760 c14, 50,842, 170,946 c14, 340,1020, 560,1096 c14, 540,1000, 430,890, 270,800, 110,752
        `),
        kind: "led",
        inset: knots("100,800 c16, 250,840, 400,920, 480,1010 c16, 320,970, 180,900"),
        bulbs: knots("200,866, 330,934"),
        bulbRadius: 38,
        lightLine: knots("50,776, 180,796, 330,870, 480,980"),
      },
      {
        outline: knots(`
          4380,1330 c14, 4520,1300 c14, 4590,1060, 4622,860 c14, 4550,850 c20, 4510,1000, 4440,1180
        `),
        kind: "tail-led",
        lightLine: knots("4450,1280, 4520,1080, 4570,900"),
      },
      ...nominalShape.lamps.slice(2),
    ],
  }
}

/** Blunt and tall, with a stepped belt line and bright trim. */
function alphard(nominalShape: BodyShape): ShapeChange {
  return {
    profile: knots(`
      90,176 c50, 20,230 c60, 0,420, 0,760, 8,960, 36,1056 c50, 130,1100 c60, 400,1130, 660,1160,
      860,1200 c100, 1110,1396, 1350,1576, 1540,1692, 1800,1774, 2260,1818, 2900,1825, 3700,1818,
      4360,1792 c60, 4530,1752 c60, 4590,1540, 4630,1300, 4656,1080, 4668,860, 4670,740 c16, 4690,700 c24,
      4695,540, 4680,360, 4640,222 c50, 4560,192
    `),
    sideGlass: knots(`
      1000,1210 c26, 1230,1404, 1460,1574, 1620,1672 c90, 2000,1734, 2600,1752, 3400,1752, 4160,1736 c50,
      4420,1714 c60, 4470,1560, 4486,1410 c50, 3940,1384, 3700,1356 c60, 3520,1236 c70, 3300,1214,
      2000,1204
    `),
    windscreen: knots(
      "872,1206 c10, 1114,1394, 1354,1574, 1490,1652 c12, 1410,1576, 1180,1396, 980,1212 c12",
    ),
    rearScreen: knots("4528,1726 c14, 4578,1540, 4616,1340 c14, 4570,1340, 4530,1540, 4480,1728 c14"),
    shoulderLine: knots(`
      10,980, 240,1070, 640,1140, 990,1184, 2100,1192, 3300,1204, 3600,1260, 4200,1330, 4695,1290
    `),
    characterLine: knots("0,880, 280,960, 800,990, 1900,990, 3000,1000, 3500,1030, 4000,1110, 4695,1110"),
    bonnetEdge: knots("70,1064, 400,1104, 660,1134, 990,1180"),
    chromeStrips: [
      knots("1420,300 l, 3300,306"),
      knots("20,470, 200,400, 460,380"),
      knots("4240,420 l, 4680,430"),
    ],
    softCreases: [knots("3310,1010 l, 3400,1014")],
    lamps: [
      {
        outline: knots(`
          10,850 c14, 14,990, 60,1056 c14, 260,1090, 500,1110 c14, 500,1030, 390,950, 240,880, 80,846
        `),
        kind: "led",
        inset: knots("60,900 c16, 200,920, 360,990, 430,1060 c16, 280,1040, 120,1000"),
        bulbs: knots("150,970, 272,1010"),
        bulbRadius: 36,
        lightLine: knots("40,866, 170,878, 310,940, 440,1030"),
      },
      {
        outline: knots(`
          4400,1370 c14, 4606,1360 c14, 4644,1120, 4660,860 c14, 4580,856 c20, 4560,1100, 4490,1240 c20
        `),
        kind: "tail-led",
        lightLine: knots("4450,1330, 4560,1290, 4610,1100, 4616,900"),
        inset: knots("4560,1010 c, 4650,1010 c, 4654,960 c, 4566,960 c"),
      },
      {
        outline: knots("40,640 l16, 110,660 l20, 160,470 l20, 90,420 l20, 44,440 l20"),
        kind: "fog",
        bulbs: knots("96,560"),
        bulbRadius: 36,
      },
      itemAt(nominalShape.lamps, 3),
    ],
    drawOver: drawGrille,
  }
}

function peopleCarrierShape(): BodyShape {
  return {
    profile: knots(`
      100,186 c50, 26,244 c60, 2,420, 0,560, 4,740, 26,900, 110,986 c90, 380,1056, 640,1112, 860,1166 c120,
      1120,1372, 1380,1564, 1600,1690, 1860,1774, 2300,1818, 2900,1825, 3600,1812, 4250,1772 c70,
      4440,1730 c70, 4520,1540, 4580,1300, 4616,1080, 4640,860, 4646,740 c16, 4690,700 c24, 4695,540,
      4680,360, 4640,232 c50, 4560,202
    `),
    sillMm: [206, 212],
    underbodyMm: 158,
    frontArchRadius: 368,
    rearArchRadius: 366,
    sideGlass: knots(`
      990,1172 c26, 1240,1398, 1480,1574, 1660,1676 c90, 2000,1734, 2600,1752, 3400,1746, 4020,1716 c60,
      4270,1690 c60, 4350,1500, 4400,1310 c60, 4200,1230, 3400,1196, 2000,1180
    `),
    pillars: [
      { footX: 2130, headX: 2170, footWidth: 116, headWidth: 96 },
      { footX: 3290, headX: 3270, footWidth: 100, headWidth: 96 },
    ],
    glassBars: [knots("1270,1120 l, 1320,1480")],
    windscreen: knots(
      "872,1172 c10, 1124,1370, 1384,1562, 1530,1650 c12, 1440,1576, 1190,1386, 980,1186 c12",
    ),
    rearScreen: knots("4440,1704 c14, 4506,1540, 4560,1320 c14, 4510,1320, 4460,1520, 4390,1706 c14"),
    shoulderLine: knots("20,900, 240,1020, 640,1110, 990,1156, 2100,1166, 3300,1184, 4200,1218, 4695,1190"),
    characterLine: knots("0,770, 280,862, 800,908, 1900,926, 3000,946, 4000,976, 4695,980"),
    rockerLine: knots("0,400, 900,386, 1900,380, 3000,392, 3800,420, 4695,440"),
    bonnetEdge: knots("90,962, 380,1030, 640,1086, 990,1146"),
    shutLines: [
      knots(`
        1060,1156, 1046,1000, 1046,800, 1080,600, 1250,400, 1290,330 c50, 1400,292 s, 2060,292 c50,
        2128,360, 2140,800, 2134,1180
      `),
      knots("2150,1180 l, 2150,360 c60, 2220,292 l, 3120,292 l60, 3230,380, 3290,700, 3300,1190"),
      knots("4510,1310, 4540,1100, 4570,900, 4580,742"),
      knots("380,620, 420,740, 440,880, 430,960"),
      knots("4250,700, 4420,732, 4646,742"),
    ],
    softCreases: [knots("3310,1076 l, 4400,1096")],
    doorHandles: [
      [1890, 1046, 180],
      [2210, 1050, 180],
    ],
    doorMirror: [1160, 1200, 1.2],
    lamps: [
      {
        outline: knots(`
          16,760 c14, 26,880, 106,968 c14, 300,1014, 470,1046 c14, 450,960, 370,866, 220,790, 80,752
        `),
        kind: "led",
        inset: knots("80,800 c16, 200,826, 340,900, 400,990 c16, 260,960, 130,910"),
        bulbs: knots("176,876, 292,930"),
        bulbRadius: 38,
        lightLine: knots("40,776, 160,790, 290,850, 400,950"),
      },
      {
        outline: knots(`
          4420,1300 c14, 4554,1300 c14, 4600,1080, 4628,850 c14, 4550,850 c20, 4520,1000, 4470,1150
        `),
        kind: "tail-led",
        lightLine: knots("4480,1260, 4540,1080, 4570,900"),
        inset: knots("4514,1020 c, 4612,1020 c, 4618,960 c, 4530,960 c"),
      },
      {
        outline: knots("90,440 c16, 160,460, 250,430 c20, 226,360, 106,354 c20"),
        kind: "fog",
        bulbs: knots("172,408"),
        bulbRadius: 30,
      },
      {
        outline: knots("4590,430 l10, 4676,434 l10, 4672,390 l10, 4586,386 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots("-10,640 c, 30,640 c20, 54,540, 50,360, 140,290, 320,256, 540,240 c, 540,150 c, -10,150 c"),
      knots("4260,190 c, 4420,276, 4720,300 c, 4720,150 c, 4260,150 c"),
    ],
    seatBacks: [
      [1780, 1440],
      [2800, 1440],
      [3740, 1440],
    ],
    steeringWheel: [1500, 1270],
    tintedFromX: 2190,
    aerialFin: [3900, 1790],
  }
}

function drawGrille({ svg, view, linePath }: CarDrawing) {
  // the bright grille wraps round the corner
  let grille = ""
  for (let i = 0; i < 6; i++)
    grille += linePath([
      [4, 500 + i * 58, "l"],
      [40, 500 + i * 58],
    ])
  svg.stroke(grille, "#e4e8eb", Math.max(1.2, 18 * view.pxPerMm))
  svg.stroke(
    linePath(knots("14,860, 20,640, 60,450, 130,330")),
    svg.verticalGradient([0, "#fff"], [1, "#9aa3ab"]),
    Math.max(1.8, 26 * view.pxPerMm),
  )
}
