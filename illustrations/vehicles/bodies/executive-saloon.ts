import { knots, knotsBefore, knotsFrom } from "../drawing/knots.ts"
import { type Body, itemAt, type ShapeChange } from "./body.ts"
import type { BodyShape } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Executive saloon with rear-wheel-drive proportions. Drawn at the measures of the Mercedes-Benz E 200. */
export const executiveSaloon: Body = {
  nominal: {
    lengthMm: 4930,
    wheelbaseMm: 2940,
    frontOverhangMm: 850,
    heightMm: 1468,
    tyreRadiusMm: 338,
    rimRadiusMm: 250,
  },
  createShape: executiveSaloonShape,
  models: {
    "530e": () => kinkedQuarter,
    "c-200": cClass,
    xf: coupeRoof,
    "s-400": sClass,
  },
}

/** Smaller, with a drooping tail and a crease that falls to the rear. */
function cClass(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knotsBefore(nominalShape.profile, "3860,1248"),
      ...knots(`
        3880,1236, 4190,1104, 4360,1046 c140, 4580,1018, 4760,990 c50, 4820,950 c30, 4862,850, 4884,740
      `),
      ...knotsFrom(nominalShape.profile, "4892,690"),
    ],
    rearScreen: knots(`
      3480,1364 c12, 3882,1232, 4190,1098, 4320,1052 c10, 4210,1050, 4050,1110, 3780,1222, 3430,1352 c12
    `),
    shoulderLine: knots(`
      50,736, 340,860, 900,968, 1530,1008, 2100,1020, 2800,1032, 3500,1050, 3950,1070, 4400,1010, 4930,930
    `),
    characterLine: knots(`
      0,680, 360,800, 800,880, 1500,936, 2500,920, 3400,880, 4000,850, 4500,860, 4930,840
    `),
    shutLines: [
      itemAt(nominalShape.shutLines, 0),
      itemAt(nominalShape.shutLines, 1),
      knots("4360,1038, 4520,1004, 4740,976, 4820,940"),
      knots("4500,940, 4550,810, 4590,690"),
      ...nominalShape.shutLines.slice(4),
    ],
    lamps: [
      itemAt(nominalShape.lamps, 0),
      {
        outline: knots(`
          4480,900 c20, 4600,962, 4790,944 c20, 4848,860, 4866,770 c24, 4740,752, 4600,776, 4510,830
        `),
        kind: "tail-led",
        lightLine: knots("4530,890, 4640,924, 4770,910, 4826,800"),
      },
      itemAt(nominalShape.lamps, 2),
    ],
  }
}

/** Low nose, coupe roof, slim lamps. */
function coupeRoof(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knots(`
        110,180 c50, 36,236 c60, 4,400, 0,540, 12,650, 50,726, 180,802 c100, 520,894, 960,960,
        1440,1014 c130, 1760,1190, 2090,1350, 2340,1426, 2600,1462, 2860,1466, 3180,1436, 3540,1356,
        3900,1240, 4220,1130, 4420,1084 c140, 4640,1074, 4820,1070 c14, 4850,1030 c18, 4870,890, 4886,740
      `),
      ...knotsFrom(nominalShape.profile, "4892,690"),
    ],
    sideGlass: knots(`
      1540,1026 c26, 1860,1214, 2190,1364 c80, 2480,1398, 2820,1400, 3140,1374, 3460,1306, 3760,1212,
      4010,1130 c30, 3500,1086, 2800,1056, 2100,1036
    `),
    rearScreen: knots(`
      3500,1350 c12, 3902,1236, 4220,1126, 4370,1090 c10, 4270,1084, 4090,1130, 3820,1222, 3450,1338 c12
    `),
    characterLine: knots(`
      0,640, 360,760, 800,830, 1500,850, 2500,880, 3400,950, 4000,1000, 4500,990, 4930,920
    `),
    shutLines: [
      itemAt(nominalShape.shutLines, 0),
      itemAt(nominalShape.shutLines, 1),
      knots("4420,1078, 4560,1056, 4790,1046, 4850,1026"),
      knots("4500,996, 4550,850, 4590,700"),
      ...nominalShape.shutLines.slice(4),
    ],
    lamps: [
      {
        outline: knots(`
          30,676 c14, 50,722, 180,796, 360,854, 640,916 c12, 590,860, 430,794, 260,738, 110,690
        `),
        kind: "led",
        inset: knots("110,708 c, 260,752, 420,804, 590,880 c, 380,838, 220,786"),
        bulbs: knots("210,772, 330,812"),
        bulbRadius: 30,
        lightLine: knots("60,690, 180,712, 320,760, 300,790"),
      },
      {
        outline: knots(`
          4440,1006 c14, 4600,1044, 4826,1034 c14, 4862,930, 4874,860 c14, 4740,880, 4600,916, 4500,950
        `),
        kind: "tail-led",
        lightLine: knots("4490,1000, 4640,1006, 4800,990, 4838,900"),
      },
      itemAt(nominalShape.lamps, 2),
    ],
  }
}

