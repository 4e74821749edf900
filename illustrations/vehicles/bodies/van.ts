import { type Knot, knots } from "../drawing/knots.ts"
import type { Body } from "./body.ts"
import type { BodyShape, CarDrawing, Lamp } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Cab-over van with the standard roof. Drawn at the measures of the Toyota KDH; `hiace` is the newer generation. */
export const van: Body = {
  nominal: {
    lengthMm: 4695,
    wheelbaseMm: 2570,
    frontOverhangMm: 1005,
    heightMm: 1980,
    tyreRadiusMm: 345,
    rimRadiusMm: 212,
  },
  createShape: () => vanShape({}),
  models: {
    nv350: () => vanShape({ nose: NV350_NOSE, headlamp: NV350_HEADLAMP }),
    hiace: () => hiace(vanShape({ headlamp: HIACE_HEADLAMP })),
  },
}

const RAISED_BY_MM = 305

/** The same van with a high roof, like the 14-seat KDH. */
export const highRoofVan: Body = {
  nominal: { ...van.nominal, heightMm: van.nominal.heightMm + RAISED_BY_MM },
  createShape: () => vanShape({ raisedByMm: RAISED_BY_MM }),
}

const KDH_NOSE = knots("90,244 c50, 18,300 c50, 0,480, 0,640, 18,850, 70,990 c90, 190,1078, 340,1160 c100")
const NV350_NOSE = knots("70,250 c50, 8,310 c50, 0,500, 0,680, 14,900, 50,1020 c80, 170,1086, 330,1160 c90")

const KDH_HEADLAMP: Lamp = {
  outline: knots(`
    14,730 c14, 30,870, 90,980 c14, 190,1050, 320,1110 c20, 372,1090 c20, 344,960, 260,820, 140,740, 60,720
  `),
  kind: "halogen",
  inset: knots("80,790 c16, 150,820, 250,910, 310,1040 c16, 210,990, 120,910"),
  bulbs: knots("140,850, 232,960"),
  bulbRadius: 48,
}

const HIACE_HEADLAMP: Lamp = {
  ...KDH_HEADLAMP,
  kind: "led",
  lightLine: knots("40,740, 150,760, 250,836, 330,960, 350,1070"),
}

const NV350_HEADLAMP: Lamp = {
  outline: knots("10,760 c14, 22,900, 70,990 c16, 250,1050, 360,1074 c16, 350,960, 280,860, 170,790, 60,748"),
  kind: "led",
  inset: knots("60,800 c16, 150,830, 270,910, 310,1010 c16, 200,990, 100,950"),
  bulbs: knots("150,890, 248,960"),
  bulbRadius: 44,
  lightLine: knots("30,770, 130,782, 240,846, 330,950"),
}

const STANDARD_ROOF = knots(`
  980,1850 c150, 1280,1924, 1700,1962, 2600,1980, 3800,1974, 4420,1944 c100, 4566,1866 c90
`)

const highRoof = (byMm: number): Knot[] => [
  [980, 1850, "c60"],
  [1090, 1850 + byMm * 0.52],
  [1240, 1890 + byMm * 0.82],
  [1480, 1944 + byMm * 0.95],
  [1900, 1972 + byMm],
  [2700, 1980 + byMm],
  [3900, 1976 + byMm],
  [4440, 1950 + byMm, "c110"],
  [4560, 1850 + byMm * 0.8, "c120"],
]

interface VanOptions {
  nose?: Knot[]
  headlamp?: Lamp
  raisedByMm?: number
}

