import { knots, knotsBefore, knotsFrom } from "../drawing/knots.ts"
import { type Body, itemAt, type ShapeChange } from "./body.ts"
import type { BodyShape } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Japanese family saloon. Drawn at the measures of the Toyota Axio. */
export const saloon: Body = {
  nominal: {
    lengthMm: 4595,
    wheelbaseMm: 2700,
    frontOverhangMm: 880,
    heightMm: 1475,
    tyreRadiusMm: 316,
    rimRadiusMm: 222,
  },
  createShape: saloonShape,
  models: {
    grace: sportier,
    civic: (nominalShape) => ({ ...sportier(nominalShape), ...fastback(sportier(nominalShape)) }),
    "corolla-141": corolla141,
    bezza,
    premio,
  },
}

/** Long falling roof. */
function fastback(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knotsBefore(nominalShape.profile, "2560,1475"),
      ...knots(`
        2560,1475, 2900,1464, 3240,1420, 3600,1334, 3940,1216, 4230,1112 c120, 4380,1090, 4506,1086 c12,
        4530,1044 c18
      `),
      ...knotsFrom(nominalShape.profile, "4536,890"),
    ],
    sideGlass: knots(`
      1290,1004 c26, 1590,1204, 1910,1360 c80, 2200,1398, 2520,1408, 2880,1394, 3220,1344, 3560,1250,
      3880,1128 c24, 3400,1080, 2600,1042, 1900,1018
    `),
    rearScreen: knots(`
      3320,1392 c12, 3604,1330, 3940,1210, 4200,1118 c10, 4100,1110, 3880,1176, 3580,1300, 3280,1386 c12
    `),
    archFlare: 1.4,
    lamps: [
      {
        outline: knots(`
          30,660 c14, 54,716, 190,784, 420,846, 690,888 c12, 640,826, 480,770, 290,716, 120,668
        `),
        kind: "led",
        inset: knots("130,694 c, 300,740, 470,792, 620,846 c, 440,812, 270,770"),
        bulbs: knots("220,748, 320,778, 420,806"),
        bulbRadius: 24,
        lightLine: knots("50,672, 180,694, 330,732, 490,778, 640,836"),
      },
      {
        outline: knots(`
          4230,1010 c12, 4400,1056, 4520,1042 c12, 4550,900, 4562,770 c14, 4486,764 c14, 4476,900 c24,
          4380,960, 4270,956 c14
        `),
        kind: "tail-led",
        lightLine: knots("4280,992, 4420,1016, 4500,980, 4516,800"),
      },
      ...nominalShape.lamps.slice(2),
    ],
  }
}

/** The rounder Corolla of 2007. */
function corolla141(nominalShape: BodyShape): ShapeChange {
  return {
    lamps: [
      {
        outline: knots(`
          26,690 c24, 40,762, 160,836, 340,876, 500,896 c20, 510,820, 420,742, 260,684, 100,668
        `),
        kind: "halogen",
        inset: knots("84,716 c16, 210,730, 370,790, 446,852 c16, 300,834, 160,796"),
        bulbs: knots("182,768, 306,806"),
        bulbRadius: 40,
      },
      {
        outline: knots(`
          4210,940 c24, 4320,1000, 4460,990 c16, 4512,880, 4530,760 c24, 4430,726 c30, 4310,770 c30,
          4230,850
        `),
        kind: "tail",
        bulbs: knots("4390,888"),
        bulbRadius: 62,
        inset: knots("4300,812 c20, 4400,770 c20, 4510,776 c, 4500,826 c, 4400,826"),
      },
      ...nominalShape.lamps.slice(2),
    ],
    softCreases: [knots("1380,560, 2300,566, 3200,590")],
    chromeStrips: [knots("1380,580 l, 3080,590")],
  }
}