/** Long cabin with a rear quarter light. */
function sClass(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knotsBefore(nominalShape.profile, "3180,1444"),
      ...knots("3220,1452, 3580,1388, 3920,1266, 4220,1134, 4380,1082 c110"),
      ...knotsFrom(nominalShape.profile, "4600,1056"),
    ],
    sideGlass: knots(`
      1530,1026 c26, 1850,1212, 2170,1360 c80, 2480,1396, 2820,1402, 3180,1384, 3500,1324, 3780,1226,
      4010,1120 c34, 3500,1078, 2800,1054, 2100,1036
    `),
    pillars: [itemAt(nominalShape.pillars, 0), { footX: 3580, headX: 3470, footWidth: 70, headWidth: 60 }],
    rearScreen: knots(`
      3540,1380 c12, 3922,1262, 4220,1130, 4340,1086 c10, 4250,1080, 4090,1134, 3830,1244, 3490,1368 c12
    `),
    chromeStrips: [...(nominalShape.chromeStrips ?? []), knots("60,470, 240,430, 460,420")],
  }
}

function executiveSaloonShape(): BodyShape {
  return {
    profile: knots(`
      110,180 c50, 36,236 c60, 4,400, 0,540, 8,660, 36,752, 150,828 c90, 500,910, 950,966, 1440,1014 c120,
      1740,1186, 2050,1344, 2300,1424, 2580,1462, 2860,1468, 3180,1444, 3520,1372, 3860,1248, 4180,1122,
      4350,1072 c120, 4600,1056, 4800,1044 c16, 4832,1012 c18, 4862,880, 4884,740, 4892,690 c20,
      4924,636 c30, 4930,520, 4916,360, 4870,226 c60, 4770,198
    `),
    sillMm: [196, 200],
    underbodyMm: 150,
    frontArchRadius: 378,
    rearArchRadius: 378,
    sideGlass: knots(`
      1530,1026 c26, 1850,1212, 2170,1360 c80, 2480,1396, 2820,1400, 3140,1378, 3440,1318, 3700,1226,
      3930,1118 c34, 3500,1080, 2800,1054, 2100,1036
    `),
    glassTrim: "chrome",
    pillars: [
      { footX: 2680, headX: 2740, footWidth: 120, headWidth: 92 },
      { footX: 3640, headX: 3500, footWidth: 44, headWidth: 44 },
    ],
    glassBars: [],
    windscreen: knots(`
      1450,1020 c10, 1742,1184, 2052,1342, 2210,1396 c10, 2120,1350, 1792,1184, 1530,1024 c10
    `),
    rearScreen: knots(`
      3480,1364 c12, 3862,1244, 4180,1118, 4310,1076 c10, 4210,1070, 4050,1120, 3780,1226, 3430,1352 c12
    `),
    shoulderLine: knots(`
      50,736, 340,856, 900,960, 1530,1008, 2100,1022, 2800,1040, 3500,1066, 3950,1100, 4400,1040, 4930,960
    `),
    characterLine: knots(`
      0,660, 360,780, 800,842, 1500,872, 2500,896, 3400,930, 4000,956, 4500,950, 4930,900
    `),
    rockerLine: knots("0,380, 900,360, 1600,352, 2700,366, 3500,396, 4200,430, 4930,430"),
    bonnetEdge: knots("140,812, 500,886, 950,946, 1340,986, 1530,1006"),
    shutLines: [
      knots(`
        1590,1010, 1580,860, 1576,680, 1582,480, 1600,340 c50, 1720,286 s, 2600,290 c50, 2666,350, 2690,700,
        2682,1054
      `),
      knots(`
        2686,330 c40, 2780,292 s, 3240,298 c60, 3330,390, 3400,550, 3500,700, 3610,840, 3670,970, 3640,1084
      `),
      knots("4340,1064, 4520,1034, 4760,1020, 4836,1004"),
      knots("4500,976, 4550,830, 4590,700"),
      knots("420,560, 458,640, 470,740, 460,806"),
      knots("4360,640, 4520,676, 4740,690, 4892,690"),
    ],
    doorHandles: [
      [2440, 936, 195],
      [3330, 966, 195],
    ],
    doorMirror: [1640, 1044, 1],
    lamps: [
      {
        outline: knots(`
          28,690 c14, 38,748, 148,822, 330,872, 520,912 c12, 496,846, 400,782, 250,728, 100,694
        `),
        kind: "led",
        inset: knots("110,726 c, 250,752, 380,804, 480,860 c, 340,830, 210,790"),
        bulbs: knots("196,782"),
        bulbRadius: 34,
        lightLine: knots("54,706, 160,716, 280,752, 400,806, 486,866"),
      },
      {
        outline: knots(`
          4440,968 c16, 4600,1004, 4820,996 c14, 4854,880, 4870,790 c16, 4760,786, 4620,826, 4510,890
        `),
        kind: "tail-led",
        lightLine: knots("4490,954, 4620,974, 4790,966, 4836,840"),
      },
      {
        outline: knots("4830,420 l10, 4908,424 l10, 4900,390 l10, 4820,386 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots(`
        -10,500 c, 60,500 c20, 150,456, 200,400, 150,330, 80,300, 200,250, 480,222 c, 480,150 c, -10,150 c
      `),
      knots("4380,190 c, 4540,256, 4780,270, 4950,280 c, 4950,150 c, 4380,150 c"),
    ],
    chromeStrips: [knots("1640,272 l, 3260,280"), knots("4500,300 l, 4880,306")],
    seatBacks: [
      [2280, 1180],
      [3260, 1190],
    ],
    steeringWheel: [2050, 1060],
    aerialFin: [3380, 1400],
  }
}

/** Kinked rear quarter, slim lamps, L-shaped tail lamps. */
const kinkedQuarter: ShapeChange = {
  sideGlass: knots(`
    1530,1026 c26, 1850,1212, 2170,1360 c80, 2480,1396, 2820,1400, 3140,1378, 3440,1316, 3690,1222,
    3836,1150 c44, 3770,1092 c30, 3500,1076, 2800,1054, 2100,1036
  `),
  pillars: [
    { footX: 2680, headX: 2740, footWidth: 120, headWidth: 92 },
    { footX: 3560, headX: 3440, footWidth: 44, headWidth: 44 },
  ],
  lamps: [
    {
      outline: knots("24,700 c14, 34,754, 150,824, 340,872, 560,916 c12, 530,868, 420,812, 260,764, 100,716"),
      kind: "led",
      inset: knots("90,728 c, 240,768, 390,814, 520,876 c, 340,846, 190,806"),
      bulbs: knots("190,790, 310,826"),
      bulbRadius: 28,
      lightLine: knots("150,752, 230,776, 300,796"),
    },
    {
      outline: knots(`
        4400,950 c14, 4580,1010, 4830,1000 c14, 4858,890, 4872,800 c14, 4800,800 c20, 4770,872, 4600,896,
        4480,910
      `),
      kind: "tail-led",
      lightLine: knots("4470,936, 4620,942, 4780,930, 4826,850"),
    },
    {
      outline: knots("4830,420 l10, 4908,424 l10, 4900,390 l10, 4820,386 l10"),
      kind: "reflector",
    },
  ],
}
