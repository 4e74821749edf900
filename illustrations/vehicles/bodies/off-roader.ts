import { knots, knotsBefore, knotsFrom } from "../drawing/knots.ts"
import { polyline } from "../drawing/path.ts"
import { roofRails } from "../side/roof-rails.ts"
import type { Body, ShapeChange } from "./body.ts"
import type { BodyShape, CarDrawing } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Full-size off-roader. Drawn at the measures of the Toyota Land Cruiser Prado. */
export const offRoader: Body = {
  nominal: {
    lengthMm: 4780,
    wheelbaseMm: 2790,
    frontOverhangMm: 905,
    heightMm: 1850,
    tyreRadiusMm: 392,
    rimRadiusMm: 252,
  },
  createShape: offRoaderShape,
  models: {
    "montero-sport": monteroSport,
    "land-cruiser": landCruiser,
  },
}

/** Raked rear glass and tail lamps that cascade. */
function monteroSport(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knots(`
        120,340 c60, 36,400 c60, 4,540, 0,700, 2,880, 22,1010, 130,1100 c80, 480,1160, 860,1200,
        1220,1240 c100
      `),
      ...knotsBefore(knotsFrom(nominalShape.profile, "1460,1432"), "2900,1848"),
      ...knots(`
        2900,1846, 3440,1828, 3940,1778, 4260,1726 c60, 4370,1690 c40, 4490,1500, 4610,1290, 4674,1140 c50
      `),
      ...knotsFrom(nominalShape.profile, "4676,1160"),
    ],
    sideGlass: knots(`
      1360,1246 c26, 1600,1462, 1800,1652, 1900,1714 c90, 2200,1752, 2700,1762, 3300,1750, 3860,1706,
      4120,1668 c50, 4280,1500, 4350,1400 c40, 4000,1336, 3500,1296, 2400,1262
    `),
    rearScreen: knots("4362,1668 c12, 4480,1494, 4580,1320 c14, 4510,1322, 4420,1490, 4310,1674 c14"),
    characterLine: knots("0,880, 320,980, 900,1040, 1700,1060, 2700,1090, 3600,1130, 4300,1170, 4780,1120"),
    lamps: [
      {
        outline: knots(`
          12,870 c14, 20,1000, 120,1086 c14, 330,1120, 560,1144 c14, 530,1076, 420,1000, 270,930, 110,864
        `),
        kind: "led",
        inset: knots("80,910 c, 240,950, 400,1020, 490,1090 c, 330,1070, 160,1030"),
        bulbs: knots("190,1000, 310,1040"),
        bulbRadius: 40,
        lightLine: knots("44,888, 180,924, 330,984, 470,1064"),
      },
      {
        outline: knots(`
          4420,1330 c14, 4590,1316 c14, 4670,1140, 4700,930, 4690,700 c16, 4634,706 c16, 4630,930,
          4580,1130, 4480,1240
        `),
        kind: "tail-led",
        lightLine: knots("4470,1296, 4580,1250, 4646,1080, 4664,900, 4660,740"),
      },
      ...nominalShape.lamps.slice(2),
    ],
    drawBehind: roofRails(2080, 3980),
    chromeStrips: [knots("30,900, 80,700, 110,560")],
    floatingRoof: undefined,
  }
}

/** Squarer and heavier. */
function landCruiser(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knots(`
        120,340 c60, 30,400 c60, 2,540, 0,720, 2,940, 14,1100 c50, 120,1170 c70, 480,1206, 860,1232,
        1240,1262 c90, 1450,1440, 1660,1640, 1810,1744, 2040,1808, 2400,1840, 2900,1850, 3500,1848,
        4140,1828, 4470,1798 c60, 4560,1756 c50, 4614,1560, 4660,1330, 4690,1160 c50
      `),
      ...knotsFrom(nominalShape.profile, "4700,1000"),
    ],
    archFlare: 1.8,
    shoulderLine: knots(`
      14,1060, 300,1150, 800,1206, 1370,1240, 2400,1250, 3500,1268, 4200,1304, 4600,1290, 4780,1220
    `),
    bonnetEdge: knots("90,1140, 480,1172, 860,1200, 1180,1228, 1370,1244"),
    sideGlass: knots(`
      1380,1256 c26, 1600,1468, 1780,1650, 1880,1716 c90, 2200,1754, 2700,1768, 3300,1768, 3960,1750,
      4380,1722 c60, 4430,1560, 4460,1390 c50, 4200,1330, 3500,1290, 2400,1266
    `),
    rearScreen: knots("4556,1740 c12, 4604,1558, 4648,1350 c14, 4596,1350, 4560,1540, 4510,1744 c14"),
    lamps: [
      {
        outline: knots(`
          10,930 l16, 16,1086 l16, 110,1150 l20, 420,1176 l16, 440,1080 l40, 340,960 l40, 110,900 l20
        `),
        kind: "led",
        inset: knots("60,960 c20, 90,1090 c20, 360,1120 c20, 290,990 c20"),
        bulbs: knots("160,1030, 280,1060"),
        bulbRadius: 50,
        lightLine: knots("50,926, 200,940, 330,1000, 410,1090"),
      },
      {
        outline: knots("4470,1330 l16, 4660,1326 l14, 4694,1140 l10, 4704,1060 l16, 4490,1080 l30"),
        kind: "tail-led",
        lightLine: knots("4520,1280, 4640,1270, 4672,1120"),
        inset: knots("4500,1180 c, 4690,1170 c, 4694,1130 c, 4500,1136 c"),
      },
      ...nominalShape.lamps.slice(2),
    ],
    chromeStrips: [knots("4500,1000 l, 4700,994")],
  }
}