/** Short, with a high boot. */
function bezza(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knotsBefore(nominalShape.profile, "2560,1475"),
      ...knots(`
        2560,1475, 2900,1462, 3220,1414, 3520,1318, 3780,1196, 3920,1136 c90, 4180,1120, 4450,1104 c16,
        4484,1066 c18, 4516,900
      `),
      ...knotsFrom(nominalShape.profile, "4552,690"),
    ],
    rearScreen: knots(`
      3264,1392 c12, 3522,1314, 3780,1190, 3900,1140 c10, 3820,1130, 3700,1172, 3470,1276, 3220,1382 c12
    `),
    sideGlass: knots(`
      1270,1008 c26, 1560,1206, 1870,1366 c80, 2180,1402, 2520,1408, 2860,1394, 3140,1350, 3400,1262,
      3620,1150 c34, 3300,1092, 2600,1052, 1900,1024
    `),
    shoulderLine: knots(`
      60,730, 340,844, 800,938, 1270,990, 1900,1008, 2600,1036, 3300,1080, 3720,1120, 4200,1080, 4595,1010
    `),
    characterLine: knots(`
      0,640, 330,770, 700,820, 1300,830, 2300,880, 3200,960, 3800,1000, 4240,990, 4595,930
    `),
    shutLines: [
      itemAt(nominalShape.shutLines, 0),
      itemAt(nominalShape.shutLines, 1),
      knots("3930,1128, 4140,1100, 4440,1080, 4490,1060"),
      itemAt(nominalShape.shutLines, 3),
      itemAt(nominalShape.shutLines, 4),
      itemAt(nominalShape.shutLines, 5),
    ],
    flankShade: 0.9,
    lamps: [
      {
        outline: knots(`
          30,670 c14, 40,750, 170,830, 400,886, 640,912 c12, 600,840, 460,770, 280,712, 110,672
        `),
        kind: "led",
        inset: knots("120,706 c, 290,744, 450,800, 580,866 c, 400,836, 240,790"),
        bulbs: knots("220,776, 350,812"),
        bulbRadius: 38,
        lightLine: knots("50,688, 180,700, 320,742, 470,802, 600,872"),
      },
      {
        outline: knots(`
          4210,1030 c14, 4330,1072, 4478,1058 c14, 4524,920, 4544,780 c16, 4470,776 c20, 4400,900, 4300,960
        `),
        kind: "tail-led",
        lightLine: knots("4270,1024, 4400,1020, 4470,920, 4506,810"),
      },
      ...nominalShape.lamps.slice(2),
    ],
  }
}

/** Formal: deep lamps and a bright strip across the boot. */
function premio(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knots("120,178 c50, 40,236 c60, 2,400, 0,540, 2,690, 22,790 c50, 130,846 c80, 480,904, 800,946"),
      ...knotsFrom(nominalShape.profile, "1190,992"),
    ],
    shoulderLine: knots(`
      30,780, 340,876, 800,944, 1270,990, 1900,1006, 2600,1026, 3300,1050, 3720,1070, 4200,1026, 4595,980
    `),
    bonnetEdge: knots("110,832, 480,884, 820,934, 1100,972, 1270,990"),
    lamps: [
      {
        outline: knots(`
          12,690 c14, 20,788 c20, 120,842 c14, 340,876, 540,902 c14, 530,828, 430,752, 270,706, 90,684
        `),
        kind: "led",
        inset: knots("70,716 c, 230,734, 400,784, 490,858 c, 330,842, 150,806"),
        bulbs: knots("176,778, 310,812"),
        bulbRadius: 42,
        lightLine: knots("40,700, 180,708, 310,736, 440,796"),
      },
      {
        outline: knots(`
          4130,950 c16, 4260,1010, 4470,1000 c14, 4514,880, 4534,740 c16, 4410,724 c20, 4290,770, 4190,860
        `),
        kind: "tail-led",
        lightLine: knots("4190,944, 4320,974, 4440,960, 4496,790"),
        inset: knots("4270,850 c, 4340,806 c, 4500,800 c, 4486,856 c, 4370,866 c"),
      },
      ...nominalShape.lamps.slice(2),
    ],
    handleStyle: "chrome",
    chromeStrips: [
      knots("1400,300 l, 3000,304"),
      knots("4160,1034, 4320,1030, 4460,1020"),
      knots("8,560, 14,640, 30,700"),
    ],
  }
}

