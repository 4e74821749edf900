import { knots, knotsFrom } from "../drawing/knots.ts"
import { type Body, itemAt, type ShapeChange } from "./body.ts"
import type { BodyShape } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Five-door hatchback. Drawn at the measures of the Toyota Vitz. */
export const hatchback: Body = {
  nominal: {
    lengthMm: 3885,
    wheelbaseMm: 2510,
    frontOverhangMm: 790,
    heightMm: 1500,
    tyreRadiusMm: 302,
    rimRadiusMm: 218,
  },
  createShape: hatchbackShape,
  models: {
    fit: tallTailLamps,
    swift,
    leaf: (nominalShape) => leaf({ ...nominalShape, ...tallTailLamps(nominalShape) }),
    picanto,
  },
}

/** Tail lamps that climb beside the rear screen. */
function tallTailLamps({ lamps }: BodyShape): ShapeChange {
  return {
    lamps: [
      ...lamps.slice(0, 1),
      {
        outline: knots(`
          3466,1310 c12, 3520,1306 c12, 3620,1160, 3708,1030, 3780,900, 3806,782 c18, 3720,800, 3630,900,
          3540,1090
        `),
        kind: "tail-led",
        lightLine: knots("3510,1260, 3590,1100, 3680,960, 3760,826"),
      },
      ...lamps.slice(2),
    ],
  }
}

/** Blacked pillars and hidden rear handles. */
function swift(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knots(`
        120,176 c50, 40,236 c60, 4,400, 0,540, 6,690, 36,790, 140,868 c90, 400,936, 650,984, 905,1026 c110,
        1150,1190, 1410,1362, 1640,1452, 1950,1498, 2330,1500, 2860,1460, 3240,1404, 3460,1366 c12,
        3464,1340 c16, 3580,1200, 3690,1060 c50
      `),
      ...knotsFrom(nominalShape.profile, "3776,910"),
    ],
    sideGlass: knots(`
      1006,1030 c26, 1280,1224, 1580,1390 c70, 1900,1428, 2300,1428, 2700,1398, 3040,1350, 3280,1306 c40,
      3350,1210, 3370,1160 c36, 2900,1110, 2300,1070, 1700,1046
    `),
    pillars: [
      { footX: 2070, headX: 2112, footWidth: 118, headWidth: 92 },
      { footX: 3010, headX: 2900, footWidth: 190, headWidth: 150 },
    ],
    doorHandles: [[1840, 936, 180]],
    characterLine: knots(`
      0,680, 300,800, 620,860, 1000,880, 1500,860, 2100,860, 2700,920, 3200,1000, 3640,1000, 3885,940
    `),
    flankShade: 0.9,
    lamps: [
      {
        outline: knots(`
          30,700 c16, 36,786, 130,860, 300,910, 470,944 c14, 460,860, 380,780, 240,716, 100,690
        `),
        kind: "led",
        inset: knots("100,734 c16, 230,758, 350,824, 410,894 c16, 280,868, 170,830"),
        bulbs: knots("190,806, 296,850"),
        bulbRadius: 36,
        lightLine: knots("60,712, 170,722, 290,770, 390,850, 440,920"),
      },
      {
        outline: knots(`
          3520,1090 c20, 3620,1100, 3700,1060 c20, 3770,930, 3812,800 c24, 3740,780 c30, 3640,850, 3560,960
        `),
        kind: "tail-led",
        lightLine: knots("3570,1062, 3660,1030, 3720,930, 3760,830"),
        inset: knots("3630,940 c, 3690,880 c, 3740,880 c, 3720,940 c"),
      },
      ...nominalShape.lamps.slice(2),
    ],
  }
}