function vanShape({ nose = KDH_NOSE, headlamp = KDH_HEADLAMP, raisedByMm = 0 }: VanOptions): BodyShape {
  const roof = raisedByMm ? highRoof(raisedByMm) : STANDARD_ROOF
  return {
    profile: [
      ...nose,
      ...knots("560,1414, 780,1666"),
      ...roof,
      ...knots(`
        4612,1560, 4650,1230, 4666,900, 4668,700 c14, 4690,672 c20, 4695,540, 4684,400 c40, 4600,330
      `),
    ],
    sillMm: [286, 300],
    underbodyMm: 220,
    frontArchRadius: 402,
    rearArchRadius: 402,
    archFlare: 0.7,
    sideGlass: knots(`
      540,1178 c20, 720,1396, 930,1640, 1060,1762 c70, 1500,1796, 2400,1806, 4280,1792 c70, 4430,1776 c50,
      4474,1500, 4502,1230 c60, 4400,1180 l60
    `),
    pillars: [
      { footX: 1790, headX: 1810, footWidth: 120, headWidth: 104 },
      { footX: 3010, headX: 3010, footWidth: 110, headWidth: 104 },
    ],
    glassBars: [knots("860,1120 l, 900,1780")],
    windscreen: knots("352,1170 c10, 566,1414, 786,1664, 952,1826 c14, 930,1716, 700,1444, 496,1190 c14"),
    rearScreen: knots("4568,1764 c14, 4602,1560, 4636,1260 c14, 4608,1260 c14, 4576,1540, 4542,1764 c14"),
    shoulderLine: knots("20,900, 200,1060, 440,1138, 1400,1150, 2600,1150, 4695,1144"),
    characterLine: knots("0,790, 260,880, 700,928, 1800,940, 3000,940, 4695,930"),
    rockerLine: knots("0,500, 900,490, 2000,486, 3200,490, 4695,500"),
    shutLines: [
      knots("596,1160, 580,1020, 574,860, 590,700"),
      knots("1412,470, 1420,400 c50, 1500,366, 1700,366 c50, 1790,440 l, 1790,1170"),
      knots("1812,1170 l, 1812,440 c60, 1880,366 l, 2940,366 l60, 3010,430 l, 3010,1170"),
      knots("4590,1250, 4600,1000, 4600,690"),
      knots("130,560, 300,620, 480,660, 570,680"),
      knots("4140,660, 4400,690, 4668,702"),
    ],
    softCreases: [knots("3020,1022 l, 4380,1022"), knots("3020,990 l, 4380,990")],
    doorHandles: [
      [1560, 1040, 180],
      [1860, 1040, 180],
    ],
    handleStyle: "bar",
    doorMirror: [680, 1196, 1.5],
    lamps: [
      headlamp,
      {
        outline: knots(`
          4540,1210 l14, 4638,1210 l10, 4654,1000 l10, 4660,800 l16, 4576,800 l20, 4556,1000 l10
        `),
        kind: "tail",
        inset: knots("4540,980 l, 4670,980 l, 4670,910 l, 4540,910 l"),
      },
      {
        outline: knots("80,480 c16, 150,504, 250,474 c20, 222,400, 96,394 c20"),
        kind: "fog",
        bulbs: knots("166,448"),
        bulbRadius: 34,
      },
      {
        outline: knots("4590,560 l10, 4686,560 l10, 4684,510 l10, 4590,510 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [
      knots("-10,700 c, 22,700 c20, 46,620, 40,460, 60,376, 220,318, 600,284 c, 600,220 c, -10,220 c"),
    ],
    seatBacks: [
      [1380, 1500],
      [2350, 1480],
      [3180, 1480],
      [3960, 1480],
    ],
    steeringWheel: [1090, 1360],
    tintedFromX: 1800,

    endShadeMm: [300, 260],
    drawOver: (drawing) => {
      drawDripRail(drawing)
      if (raisedByMm) drawRoofRibs(drawing, raisedByMm)
    },
  }
}

/** Three bright bars in the grille and a bright strip along the sill. */
function hiace(shape: BodyShape): BodyShape {
  return {
    ...shape,
    drawOver: (drawing) => {
      const { svg, view, linePath } = drawing
      const bars = [700, 760, 820].map((y) =>
        linePath([
          [6, y, "l"],
          [52, y + 6],
        ]),
      )
      svg.stroke(bars.join(""), "#e4e8eb", Math.max(1.2, 18 * view.pxPerMm))
      const strip = linePath(knots("1400,420 s, 3200,420"))
      svg.stroke(strip, "#c2c9cf", Math.max(1.2, 14 * view.pxPerMm))
      shape.drawOver?.(drawing)
    },
  }
}

function drawDripRail({ svg, view, finish: { paint }, linePath }: CarDrawing) {
  const dark = linePath(knots("1120,1846, 1700,1890, 2800,1896, 4440,1862"))
  const light = linePath(knots("1120,1854, 1700,1900, 2800,1906, 4440,1872"))
  svg.stroke(dark, paint.edge, Math.max(0.8, 6 * view.pxPerMm), 'stroke-opacity=".5"')
  svg.stroke(light, paint.glint, Math.max(0.8, 7 * view.pxPerMm), 'stroke-opacity=".8"')
}

function drawRoofRibs({ svg, view, finish: { paint }, linePath }: CarDrawing, raisedByMm: number) {
  for (const share of [0.3, 0.52, 0.74]) {
    const up = raisedByMm * share
    const rib = linePath([
      [1700, 1960 + up],
      [2900, 1966 + up],
      [4380, 1950 + up],
    ])
    svg.stroke(rib, paint.shade2, Math.max(0.8, 7 * view.pxPerMm), 'stroke-opacity=".55"')
  }
}
