import { type Knot, knots, knotsBefore, knotsFrom } from "../drawing/knots.ts"
import { areaDownTo, polyline } from "../drawing/path.ts"
import { pathPx, units } from "../drawing/svg.ts"
import type { Body, ShapeChange } from "./body.ts"
import type { BodyShape, CarDrawing } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Midi coach of 25 to 29 seats. Drawn at the measures of the long Toyota Coaster; the Civilian is shorter. */
export const midiCoach: Body = {
  nominal: {
    lengthMm: 6990,
    wheelbaseMm: 3935,
    frontOverhangMm: 1150,
    heightMm: 2600,
    tyreRadiusMm: 388,
    rimRadiusMm: 232,
  },
  createShape: midiCoachShape,
  models: {
    civilian,
    rosa,
  },
}

/** Upright front with square lamps; level bands. */
function civilian(nominalShape: BodyShape): ShapeChange {
  return {
    lamps: [
      {
        outline: knots("6,760 l20, 14,960 l24, 60,1010 l24, 330,1030 l40, 340,800 l40, 60,740 l20"),
        kind: "halogen",
        inset: knots("50,800 l20, 70,960 l20, 290,980 l30, 290,820 l30"),
        bulbs: knots("128,880, 226,888"),
        bulbRadius: 60,
      },
      ...nominalShape.lamps.slice(1),
    ],
    profile: [
      ...knots(`
        70,330 c60, 6,420 c60, 0,640, 2,900, 16,1180, 60,1320 c90, 170,1700, 300,2140, 390,2350 c140,
        540,2480, 800,2560 c240
      `),
      ...knotsFrom(nominalShape.profile, "1500,2592"),
    ],
    windscreen: knots(`
      70,1330 c14, 186,1700, 312,2130, 394,2330 c30, 640,2300 c40, 690,2240 c20, 600,1900, 520,1400 c40,
      260,1340
    `),
    drawOnShell: bands,
  }
}

/** Rounder front, deeper screen, a pair of round lamps, and windows with softer corners at the tail. */
function rosa(nominalShape: BodyShape): ShapeChange {
  return {
    drawOnShell: coachLines,
    profile: [
      ...knots(`
        70,330 c60, 10,420 c60, 0,640, 10,900, 50,1090, 130,1250 c160, 300,1640, 470,2060, 580,2270 c160,
        730,2420, 1000,2540 c300
      `),
      ...knotsBefore(knotsFrom(nominalShape.profile, "1500,2592"), "6460,2568"),
      ...knots("6400,2560 c240, 6720,2440 c220"),
      ...knotsFrom(nominalShape.profile, "6860,2200"),
    ],
    windscreen: knots(`
      140,1240 c14, 310,1640, 478,2060, 590,2270 c30, 700,2290 c40, 720,2220 c20, 620,1860, 540,1340 c40,
      320,1230
    `),
    sideGlass: knots(`
      660,1340 c60, 720,1700, 800,2080, 850,2190 c90, 1400,2214, 6240,2206 c90, 6500,2180 c160, 6600,1900,
      6640,1500 c140, 6480,1356 l60
    `),
    lamps: [
      {
        outline: knots(`
          10,720 c30, 24,880, 100,1010 c40, 280,1050, 370,980 c60, 350,820 c60, 220,716, 90,690 c30
        `),
        kind: "halogen",
        inset: knots("60,760 c30, 120,960, 280,1000 c40, 310,840 c40, 190,750"),
        bulbs: knots("132,846, 250,898"),
        bulbRadius: 66,
      },
      {
        outline: knots("6830,1420 l30, 6930,1420 l20, 6956,1040 l20, 6958,860 l30, 6850,860 l30"),
        kind: "tail",
        bulbs: knots("6890,1320, 6904,1130"),
        bulbRadius: 50,
        inset: knots("6840,1000 l, 6970,1000 l, 6970,910 l, 6840,910 l"),
      },
      ...nominalShape.lamps.slice(2),
    ],
  }
}