/** Short and upright, with a belt line that kicks up behind the rear door and C-shaped lamps. */
function picanto(nominalShape: BodyShape): ShapeChange {
  return {
    sideGlass: knots(`
      1010,1022 c26, 1290,1222, 1600,1390 c70, 1900,1424, 2300,1426, 2700,1406, 2960,1376 c50, 3010,1290,
      3020,1210 c30, 2820,1150 c60, 2560,1084, 2100,1052, 1700,1036
    `),
    shoulderLine: knots(`
      40,760, 300,886, 700,974, 1000,1010, 1700,1024, 2300,1050, 2700,1100, 3100,1150, 3600,1090, 3885,1000
    `),
    characterLine: knots(`
      0,700, 300,800, 620,840, 1200,840, 2000,850, 2800,900, 3300,960, 3640,990, 3885,960
    `),
    rockerLine: knots("0,380, 700,372, 1300,390, 2200,440, 2850,470, 3400,490, 3885,480"),
    shutLines: [
      itemAt(nominalShape.shutLines, 0),
      [
        ...itemAt(nominalShape.shutLines, 1).slice(0, 5),
        ...knots("2930,720, 2990,900, 2990,1060, 2960,1180"),
      ],
      ...nominalShape.shutLines.slice(2),
    ],
    lamps: [
      {
        outline: knots(`
          26,690 c16, 36,776, 140,856, 330,914, 560,962 c12, 530,880, 420,792, 260,724, 100,690
        `),
        kind: "led",
        inset: knots("100,728 c16, 250,756, 400,834, 490,920 c16, 330,880, 190,836"),
        bulbs: knots("196,806, 312,852"),
        bulbRadius: 34,
        lightLine: knots("50,706, 160,706, 290,752, 410,830, 500,920"),
      },
      {
        outline: knots(`
          3540,1170 c16, 3634,1168 c16, 3720,1010, 3788,860, 3812,760 c20, 3690,762 c24, 3640,800 c20,
          3700,880, 3660,1000, 3560,1080 c20
        `),
        kind: "tail-led",
        lightLine: knots("3580,1130, 3680,1010, 3740,880, 3720,800"),
      },
      ...nominalShape.lamps.slice(2),
    ],
  }
}

function leaf(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knots(`
        120,176 c50, 40,236 c60, 4,400, 0,540, 10,680, 56,790, 180,872 c110, 430,948, 660,996,
        880,1040 c130, 1130,1206, 1400,1374, 1640,1456, 1950,1498, 2330,1500, 2860,1466, 3280,1410,
        3560,1364 c12, 3564,1336 c14, 3630,1190, 3704,1030 c50
      `),
      ...knotsFrom(nominalShape.profile, "3776,910"),
    ],
    sideGlass: knots(`
      1000,1042 c26, 1270,1236, 1570,1394 c70, 1900,1430, 2300,1430, 2700,1398, 3000,1354 c50, 3120,1280,
      3220,1204 c30, 2900,1136, 2300,1082, 1700,1056
    `),
    windscreen: knots(
      "890,1046 c10, 1132,1204, 1402,1372, 1540,1430 c10, 1470,1386, 1190,1206, 970,1048 c10",
    ),
    floatingRoof: knots("3060,1440 c, 3250,1300 c, 3320,1200 c, 3460,1210 c, 3520,1380 c, 3300,1460 c"),
    rockerLine: knots("0,380, 700,372, 1300,366, 2200,384, 2850,440, 3400,500, 3885,500"),
    lamps: [
      {
        outline: knots(`
          34,690 c14, 60,784, 180,862, 360,916, 600,976 c12, 560,900, 420,816, 250,744, 100,694
        `),
        kind: "led",
        inset: knots("130,740 c, 260,770, 430,848, 540,926 c, 390,884, 240,826"),
        bulbs: knots("220,806, 330,850"),
        bulbRadius: 32,
        lightLine: knots("64,706, 150,790, 300,850, 560,940"),
      },
      ...nominalShape.lamps.slice(1),
    ],
    drawOver: ({ svg, view, linePath }) =>
      svg.stroke(
        linePath(knots("1260,250 s, 2700,258")),
        "#2f7fc4",
        Math.max(1.3, 14 * view.pxPerMm),
        'stroke-linecap="round"',
      ),
  }
}

