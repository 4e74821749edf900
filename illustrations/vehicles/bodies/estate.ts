import { knots, knotsAheadOf } from "../drawing/knots.ts"
import { type Body, itemAt } from "./body.ts"
import type { BodyShape, Lamp } from "./body-shape.ts"
import { saloonShape, sportier } from "./saloon.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Estate: the front of the saloon and a load bay. The Toyota Corolla Fielder, drawn at the measures of the saloon. */
export const estate: Body = {
  nominal: {
    lengthMm: 4500,
    wheelbaseMm: 2700,
    frontOverhangMm: 880,
    heightMm: 1480,
    tyreRadiusMm: 316,
    rimRadiusMm: 222,
  },
  createShape: () => estateOf(saloonShape(), LOW_TAIL_LAMP),
  models: {
    shuttle: () => estateOf(sportier(saloonShape()), HIGH_TAIL_LAMP),
  },
}

const LOW_TAIL_LAMP: Lamp = {
  outline: knots(`
    4110,1046 c16, 4200,1058, 4284,1040 c16, 4366,916, 4404,790 c16, 4330,784, 4240,830, 4160,930
  `),
  kind: "tail-led",
  lightLine: knots("4150,1022, 4230,1000, 4300,920, 4360,816"),
  inset: knots("4220,886 c, 4260,842 c, 4346,810 c, 4330,850 c, 4270,890 c"),
}

const HIGH_TAIL_LAMP: Lamp = {
  outline: knots(`
    4040,1300 c12, 4110,1290 c12, 4200,1180, 4290,1040, 4370,900, 4400,800 c16, 4310,810, 4220,900,
    4130,1080
  `),
  kind: "tail-led",
  lightLine: knots("4090,1250, 4170,1100, 4260,960, 4350,840"),
}

function estateOf(saloon: BodyShape, tailLamp: Lamp): BodyShape {
  return {
    ...saloon,
    profile: [
      ...knotsAheadOf(saloon.profile, 1900),
      ...knots(`
        2260,1472, 2620,1480, 3100,1468, 3600,1436, 4080,1388 c12, 4086,1362 c14, 4190,1210, 4290,1040 c50,
        4372,920, 4416,780, 4432,700 c20, 4488,646 c30, 4500,520, 4484,370, 4440,226 c60, 4340,198
      `),
    ],
    sideGlass: [
      ...knotsAheadOf(saloon.sideGlass, 2100),
      ...knots(`
        2190,1404, 2600,1412, 3100,1400, 3560,1366, 3900,1322 c60, 3990,1220, 4040,1130 c40, 3800,1090,
        3300,1062, 2600,1040, 1900,1020
      `),
    ],
    pillars: [
      { footX: 2350, headX: 2400, footWidth: 118, headWidth: 92 },
      { footX: 3390, headX: 3290, footWidth: 100, headWidth: 92 },
    ],
    rearScreen: knots("4076,1358 c10, 4184,1206, 4264,1068 c14, 4190,1074, 4100,1210, 4020,1362 c14"),
    shoulderLine: knots(`
      60,730, 340,844, 800,938, 1270,990, 1900,1006, 2600,1026, 3300,1048, 3900,1092, 4300,1030, 4500,960
    `),
    characterLine: knots(`
      0,640, 330,760, 700,812, 1300,846, 2300,878, 3200,914, 3800,944, 4200,936, 4500,900
    `),
    shutLines: [
      itemAt(saloon.shutLines, 0),
      knots(`
        2356,340 c40, 2450,298 s, 3010,304 c60, 3104,390, 3164,540, 3250,690, 3340,820, 3396,960, 3392,1062
      `),
      knots("4190,1070, 4250,960, 4300,820, 4350,704"),
      itemAt(saloon.shutLines, 4),
      knots("4020,660, 4180,690, 4432,702"),
    ],
    lamps: [
      itemAt(saloon.lamps, 0),
      tailLamp,
      itemAt(saloon.lamps, 2),
      {
        outline: knots("4396,420 l10, 4478,424 l10, 4470,388 l10, 4386,384 l10"),
        kind: "reflector",
      },
    ],
    blackParts: [
      ...(saloon.blackParts ?? []).slice(0, 1),
      knots("4000,190 c, 4160,272, 4380,286, 4520,300 c, 4520,150 c, 4000,150 c"),
    ],
    fuelFlap: [3740, 1030, 140, 120],
    aerialFin: [3700, 1424],
  }
}
