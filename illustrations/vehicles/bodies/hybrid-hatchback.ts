import { knots } from "../drawing/knots.ts"
import type { Body } from "./body.ts"
import type { BodyShape } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Hybrid hatchback with a falling roof and a cut tail. Drawn at the measures of the Toyota Prius; warped for the Aqua. */
export const hybridHatchback: Body = {
  nominal: {
    lengthMm: 4460,
    wheelbaseMm: 2700,
    frontOverhangMm: 925,
    heightMm: 1490,
    tyreRadiusMm: 314,
    rimRadiusMm: 222,
  },
  createShape: hybridHatchbackShape,
}

function hybridHatchbackShape(): BodyShape {
  return {
    profile: knots(`
      120,172 c50, 40,230 c60, 4,390, 0,510, 10,640, 54,746, 180,832 c120, 470,930, 780,1006,
      1090,1080 c190, 1380,1236, 1680,1386, 1930,1460, 2200,1490, 2480,1488, 2900,1450, 3350,1374,
      3850,1266, 4190,1186 c12, 4198,1160 c14, 4262,1030, 4316,910, 4364,800, 4384,720 c20, 4444,664 c30,
      4460,540, 4444,370, 4400,220 c60, 4300,194
    `),
    sillMm: [198, 206],
    underbodyMm: 152,
    frontArchRadius: 358,
    rearArchRadius: 356,
    sideGlass: knots(`
      1230,1076 c26, 1520,1250, 1810,1394 c80, 2100,1424, 2420,1422, 2800,1390, 3150,1332, 3420,1262 c50,
      3560,1200 c30, 3300,1150, 2700,1106, 1900,1086
    `),
    pillars: [
      { footX: 2320, headX: 2372, footWidth: 118, headWidth: 92 },
      { footX: 3230, headX: 3130, footWidth: 44, headWidth: 44 },
    ],
    glassBars: [knots("1560,1010 l, 1640,1360")],
    windscreen: knots(`
      1100,1086 c10, 1382,1234, 1682,1384, 1830,1428 c10, 1750,1388, 1440,1234, 1220,1082 c10
    `),
    rearScreen: knots("4190,1158 c10, 4258,1026, 4290,950 c14, 4220,960, 4140,1060, 4090,1164 c14"),
    shoulderLine: knots(`
      50,740, 330,880, 760,996, 1230,1060, 1900,1072, 2700,1090, 3300,1132, 3800,1150, 4200,1040, 4460,960
    `),
    characterLine: knots(`
      0,620, 330,756, 720,836, 1300,868, 2200,900, 3100,948, 3700,990, 4150,1000, 4460,940
    `),
    rockerLine: knots("0,370, 900,356, 1600,352, 2500,372, 3200,412, 3900,456, 4460,456"),
    bonnetEdge: knots("150,806, 450,904, 780,984, 1060,1040, 1230,1064"),
    shutLines: [
      knots(`
        1290,1060, 1290,900, 1310,700, 1350,500, 1400,330 c50, 1530,286 s, 2250,290 c50, 2314,350, 2334,700,
        2322,1090
      `),
      knots(`
        2328,330 c40, 2420,292 s, 3060,300 c60, 3160,400, 3220,560, 3300,700, 3350,880, 3330,1040,
        3270,1160
      `),
      knots("4230,960, 4290,860, 4340,720"),
      knots("470,560, 512,640, 540,740, 520,830"),
      knots("4040,690, 4180,710, 4384,720"),
    ],
    doorHandles: [
      [2090, 944, 180],
      [2990, 988, 180],
    ],
    doorMirror: [1340, 1086, 1],
    lamps: [
      {
        outline: knots(`
          40,660 c14, 60,744, 180,826, 380,892, 640,966 c12, 600,890, 470,800, 300,726, 120,668
        `),
        kind: "led",
        inset: knots("150,710 c, 310,754, 470,836, 580,910 c, 420,866, 260,796"),
        bulbs: knots("240,776"),
        bulbRadius: 34,
        lightLine: knots("66,680, 190,700, 330,748, 480,830, 600,920"),
      },
      {
        outline: knots(`
          4020,1010 c20, 4120,1040, 4222,1016 c18, 4300,880, 4352,760 c16, 4250,762, 4150,820, 4070,920
        `),
        kind: "tail-led",
        lightLine: knots("4070,986, 4160,980, 4240,890, 4300,796"),
        inset: knots("4140,880 c, 4190,824 c, 4280,790 c, 4262,836 c, 4200,884 c"),
      },
      {
        outline: knots("100,430 c16, 176,448, 270,420 c20, 244,352, 116,344 c20"),
        kind: "fog",
        bulbs: knots("186,396"),
        bulbRadius: 30,
      },
      {
        outline: knots("4356,420 l10, 4436,424 l10, 4428,388 l10, 4346,384 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots("-10,540 c, 34,540 c20, 60,460, 56,330, 150,276, 330,240, 580,226 c, 580,140 c, -10,140 c"),
      knots("3960,190 c, 4120,276, 4320,290, 4480,310 c, 4480,150 c, 3960,150 c"),
    ],
    seatBacks: [
      [1960, 1200],
      [2900, 1190],
    ],
    steeringWheel: [1730, 1090],
    fuelFlap: [3620, 1060, 140, 120],
    aerialFin: [3560, 1330],
  }
}