function midiCoachShape(): BodyShape {
  return {
    profile: knots(`
      70,330 c60, 6,420 c60, 0,640, 4,880, 30,1120, 104,1270 c110, 250,1640, 410,2080, 500,2300 c120,
      620,2440, 860,2548 c240, 1500,2592, 2600,2600, 5200,2598, 6460,2568 c160, 6740,2490 c150, 6860,2200,
      6924,1700, 6956,1200, 6960,760 c16, 6986,720 c20, 6990,560, 6980,420 c40, 6880,360
    `),
    sillMm: [330, 340],
    underbodyMm: 270,
    frontArchRadius: 448,
    rearArchRadius: 452,
    archFlare: 0.5,
    sideGlass: knots(`
      640,1376 c40, 700,1700, 790,2080, 830,2180 c60, 1400,2204, 6300,2196 c60, 6560,2180 c90, 6630,1900,
      6660,1520 c90, 6520,1390 l60
    `),
    glassTrim: "black",
    pillars: [
      { footX: 1540, headX: 1570, footWidth: 130, headWidth: 130 },
      { footX: 3420, headX: 3420, footWidth: 70, headWidth: 70 },
      { footX: 4400, headX: 4400, footWidth: 70, headWidth: 70 },
      { footX: 5380, headX: 5380, footWidth: 70, headWidth: 70 },
    ],
    glassBars: [
      knots("2920,1300 l, 2920,2300"),
      knots("3910,1300 l, 3910,2300"),
      knots("4890,1300 l, 4890,2300"),
      knots("5870,1300 l, 5870,2300"),
    ],
    windscreen: knots(`
      120,1284 c14, 262,1640, 420,2080, 508,2290 c30, 650,2300 c40, 690,2240 c20, 600,1900, 520,1400 c40,
      300,1300
    `),
    shoulderLine: knots("0,1060, 200,1220, 640,1350, 3000,1366, 6990,1370"),
    characterLine: knots("0,860, 260,980, 900,1030, 3000,1040, 6990,1040"),
    rockerLine: knots("0,560, 1200,556, 4000,556, 6990,560"),
    shutLines: [
      knots("700,1370, 650,1100, 640,780"),
      knots("2640,560 l20, 4360,560 l20, 4360,880 l20, 2640,880 l20, 2640,560"),
      knots("3500,560 l, 3500,880"),
      knots("5720,560 l20, 6560,560 l20, 6560,900 l20, 5720,900 l20, 5720,560"),
      knots("6820,1500, 6850,1100, 6850,740"),
      knots("6300,730 l, 6960,756"),
      knots("100,600, 400,660, 690,690"),
    ],
    doorHandles: [],
    lamps: [
      {
        outline: knots("8,700 c16, 14,880, 70,1000 c20, 220,1040, 330,1040 c20, 320,860, 260,740, 130,690"),
        kind: "halogen",
        inset: knots("60,760 c16, 160,760, 250,820, 280,980 c16, 170,960, 90,900"),
        bulbs: knots("120,850, 224,910"),
        bulbRadius: 52,
      },
      {
        outline: knots("6850,1340 l16, 6940,1340 l10, 6956,860 l16, 6868,860 l16"),
        kind: "tail",
        inset: knots("6840,1120 l, 6970,1120 l, 6970,1010 l, 6840,1010 l"),
      },
      {
        outline: knots("6840,620 l10, 6980,620 l10, 6980,560 l10, 6840,560 l10"),
        kind: "reflector",
      },
      {
        outline: knots("2490,690 l8, 2550,690 l8, 2550,660 l8, 2490,660 l8"),
        kind: "amber",
      },
      {
        outline: knots("5560,690 l8, 5620,690 l8, 5620,660 l8, 5560,660 l8"),
        kind: "amber",
      },
    ],
    blackParts: [knots("-10,640 c, 24,640 c20, 46,560, 60,430, 300,380, 660,370 c, 660,260 c, -10,260 c")],
    seatBacks: [
      [1180, 1860, 1.1],
      ...knots("2620,1830, 3160,1830, 3700,1830, 4240,1830, 4780,1830, 5320,1830, 5860,1830"),
    ] as [number, number, number?][],
    coachSeats: false,
    tintedFromX: 2560,
    steeringWheel: [1000, 1660],
    endShadeMm: [340, 300],
    creaseGlint: true,
    drawOnShell: liftingWave,
    drawOver: drawDoorAndFittings,
    drawBehind: ({ svg, finish: { paint: tones }, shapePath }) =>
      svg.path(
        shapePath(knots("3300,2570 c, 3360,2680 c50, 3600,2716, 4700,2716, 4960,2680 c50, 5040,2570 c")),
        svg.verticalGradient([0, tones.glint], [0.4, tones.light1], [1, tones.shade2]),
        `stroke="${tones.edge}" stroke-width="${units(0.7)}" stroke-opacity=".5"`,
      ),
  }
}

/** The deep skirt and a ribbon lift toward the rear. */
function liftingWave({ svg, view, scaling, finish: { accent } }: CarDrawing) {
  if (!accent) return
  const skirt = scaling.line(knots("-20,700, 1400,700, 3400,760, 5200,1000, 6300,1260, 7010,1400"))
  const ribbon = scaling.line(knots("-20,748, 1400,748, 3400,808, 5200,1048, 6300,1308, 7010,1448"))
  const sill = scaling.line(knots("-20,480, 3000,480, 7010,480"))
  const fill = svg.verticalGradient(
    [0, accent.light2],
    [0.25, accent.base],
    [0.7, accent.shade1],
    [1, accent.shade2],
  )
  svg.path(view.pathData(areaDownTo(skirt, 0), true), fill)
  svg.stroke(view.pathData(ribbon), accent.light1, Math.max(1.6, 26 * view.pxPerMm))
  svg.path(view.pathData(areaDownTo(sill, 0), true), accent.shade3, 'opacity=".7"')
}

function bands(drawing: CarDrawing) {
  const {
    svg,
    finish: { accent },
  } = drawing
  if (!accent) return
  drawBand(drawing, 1180, 1290, svg.verticalGradient([0, accent.light1], [1, accent.base]))
  drawBand(drawing, 900, 1130, svg.verticalGradient([0, accent.base], [1, accent.shade1]))
  drawBand(drawing, 840, 868, accent.light1)
  drawBand(drawing, 480, 240, accent.shade2)
}

