import { knots } from "../drawing/knots.ts"
import { roofRails } from "../side/roof-rails.ts"
import { type Body, itemAt, type ShapeChange } from "./body.ts"
import type { BodyShape, CarDrawing } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Family SUV with an upright tail. The Kia Sorento, drawn at the measures of a shorter car. */
export const familySuv: Body = {
  nominal: {
    lengthMm: 4640,
    wheelbaseMm: 2705,
    frontOverhangMm: 925,
    heightMm: 1700,
    tyreRadiusMm: 362,
    rimRadiusMm: 246,
  },
  createShape: familySuvShape,
  models: {
    raize: (nominalShape) => ({
      ...square(nominalShape, "raize"),
      aerialFin: [3780, 1650],
      drawBehind: undefined,
    }),
    vitara: (nominalShape) => square(nominalShape, "vitara"),
  },
}

/** Square shoulders and a flat roof; the Raize is the shorter, with rear glass that kicks up. */
function square(nominalShape: BodyShape, model: "raize" | "vitara"): ShapeChange {
  const isRaize = model === "raize"
  return {
    profile: [
      ...knots(`
        110,262 c60, 30,330 c60, 2,470, 0,700, 6,900, 30,1010, 120,1078 c70, 480,1116, 840,1140,
        1150,1172 c100, 1390,1340, 1640,1508, 1820,1600, 2080,1668, 2450,1698, 2960,1700
      `),
      [3500, isRaize ? 1682 : 1690],
      [4040, isRaize ? 1632 : 1656],
      [isRaize ? 4330 : 4290, isRaize ? 1590 : 1620, "c14"],
      [isRaize ? 4336 : 4300, isRaize ? 1560 : 1590, "c16"],
      ...knots(`
        4410,1390, 4486,1212 c50, 4546,1090, 4576,930, 4586,800 c20, 4632,754 c30, 4640,620, 4622,450,
        4580,326 c60, 4490,286
      `),
    ],
    sideGlass: isRaize
      ? knots(`
        1260,1186 c26, 1510,1364, 1770,1522 c80, 2070,1586, 2500,1610, 3100,1608, 3700,1578, 4060,1536 c40,
        4130,1400, 4140,1350 c30, 3780,1322 c40, 3500,1226 c60, 2900,1200, 2000,1192
      `)
      : knots(`
        1260,1186 c26, 1510,1364, 1770,1522 c80, 2070,1586, 2500,1612, 3000,1616, 3560,1602, 3900,1576 c50,
        4020,1420, 4070,1260 c40, 3600,1222, 2900,1202, 2000,1192
      `),
    pillars: [
      { footX: 2330, headX: 2378, footWidth: 120, headWidth: 96 },
      { footX: 3380, headX: 3330, footWidth: 110, headWidth: 100 },
    ],
    rearScreen: knots("4322,1554 c10, 4400,1388, 4464,1236 c14, 4400,1240, 4320,1390, 4262,1560 c14"),
    shoulderLine: knots(`
      10,960, 300,1070, 800,1128, 1250,1164, 2000,1178, 2900,1190, 3700,1220, 4200,1250, 4500,1170,
      4640,1080
    `),
    characterLine: isRaize
      ? knots("0,840, 330,930, 800,960, 1500,960, 2500,990, 3300,1050, 4000,1110, 4400,1090, 4640,1030")
      : knots("0,900, 330,980, 900,1010, 1700,1016, 2600,1020, 3300,1060, 4000,1080, 4640,1040"),
    bonnetEdge: knots("90,1050, 480,1090, 840,1118, 1120,1146, 1250,1164"),
    glassTrim: "black",
    tintedFromX: undefined,
    shutLines: [
      itemAt(nominalShape.shutLines, 0),
      [...itemAt(nominalShape.shutLines, 1).slice(0, -1), [3372, 1230]],
      knots("4400,1236, 4450,1100, 4500,960, 4530,804"),
      isRaize ? itemAt(nominalShape.shutLines, 3) : knots("360,1090 l, 420,1020 l, 1240,1060"),
      itemAt(nominalShape.shutLines, 4),
    ],
    cladding: nominalShape.cladding && {
      ...nominalShape.cladding,
      archWidth: isRaize ? 62 : 54,
      sillTop: 370,
    },
    lamps: [
      isRaize
        ? {
            outline: knots(`
              14,880 c14, 20,990, 110,1066 c14, 330,1092, 520,1104 c14, 500,1020, 380,950, 230,900, 90,876
            `),
            kind: "led",
            inset: knots("90,916 c, 240,936, 380,990, 450,1056 c, 310,1044, 170,1006"),
            bulbs: knots("180,988, 300,1020"),
            bulbRadius: 38,
            lightLine: knots("40,896, 160,902, 290,942, 420,1010"),
          }
        : {
            outline: knots(`
              10,900 l16, 22,1004 l16, 120,1064 l16, 430,1090 l20, 440,1000 l30, 330,920 l30, 90,886 l20
            `),
            kind: "led",
            inset: knots("70,930 c16, 130,1020, 370,1050 c16, 300,950 c16"),
            bulbs: knots("170,976, 300,1000"),
            bulbRadius: 46,
            lightLine: knots("50,906, 220,914, 340,950, 410,1020"),
          },
      isRaize
        ? {
            outline: knots(`
              4330,1232 l16, 4474,1222 l16, 4544,1080 l14, 4562,960 l16, 4450,966 l20, 4400,1090 l20,
              4320,1130 l16
            `),
            kind: "tail-led",
            lightLine: knots("4360,1196, 4440,1180, 4500,1020"),
          }
        : {
            outline: knots(`
              4220,1230 l16, 4474,1222 l16, 4530,1110 l14, 4544,1020 l16, 4280,1040 l20, 4226,1130 l16
            `),
            kind: "tail-led",
            lightLine: knots("4270,1190, 4450,1180, 4500,1060"),
            inset: knots("4300,1120 c, 4510,1110 c, 4520,1070 c, 4300,1076 c"),
          },
      ...nominalShape.lamps.slice(2),
    ],
    drawOver: isRaize
      ? undefined
      : ({ svg, view, finish, linePath }: CarDrawing) => {
          let vents = ""
          for (const x of [560, 640, 720])
            vents += linePath([
              [x, 1066, "l"],
              [x + 60, 1070],
            ])
          svg.stroke(vents, "#15181b", Math.max(1.4, 18 * view.pxPerMm))
          svg.stroke(
            linePath(knots("4100,1560, 4200,1400, 4230,1260")),
            finish.paint.shade2,
            1,
            'stroke-opacity=".7"',
          )
        },
  }
}