export function saloonShape(): BodyShape {
  return {
    profile: knots(`
      120,178 c50, 40,236 c60, 4,400, 0,520, 8,640, 40,730, 170,806 c100, 480,882, 800,934, 1190,992 c120,
      1450,1166, 1730,1336, 1960,1420, 2240,1466, 2560,1475, 2900,1458, 3200,1408, 3520,1290, 3830,1138,
      3985,1066 c90, 4200,1050, 4440,1034 c16, 4474,1004 c18, 4512,880, 4540,740, 4552,690 c20,
      4590,640 c30, 4595,520, 4580,370, 4536,226 c60, 4440,198
    `),
    sillMm: [200, 206],
    underbodyMm: 156,
    frontArchRadius: 360,
    rearArchRadius: 358,
    sideGlass: knots(`
      1270,1008 c26, 1560,1206, 1870,1366 c80, 2180,1402, 2520,1408, 2860,1390, 3150,1342, 3420,1236,
      3700,1094 c34, 3300,1066, 2600,1040, 1900,1020
    `),
    pillars: [
      { footX: 2350, headX: 2400, footWidth: 118, headWidth: 92 },
      { footX: 3330, headX: 3230, footWidth: 44, headWidth: 44 },
    ],
    glassBars: [knots("1540,960 l, 1610,1300")],
    windscreen: knots(`
      1198,998 c10, 1452,1164, 1732,1334, 1874,1392 c10, 1800,1348, 1502,1166, 1272,1006 c10
    `),
    rearScreen: knots(`
      3264,1384 c12, 3522,1286, 3830,1134, 3968,1068 c10, 3880,1062, 3740,1110, 3470,1250, 3220,1372 c12
    `),
    shoulderLine: knots(`
      60,730, 340,844, 800,938, 1270,990, 1900,1006, 2600,1026, 3300,1050, 3720,1070, 4200,1020, 4595,960
    `),
    characterLine: knots(`
      0,640, 330,760, 700,812, 1300,846, 2300,878, 3200,914, 3800,940, 4240,930, 4595,880
    `),
    rockerLine: knots("0,380, 900,366, 1600,362, 2600,380, 3300,414, 4000,450, 4595,450"),
    bonnetEdge: knots("160,790, 480,858, 820,920, 1100,966, 1270,988"),
    shutLines: [
      knots(`
        1310,994, 1308,860, 1318,680, 1338,500, 1372,340 c50, 1500,292 s, 2280,296 c50, 2344,360, 2362,700,
        2352,1040
      `),
      knots(`
        2356,340 c40, 2450,298 s, 3010,304 c60, 3104,390, 3164,540, 3250,690, 3330,820, 3372,960, 3350,1066
      `),
      knots("3990,1058, 4140,1030, 4420,1010, 4480,996"),
      knots("4180,976, 4230,830, 4270,700"),
      knots("450,560, 490,640, 514,740, 500,800"),
      knots("4020,640, 4180,676, 4400,690, 4552,690"),
    ],
    doorHandles: [
      [2130, 912, 185],
      [3060, 948, 185],
    ],
    doorMirror: [1362, 1026, 1],
    lamps: [
      {
        outline: knots(`
          34,664 c14, 48,728, 170,800, 360,848, 580,892 c12, 548,828, 440,758, 270,700, 110,664
        `),
        kind: "led",
        inset: knots("130,694 c, 270,724, 420,784, 530,844 c, 380,806, 240,762"),
        bulbs: knots("222,752"),
        bulbRadius: 36,
        lightLine: knots("60,678, 170,686, 300,724, 440,782, 544,850"),
      },
      {
        outline: knots(`
          4160,956 c16, 4300,996, 4466,986 c14, 4506,870, 4528,752 c16, 4440,744, 4330,780, 4220,880
        `),
        kind: "tail-led",
        lightLine: knots("4210,946, 4330,966, 4440,950, 4490,800"),
        inset: knots("4300,836 c, 4360,800 c, 4490,790 c, 4478,842 c, 4380,850 c"),
      },
      {
        outline: knots("100,440 c16, 176,458, 270,430 c20, 244,362, 116,354 c20"),
        kind: "fog",
        bulbs: knots("186,406"),
        bulbRadius: 30,
      },
      {
        outline: knots("4490,420 l10, 4572,424 l10, 4564,388 l10, 4480,384 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots("-10,540 c, 30,540 c20, 56,460, 56,330, 150,280, 330,246, 540,230 c, 540,150 c, -10,150 c"),
      knots("4060,190 c, 4220,272, 4460,286, 4610,300 c, 4610,150 c, 4060,150 c"),
    ],
    seatBacks: [
      [1980, 1180],
      [2930, 1196],
    ],
    steeringWheel: [1750, 1050],
    fuelFlap: [3780, 1010, 140, 120],
  }
}

/** Lower nose, faster rear screen, slim lamps. */
export function sportier(nominalShape: BodyShape): BodyShape {
  return {
    ...nominalShape,
    profile: knots(`
      110,170 c50, 34,226 c60, 4,390, 0,510, 10,630, 52,712, 190,786 c100, 500,866, 820,924, 1210,988 c130,
      1480,1160, 1770,1328, 2000,1414, 2270,1464, 2560,1475, 2900,1456, 3240,1396, 3600,1284, 3930,1156,
      4150,1082 c120, 4320,1064, 4490,1056 c14, 4516,1016 c18, 4536,890, 4554,750, 4562,694 c20,
      4592,640 c30, 4595,510, 4578,360, 4530,216 c60, 4430,190
    `),
    sideGlass: knots(`
      1290,1004 c26, 1590,1204, 1910,1360 c80, 2200,1398, 2520,1406, 2880,1386, 3200,1330, 3500,1230,
      3790,1112 c30, 3400,1074, 2600,1040, 1900,1018
    `),
    glassBars: [knots("1580,960 l, 1650,1300")],
    windscreen: knots(`
      1218,994 c10, 1482,1158, 1772,1326, 1914,1384 c10, 1840,1340, 1536,1160, 1292,1002 c10
    `),
    rearScreen: knots(`
      3300,1376 c12, 3602,1280, 3930,1152, 4110,1090 c10, 4010,1084, 3840,1136, 3560,1252, 3256,1366 c12
    `),
    shoulderLine: knots(`
      60,716, 360,832, 820,930, 1290,986, 1900,1004, 2600,1026, 3300,1056, 3800,1092, 4250,1040, 4595,980
    `),
    characterLine: knots(`
      0,620, 330,738, 700,790, 1300,816, 2300,872, 3200,926, 3800,966, 4240,972, 4595,920
    `),
    bonnetEdge: knots("180,770, 500,842, 840,910, 1120,960, 1290,984"),
    shutLines: [
      itemAt(nominalShape.shutLines, 0),
      itemAt(nominalShape.shutLines, 1),
      knots("4150,1078, 4280,1050, 4480,1034, 4520,1010"),
      knots("4240,990, 4280,850, 4310,700"),
      itemAt(nominalShape.shutLines, 4),
      knots("4060,640, 4200,676, 4420,692, 4562,694"),
    ],
    lamps: [
      {
        outline: knots(`
          36,652 c14, 54,706, 190,780, 400,838, 640,880 c12, 590,806, 450,742, 270,690, 120,656
        `),
        kind: "led",
        inset: knots("150,688 c, 300,714, 450,768, 580,834 c, 420,796, 270,752"),
        bulbs: knots("230,736, 350,768"),
        bulbRadius: 30,
        lightLine: knots("64,668, 180,676, 310,708, 460,760, 590,838"),
      },
      {
        outline: knots(`
          4170,980 c14, 4320,1030, 4500,1018 c14, 4530,900, 4544,820 c16, 4440,852, 4320,900, 4230,936
        `),
        kind: "tail-led",
        lightLine: knots("4220,972, 4350,1004, 4470,990, 4510,880"),
      },
      ...nominalShape.lamps.slice(2),
    ],
  }
}