function offRoaderShape(): BodyShape {
  return {
    profile: knots(`
      120,340 c60, 36,400 c60, 4,540, 0,700, 2,900, 18,1040, 120,1124 c80, 480,1168, 860,1200,
      1240,1236 c100, 1460,1432, 1690,1640, 1850,1744, 2080,1806, 2400,1836, 2900,1848, 3500,1842,
      4080,1812, 4430,1772 c60, 4520,1730 c50, 4580,1560, 4640,1330, 4676,1160 c50, 4700,1000, 4712,860 c20,
      4774,826 c30, 4780,680, 4770,520, 4740,420 c60, 4640,388
    `),
    sillMm: [366, 372],
    underbodyMm: 300,
    frontArchRadius: 462,
    rearArchRadius: 460,
    archFlare: 1.1,
    sideGlass: knots(`
      1370,1240 c26, 1600,1460, 1800,1650, 1900,1714 c90, 2200,1752, 2700,1764, 3300,1762, 3900,1738,
      4310,1706 c70, 4370,1540, 4410,1376 c50, 4200,1324, 3500,1286, 2400,1258
    `),
    pillars: [
      { footX: 2420, headX: 2470, footWidth: 128, headWidth: 104 },
      { footX: 3460, headX: 3390, footWidth: 112, headWidth: 104 },
    ],
    glassBars: [knots("1640,1180 l, 1700,1660")],
    windscreen: knots(`
      1250,1240 c10, 1462,1430, 1692,1638, 1820,1722 c10, 1766,1656, 1530,1434, 1336,1248 c10
    `),
    rearScreen: knots("4520,1716 c12, 4574,1558, 4632,1342 c14, 4576,1340, 4530,1530, 4474,1720 c14"),
    shoulderLine: knots(`
      20,1010, 300,1110, 800,1176, 1370,1226, 2400,1242, 3500,1268, 4200,1304, 4600,1280, 4780,1200
    `),
    characterLine: knots("0,900, 320,990, 900,1040, 1600,1052, 2600,1062, 3600,1084, 4300,1110, 4780,1090"),
    rockerLine: knots("0,600, 900,590, 1800,580, 2800,590, 3600,620, 4200,640, 4780,640"),
    bonnetEdge: knots("110,1100, 480,1136, 860,1170, 1180,1204, 1370,1224"),
    shutLines: [
      knots(`
        1420,1230, 1410,1080, 1412,880, 1440,680, 1470,540 c60, 1560,470 s, 2360,470 c50, 2416,530,
        2432,900, 2424,1262
      `),
      knots(`
        2430,510 c40, 2510,470 s, 3080,472 c60, 3176,560, 3250,720, 3350,860, 3440,1000, 3474,1150,
        3462,1290
      `),
      knots("4570,1330, 4600,1180, 4630,1020, 4650,860"),
      knots("400,760, 436,860, 456,980, 440,1090"),
      knots("4380,810, 4540,846, 4712,862"),
    ],
    doorHandles: [
      [2160, 1124, 200],
      [3170, 1146, 200],
    ],
    handleStyle: "chrome",
    doorMirror: [1520, 1268, 1.35],
    lamps: [
      {
        outline: knots(`
          12,900 c14, 16,1026, 90,1106 c14, 300,1120, 452,1130 c14, 438,1050, 370,960, 250,896, 110,880
        `),
        kind: "led",
        inset: knots("70,930 c20, 180,926, 310,980, 390,1070 c20, 250,1072, 110,1056"),
        bulbs: knots("170,1000, 284,1030"),
        bulbRadius: 44,
        lightLine: knots("50,904, 150,904, 270,930, 370,1010"),
      },
      {
        outline: knots(`
          4470,1290 c14, 4650,1290 c14, 4690,1100, 4706,930 c14, 4600,926 c20, 4560,1060, 4510,1200
        `),
        kind: "tail-led",
        lightLine: knots("4530,1256, 4590,1120, 4630,980"),
        inset: knots("4584,1010 c, 4694,1010 c, 4700,960 c, 4596,960 c"),
      },
      {
        outline: knots("90,660 c16, 160,680, 260,650 c20, 230,572, 106,566 c20"),
        kind: "fog",
        bulbs: knots("176,624"),
        bulbRadius: 36,
      },
      {
        outline: knots("4650,620 l10, 4762,624 l10, 4758,570 l10, 4650,566 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots("-10,860 c, 22,860 c20, 50,760, 40,600, 60,500, 220,440, 470,420 c, 470,300 c, -10,300 c"),
      knots("4300,380 c, 4460,470, 4800,500 c, 4800,330 c, 4300,330 c"),
    ],
    seatBacks: [
      [2100, 1530],
      [3060, 1530],
      [3900, 1500],
    ],
    steeringWheel: [1830, 1360],
    tintedFromX: 2480,
    fuelFlap: [3960, 1210, 170, 150],
    drawBehind: roofRails(2080, 4260),
    drawOver: drawRunningBoard,
  }
}

function drawRunningBoard({ svg, view, scaling }: CarDrawing) {
  const frontX = scaling.frontAxleX + 520
  const rearX = scaling.rearAxleX - 500
  const y = 372
  svg.path(
    view.pathData(
      polyline([
        [frontX - 40, y],
        [frontX, y - 62],
        [rearX, y - 62],
        [rearX + 40, y],
      ]),
      true,
    ),
    "#1b1e22",
  )
  svg.stroke(
    view.pathData(
      polyline([
        [frontX - 30, y - 6],
        [rearX + 30, y - 5],
      ]),
    ),
    "#c2c9cf",
    Math.max(1.6, 20 * view.pxPerMm),
  )
}