function coachLines(drawing: CarDrawing) {
  const {
    svg,
    finish: { accent },
  } = drawing
  if (!accent) return
  drawBand(drawing, 1230, 1270, accent.base)
  drawBand(drawing, 1170, 1200, accent.light1)
  drawBand(
    drawing,
    800,
    590,
    svg.verticalGradient([0, accent.light1], [0.4, accent.base], [1, accent.shade1]),
  )
  drawBand(drawing, 850, 826, accent.base)
  drawBand(drawing, 480, 240, accent.shade3)
}

/** A level band along the whole side. */
function drawBand({ svg, shapePath }: CarDrawing, fromY: number, toY: number, fill: string) {
  const corners: Knot[] = [
    [-20, fromY, "l"],
    [7020, fromY, "l"],
    [7020, toY, "l"],
    [-20, toY, "l"],
  ]
  svg.path(shapePath(corners), fill)
}

function drawDoorAndFittings(drawing: CarDrawing) {
  drawFoldingDoor(drawing)
  drawSashes(drawing)
  drawRoofLineAndMirror(drawing)
}

function drawFoldingDoor({ svg, view, scaling, finish: { paint: tones } }: CarDrawing) {
  const atY = (y: number) => view.yPx(scaling.y(y))
  const atX = (x: number) => view.xPx(scaling.x(x))
  const scale = view.pxPerMm
  const left = atX(1640)
  const right = atX(2480)
  const top = atY(2230)
  const bottom = atY(400)
  const width = right - left
  svg.rect(left, top, width, bottom - top, "none", 5, `stroke="#15181b" stroke-width="${units(1.4)}"`)
  for (const leaf of [0, 1]) {
    const leafLeft = left + (width / 2) * leaf + 1.8
    const leafWidth = width / 2 - 3.6
    svg.rect(leafLeft, top + 2.2, leafWidth, (bottom - top) * 0.52, tones.shade1, 3.5)
    svg.rect(
      leafLeft,
      top + 2.2,
      leafWidth,
      bottom - top - 4.4,
      "none",
      3.5,
      `stroke="${tones.edge}" stroke-width="${units(0.7)}"`,
    )
    svg.rect(
      leafLeft + 3,
      top + 6,
      leafWidth - 6,
      (bottom - top) * 0.46,
      svg.verticalGradient([0, "#17202a"], [1, "#4d5f6e"]),
      2.5,
    )
    svg.rect(
      leafLeft + 3,
      top + 6 + (bottom - top) * 0.49,
      leafWidth - 6,
      (bottom - top) * 0.36,
      svg.verticalGradient([0, "#26323d"], [1, "#51626f"]),
      2.5,
    )
    svg.path(
      pathPx`M${leafLeft + leafWidth * 0.62} ${top + 6}h${leafWidth * 0.22}l${-leafWidth * 0.5} ${(bottom - top) * 0.46}h${-leafWidth * 0.18}z`,
      "#fff",
      'opacity=".16"',
    )
  }
  svg.rect(left + width / 2 - 1, top + 2, 2, bottom - top - 4, "#101316")
  svg.rect(left + width * 0.5 - 5.2, atY(1340), 2, 300 * scale, "#e5b93b", 1)
}

/** Draws the sashes of the sliding windows. */
function drawSashes({ svg, view, scaling }: CarDrawing) {
  const scale = view.pxPerMm
  const sashes = knots("2580,3385, 3455,4365, 4435,5345, 5415,6560")
    .map(([frontX, rearX]) =>
      view.pathData(polyline([scaling.point([frontX, 1930]), scaling.point([rearX, 1930])])),
    )
    .join("")
  svg.stroke(sashes, "#0b0d10", Math.max(1, 22 * scale), 'stroke-opacity=".9"')
  svg.stroke(sashes, "#8c97a0", 0.7, 'stroke-opacity=".55"')
}

function drawRoofLineAndMirror({ svg, view, finish: { paint: tones }, linePath, shapePath }: CarDrawing) {
  const scale = view.pxPerMm
  svg.stroke(
    linePath(knots("820,2330, 2000,2350, 6500,2340")),
    tones.edge,
    Math.max(0.9, 10 * scale),
    'stroke-opacity=".45"',
  )
  svg.stroke(
    linePath(knots("820,2342, 2000,2362, 6500,2352")),
    tones.glint,
    Math.max(0.9, 10 * scale),
    'stroke-opacity=".9"',
  )
  svg.stroke(
    linePath(knots("560,2200 c, 330,2240, 250,2080 c")),
    "#434b53",
    Math.max(1.8, 30 * scale),
    'stroke-linecap="round"',
  )
  svg.path(
    shapePath(knots("190,2090 l40, 300,2110 l40, 320,1740 l40, 210,1720 l40")),
    svg.horizontalGradient([0, "#77818a"], [1, "#2f363c"]),
  )
}