function hatchbackShape(): BodyShape {
  return {
    profile: knots(`
      120,176 c50, 40,236 c60, 4,400, 0,520, 8,650, 40,752, 150,832 c90, 400,912, 650,966, 905,1014 c110,
      1160,1190, 1430,1366, 1660,1450, 1960,1496, 2330,1500, 2860,1470, 3280,1418, 3510,1376 c12,
      3512,1350 c16, 3612,1200, 3704,1030 c50, 3776,910, 3822,770, 3838,690 c20, 3880,640 c30, 3885,520,
      3868,360, 3826,226 c50, 3740,196
    `),
    sillMm: [204, 212],
    underbodyMm: 160,
    frontArchRadius: 346,
    rearArchRadius: 344,
    sideGlass: knots(`
      1010,1022 c26, 1290,1222, 1600,1390 c70, 1900,1424, 2300,1426, 2700,1402, 2960,1372 c60, 3060,1290,
      3150,1172 c36, 2900,1116, 2300,1068, 1700,1040
    `),
    pillars: [
      { footX: 2070, headX: 2112, footWidth: 118, headWidth: 92 },
      { footX: 2930, headX: 2850, footWidth: 40, headWidth: 40 },
    ],
    glassBars: [knots("1285,960 l, 1346,1300")],
    windscreen: knots(
      "912,1018 c10, 1160,1188, 1432,1364, 1570,1424 c10, 1500,1382, 1210,1186, 985,1026 c10",
    ),
    rearScreen: knots("3500,1346 c10, 3606,1196, 3690,1046 c14, 3612,1058, 3520,1210, 3448,1346 c14"),
    shoulderLine: knots(`
      60,730, 300,866, 700,966, 1000,1006, 1700,1018, 2300,1046, 2900,1096, 3300,1120, 3720,1030, 3885,960
    `),
    characterLine: knots(`
      0,640, 300,770, 620,830, 1200,856, 2000,884, 2800,926, 3300,962, 3640,972, 3885,930
    `),
    rockerLine: knots("0,380, 700,372, 1300,366, 2200,384, 2850,420, 3400,470, 3885,470"),
    bonnetEdge: knots("140,808, 300,866, 560,930, 800,974, 1010,1000"),
    shutLines: [
      knots(`
        1060,1004, 1062,880, 1082,680, 1124,480, 1168,330 c50, 1320,292 s, 2010,296 c50, 2066,360, 2084,700,
        2074,1050
      `),
      knots(`
        2080,330 c40, 2180,298 s, 2740,306 c60, 2836,400, 2892,560, 2976,700, 3030,880, 3024,1040,
        2990,1130
      `),
      knots("3600,1060, 3668,960, 3716,820, 3770,694"),
      knots("400,556, 436,640, 452,720, 420,800"),
      knots("3600,676, 3700,690, 3838,692"),
    ],
    doorHandles: [
      [1840, 926, 180],
      [2690, 968, 180],
    ],
    doorMirror: [1098, 1040, 1],
    lamps: [
      {
        outline: knots(`
          34,690 c14, 50,752, 150,822, 320,876, 520,924 c12, 484,858, 380,786, 230,724, 100,690
        `),
        kind: "led",
        inset: knots("120,722 c, 230,748, 370,810, 470,872 c, 340,830, 220,786"),
        bulbs: knots("206,776"),
        bulbRadius: 34,
        lightLine: knots("60,704, 150,710, 262,748, 390,812, 480,880"),
      },
      {
        outline: knots(`
          3500,1052 c20, 3600,1062, 3700,1034 c20, 3770,910, 3808,780 c20, 3736,776, 3660,822, 3580,930
        `),
        kind: "tail-led",
        lightLine: knots("3556,1020, 3640,988, 3708,916, 3760,812"),
        inset: knots("3640,880 c, 3676,836 c, 3738,798 c, 3724,836 c, 3680,880 c"),
      },
      {
        outline: knots("96,452 c16, 176,470, 262,440 c20, 236,366, 112,360 c20"),
        kind: "fog",
        bulbs: knots("180,414"),
        bulbRadius: 30,
      },
      {
        outline: knots("3780,430 l10, 3860,434 l10, 3850,396 l10, 3770,392 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots("-10,560 c, 30,560 c20, 58,470, 56,330, 150,286, 330,250, 530,232 c, 530,150 c, -10,150 c"),
      knots("3420,190 c, 3540,286, 3760,300, 3900,320 c, 3900,160 c, 3420,160 c"),
    ],
    seatBacks: [
      [1700, 1200],
      [2620, 1210],
    ],
    steeringWheel: [1490, 1070],
    fuelFlap: [3300, 1050, 140, 130],
    aerialFin: [3080, 1436],
  }
}
