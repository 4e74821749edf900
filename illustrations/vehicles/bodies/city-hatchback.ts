import { knots, knotsBefore, knotsFrom } from "../drawing/knots.ts"
import { type Body, itemAt, type ShapeChange } from "./body.ts"
import type { BodyShape } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** City hatchback, upright and short-nosed. Drawn at the measures of the Suzuki Alto 800. */
export const cityHatchback: Body = {
  nominal: {
    lengthMm: 3430,
    wheelbaseMm: 2360,
    frontOverhangMm: 640,
    heightMm: 1480,
    tyreRadiusMm: 274,
    rimRadiusMm: 186,
  },
  createShape: cityHatchbackShape,
  models: {
    "alto-japan": altoJapan,
    axia,
    "mira-es": miraEs,
  },
}

/** Slim swept lamps. */
function axia(nominalShape: BodyShape): ShapeChange {
  return {
    lamps: [
      {
        outline: knots(`
          18,680 c16, 34,752, 120,824 c14, 300,890, 500,942 c12, 460,868, 340,780, 200,716, 90,684
        `),
        kind: "led",
        inset: knots("100,720 c, 220,752, 350,820, 430,890 c, 290,856, 180,806"),
        bulbs: knots("180,786, 276,830"),
        bulbRadius: 34,
        lightLine: knots("50,700, 150,712, 270,764, 390,840"),
      },
      {
        outline: knots("3040,1080 c14, 3150,1056 c14, 3236,920, 3290,790 c14, 3200,800, 3110,900, 3060,980"),
        kind: "tail-led",
        lightLine: knots("3080,1040, 3170,990, 3250,840"),
      },
      ...nominalShape.lamps.slice(2),
    ],
    characterLine: knots("0,640, 260,790, 560,850, 1100,860, 1800,880, 2500,960, 3000,1020, 3430,950"),
    flankShade: 0.9,
  }
}

/** Squarer roof and big round lamps. */
function altoJapan(nominalShape: BodyShape): ShapeChange {
  return {
    ...squareRoof(nominalShape),
    lamps: [
      {
        outline: knots(`
          16,690 c30, 30,790, 110,846 c20, 240,870 c30, 300,800 c40, 260,690 c40, 150,640 c40, 50,640 c30
        `),
        kind: "halogen",
        inset: knots("60,700 c30, 120,810 c30, 240,820 c30, 220,700 c30"),
        bulbs: knots("146,748"),
        bulbRadius: 60,
      },
      {
        outline: knots("3170,900 c16, 3276,890 c14, 3318,770, 3322,640 c16, 3240,640 c20, 3190,740"),
        kind: "tail",
        inset: knots("3196,800 c, 3310,796 c, 3316,750 c, 3204,752 c"),
      },
      ...nominalShape.lamps.slice(2),
    ],
  }
}

/** The same roof with wedge lamps. */
function miraEs(nominalShape: BodyShape): ShapeChange {
  return {
    ...squareRoof(nominalShape),
    lamps: [
      {
        outline: knots(`
          14,660 l14, 28,770 l14, 130,840 l14, 340,896 l16, 320,800 l20, 220,690 l20, 70,640 l14
        `),
        kind: "led",
        inset: knots("70,700 c, 180,730, 260,800, 290,850 c, 180,820, 110,776"),
        bulbs: knots("150,764, 230,806"),
        bulbRadius: 34,
        lightLine: knots("40,676, 170,706, 250,780, 310,866"),
      },
      {
        outline: knots(
          "3140,1060 l14, 3226,1040 l14, 3290,900 l12, 3318,740 l16, 3250,736 l16, 3200,880 l16",
        ),
        kind: "tail-led",
        lightLine: knots("3180,1020, 3240,920, 3280,780"),
      },
      ...nominalShape.lamps.slice(2),
    ],
  }
}

function squareRoof(nominalShape: BodyShape): ShapeChange {
  return {
    profile: [
      ...knotsBefore(nominalShape.profile, "910,1172"),
      ...knots(`
        890,1176, 1080,1340, 1260,1424, 1520,1470, 1900,1480, 2400,1470, 2820,1438, 3080,1404 c14,
        3088,1374 c16, 3160,1200, 3220,1022 c50, 3280,900, 3324,770
      `),
      ...knotsFrom(nominalShape.profile, "3334,694"),
    ],
    sideGlass: knots(`
      804,1014 c26, 1000,1190, 1190,1346 c70, 1500,1398, 1880,1406, 2320,1392, 2640,1362 c50, 2700,1260,
      2730,1120 c36, 2480,1074, 1800,1038
    `),
    rearScreen: knots("3076,1370 c10, 3150,1196, 3206,1040 c14, 3140,1046, 3080,1200, 3026,1370 c14"),
    shutLines: [
      itemAt(nominalShape.shutLines, 0),
      itemAt(nominalShape.shutLines, 1),
      knots("3130,1046, 3190,940, 3230,800, 3260,660"),
      ...nominalShape.shutLines.slice(3),
    ],
  }
}