function familySuvShape(): BodyShape {
  return {
    profile: knots(`
      110,252 c60, 30,320 c60, 2,470, 0,650, 4,810, 30,940, 130,1022 c90, 470,1082, 820,1122,
      1140,1162 c110, 1390,1338, 1650,1510, 1850,1608, 2130,1674, 2480,1698, 2920,1700, 3420,1680,
      3860,1640, 4180,1594 c14, 4186,1566 c16, 4290,1400, 4390,1212 c60, 4500,1090, 4560,930, 4580,800 c20,
      4632,754 c30, 4640,620, 4622,450, 4580,326 c60, 4490,286
    `),
    sillMm: [256, 264],
    underbodyMm: 214,
    frontArchRadius: 410,
    rearArchRadius: 408,
    archFlare: 1.1,
    sideGlass: knots(`
      1250,1174 c26, 1510,1362, 1780,1526 c80, 2090,1590, 2500,1612, 3000,1610, 3480,1586, 3830,1546 c60,
      3960,1440, 4030,1306 c44, 3700,1236, 2900,1196, 2000,1182
    `),
    glassTrim: "chrome-belt",
    pillars: [
      { footX: 2330, headX: 2378, footWidth: 120, headWidth: 96 },
      { footX: 3320, headX: 3250, footWidth: 96, headWidth: 92 },
    ],
    glassBars: [knots("1500,1120 l, 1560,1480")],
    windscreen: knots(`
      1150,1168 c10, 1392,1336, 1652,1508, 1780,1560 c10, 1716,1514, 1450,1338, 1230,1176 c10
    `),
    rearScreen: knots("4170,1560 c10, 4280,1396, 4364,1236 c14, 4284,1240, 4180,1400, 4110,1562 c14"),
    shoulderLine: knots(`
      30,900, 320,1030, 800,1110, 1250,1154, 2000,1166, 2900,1182, 3700,1222, 4060,1260, 4440,1180,
      4640,1080
    `),
    characterLine: knots(`
      0,800, 330,910, 800,966, 1500,984, 2500,1008, 3400,1050, 4000,1080, 4400,1070, 4640,1030
    `),
    rockerLine: knots("0,510, 900,500, 1700,492, 2700,506, 3400,544, 4100,570, 4640,570"),
    bonnetEdge: knots("120,998, 470,1054, 820,1098, 1120,1134, 1250,1152"),
    shutLines: [
      knots(`
        1310,1156, 1302,1020, 1304,820, 1336,620, 1390,440 c50, 1510,376 s, 2260,380 c50, 2324,446,
        2342,800, 2334,1196
      `),
      knots(`
        2340,420 c40, 2430,382 s, 3030,390 c60, 3130,490, 3190,640, 3280,790, 3350,940, 3372,1080,
        3340,1216
      `),
      knots("4290,1236, 4380,1110, 4450,960, 4490,804"),
      knots("440,680, 480,790, 496,900, 476,990"),
      knots("4240,760, 4400,790, 4580,800"),
    ],
    doorHandles: [
      [2090, 1068, 190],
      [3080, 1100, 190],
    ],
    doorMirror: [1372, 1200, 1.16],
    cladding: {
      archWidth: 52,
      sillTop: 346,
      front: knots("-10,470 c, 110,470, 260,430, 480,420 c, 560,400 c, 560,200 c, -10,200 c"),
      rear: knots("4060,440 c, 4360,460, 4660,480 c, 4660,200 c, 4060,200 c"),
    },
    lamps: [
      {
        outline: knots(`
          20,860 c14, 30,930, 126,1012 c14, 330,1050, 590,1086 c12, 560,1016, 430,946, 250,894, 100,860
        `),
        kind: "led",
        inset: knots("110,896 c, 250,920, 410,970, 540,1030 c, 380,1004, 220,966"),
        bulbs: knots("200,956, 322,986"),
        bulbRadius: 36,
        lightLine: knots("46,876, 160,880, 300,914, 440,968, 552,1038"),
      },
      {
        outline: knots(`
          4130,1226 c16, 4270,1238, 4384,1208 c16, 4494,1084, 4540,930 c16, 4450,926, 4340,990, 4220,1110
        `),
        kind: "tail-led",
        lightLine: knots("4190,1212, 4320,1180, 4430,1080, 4496,960"),
      },
      {
        outline: knots("90,580 c16, 166,602, 262,572 c20, 236,502, 106,496 c20"),
        kind: "fog",
        bulbs: knots("176,550"),
        bulbRadius: 32,
      },
      {
        outline: knots("4540,530 l10, 4626,534 l10, 4618,492 l10, 4530,488 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [knots("-10,780 c, 24,780 c20, 50,670, 46,490, -10,490 c")],
    seatBacks: [
      [1960, 1390],
      [2950, 1400],
    ],
    steeringWheel: [1730, 1240],
    tintedFromX: 2390,
    drawBehind: roofRails(2160, 3980, 34),
  }
}
