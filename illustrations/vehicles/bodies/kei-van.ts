import { knots } from "../drawing/knots.ts"
import type { Body, ShapeChange } from "./body.ts"
import type { BodyShape } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Kei van with sliding doors. Drawn at the measures of the Suzuki Every. */
export const keiVan: Body = {
  nominal: {
    lengthMm: 3395,
    wheelbaseMm: 2430,
    frontOverhangMm: 520,
    heightMm: 1895,
    tyreRadiusMm: 276,
    rimRadiusMm: 184,
  },
  createShape: keiVanShape,
  models: {
    join: passengerTrim,
  },
}

/** Painted bumpers and handles, fog lamps and a bright strip. */
function passengerTrim(nominalShape: BodyShape): ShapeChange {
  return {
    handleStyle: "bar",
    blackParts: [knots("-10,500 c, 40,500 c20, 60,420, 56,320, 160,270, 330,250 c, 330,150 c, -10,150 c")],
    lamps: [
      ...nominalShape.lamps,
      {
        outline: knots("70,470 c16, 140,490, 220,460 c20, 200,390, 84,386 c20"),
        kind: "fog",
        bulbs: knots("148,440"),
        bulbRadius: 32,
      },
    ],
    chromeStrips: [knots("14,660, 60,664, 150,670")],
    glassBars: [...(nominalShape.glassBars ?? []), knots("3040,1080 l, 3040,1760")],
  }
}

function keiVanShape(): BodyShape {
  return {
    profile: knots(`
      80,210 c40, 18,262 c40, 0,420, 2,640, 18,840, 64,960 c70, 170,1026, 286,1080 c80, 470,1330, 650,1586,
      780,1736 c120, 1010,1836, 1320,1880, 1800,1895, 2700,1888, 3150,1868 c80, 3276,1810 c80, 3326,1500,
      3358,1150, 3370,820 c14, 3392,780 c20, 3395,580, 3386,390, 3346,262 c40, 3270,232
    `),
    sillMm: [236, 240],
    underbodyMm: 180,
    frontArchRadius: 322,
    rearArchRadius: 322,
    archFlare: 0.7,
    sideGlass: knots(`
      452,1098 c20, 610,1310, 780,1556, 886,1690 c80, 1300,1746, 1900,1758, 2700,1750, 3100,1732 c50,
      3150,1500, 3182,1180 c50, 3060,1116 l60
    `),
    pillars: [
      { footX: 1440, headX: 1460, footWidth: 124, headWidth: 110 },
      { footX: 2440, headX: 2440, footWidth: 100, headWidth: 96 },
    ],
    glassBars: [knots("740,1040 l, 790,1640")],
    windscreen: knots("296,1090 c10, 474,1330, 654,1584, 778,1716 c12, 750,1620, 560,1346, 410,1110 c12"),
    rearScreen: knots("3270,1730 c12, 3302,1500, 3332,1206 c14, 3300,1206, 3266,1470, 3236,1730 c14"),
    shoulderLine: knots("10,880, 150,1000, 360,1076, 1400,1090, 2400,1096, 3395,1104"),
    characterLine: knots("0,780, 220,860, 600,900, 1500,906, 2500,908, 3395,904"),
    rockerLine: knots("0,450, 700,444, 1600,440, 2600,446, 3395,454"),
    shutLines: [
      knots(`
        520,1082, 510,960, 520,760, 640,640, 800,470, 850,380 c50, 950,330 s, 1350,330 c50, 1424,400,
        1438,700, 1440,1110
      `),
      knots("1460,1110 l, 1460,390 c60, 1530,330 l, 2360,330 l60, 2430,460 l, 2440,1110"),
      knots("3306,1200, 3320,1000, 3324,800"),
      knots("90,560, 260,620, 380,650"),
      knots("3020,740, 3200,770, 3370,790"),
    ],
    softCreases: [knots("2450,1000 l, 3190,1000")],
    doorHandles: [
      [1230, 990, 160],
      [1510, 990, 160],
    ],
    handleStyle: "black",
    doorMirror: [560, 1126, 1.2],
    lamps: [
      {
        outline: knots(`
          8,700 c16, 20,850, 70,940 c16, 180,990, 290,1014 c20, 300,880, 240,760, 120,690, 50,680
        `),
        kind: "halogen",
        inset: knots("60,750 c16, 140,780, 220,860, 250,960 c16, 160,920, 90,850"),
        bulbs: knots("120,806, 204,886"),
        bulbRadius: 46,
      },
      {
        outline: knots("3280,1160 l14, 3346,1160 l10, 3366,860 l16, 3300,860 l16"),
        kind: "tail",
        inset: knots("3270,1010 l, 3380,1010 l, 3380,950 l, 3270,950 l"),
      },
      {
        outline: knots("3310,520 l10, 3384,520 l10, 3382,470 l10, 3306,470 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots("-10,520 c, 240,520 c30, 330,470, 360,300, 360,150 c, -10,150 c"),
      knots("3090,500 c, 3420,500 c, 3420,150 c, 3110,150 c, 3120,300"),
    ],
    seatBacks: [
      [1180, 1420],
      [2060, 1420],
    ],
    steeringWheel: [900, 1290],
    tintedFromX: 1470,
    endShadeMm: [260, 220],
  }
}