function cityHatchbackShape(): BodyShape {
  return {
    profile: knots(`
      96,180 c50, 30,232 c50, 4,380, 0,500, 6,640, 36,752, 120,832 c80, 320,908, 530,962, 716,1004 c100,
      910,1172, 1120,1334, 1310,1420, 1570,1468, 1900,1480, 2340,1466, 2730,1430, 3000,1394 c12,
      3004,1366 c16, 3096,1200, 3176,1022 c50, 3258,900, 3316,770, 3334,694 c18, 3412,650 c24, 3430,520,
      3416,366, 3378,226 c50, 3300,196
    `),
    sillMm: [206, 212],
    underbodyMm: 158,
    frontArchRadius: 318,
    rearArchRadius: 316,
    sideGlass: knots(`
      812,1012 c26, 1016,1184, 1236,1348 c70, 1520,1396, 1880,1404, 2280,1384, 2520,1356 c60, 2610,1270,
      2680,1128 c36, 2480,1080, 1800,1040
    `),
    pillars: [{ footX: 1650, headX: 1690, footWidth: 112, headWidth: 92 }],
    glassBars: [knots("1010,960 l, 1056,1290")],
    windscreen: knots("722,1010 c10, 912,1170, 1122,1332, 1230,1386 c10, 1170,1340, 960,1174, 790,1020 c10"),
    rearScreen: knots("2992,1360 c10, 3090,1196, 3160,1040 c14, 3090,1046, 3010,1200, 2944,1360 c14"),
    shoulderLine: knots(`
      40,730, 260,876, 560,964, 812,1000, 1500,1016, 2100,1044, 2600,1096, 3000,1110, 3430,960
    `),
    characterLine: knots("0,640, 260,770, 560,824, 1100,848, 1800,874, 2500,930, 3000,968, 3430,920"),
    rockerLine: knots("0,380, 600,370, 1200,364, 2000,380, 2700,430, 3430,450"),
    bonnetEdge: knots("110,810, 320,878, 560,940, 720,976, 812,992"),
    shutLines: [
      knots(`
        872,1000, 872,880, 888,690, 930,490, 984,340 c50, 1110,292 s, 1590,296 c50, 1644,360, 1658,700,
        1650,1046
      `),
      knots(`
        1654,330 c40, 1740,298 s, 2300,304 c60, 2400,400, 2456,550, 2540,700, 2588,880, 2580,1010,
        2550,1094
      `),
      knots("3080,1046, 3150,940, 3200,800, 3240,660"),
      knots("300,560, 336,650, 350,760, 330,830"),
      knots("3110,650, 3210,686, 3334,694"),
    ],
    doorHandles: [
      [1430, 918, 170],
      [2280, 954, 170],
    ],
    doorMirror: [886, 1034, 0.94],
    lamps: [
      {
        outline: knots(`
          18,640 c16, 30,740, 116,822 c14, 250,874, 372,898 c14, 372,800, 310,700, 200,640, 80,620
        `),
        kind: "halogen",
        inset: knots("80,684 c16, 180,706, 280,780, 318,850 c16, 220,830, 120,780"),
        bulbs: knots("160,744, 258,804"),
        bulbRadius: 46,
      },
      {
        outline: knots("3060,1044 c16, 3172,1016 c16, 3250,900, 3300,760 c16, 3230,752, 3160,830, 3100,940"),
        kind: "tail",
        inset: knots("3130,880 c, 3262,872 c, 3282,820 c, 3166,830 c"),
      },
      {
        outline: knots("90,430 c16, 150,448, 226,424 c20, 206,356, 104,350 c20"),
        kind: "fog",
        bulbs: knots("160,402"),
        bulbRadius: 28,
      },
      {
        outline: knots("3330,430 l10, 3408,434 l10, 3400,396 l10, 3322,392 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots("-10,520 c, 36,520 c20, 56,440, 54,320, 130,280, 260,250, 380,240 c, 380,150 c, -10,150 c"),
      knots("3020,190 c, 3140,276, 3300,290, 3450,310 c, 3450,150 c, 3020,150 c"),
    ],
    seatBacks: [
      [1400, 1180],
      [2200, 1190],
    ],
    steeringWheel: [1180, 1060],
    fuelFlap: [2820, 1030, 120, 110],
  }
}
