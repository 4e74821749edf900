import { knots } from "../drawing/knots.ts"
import { areaDownTo, joinPaths, polyline, reversed } from "../drawing/path.ts"
import { units } from "../drawing/svg.ts"
import type { Body } from "./body.ts"
import type { BodyShape, CarDrawing } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** High-deck touring coach of 12 m. Drawn at the measures of a King Long coach. */
export const touringCoach: Body = {
  nominal: {
    lengthMm: 12000,
    wheelbaseMm: 6100,
    frontOverhangMm: 2680,
    heightMm: 3560,
    tyreRadiusMm: 512,
    rimRadiusMm: 300,
  },
  createShape: touringCoachShape,
}

function touringCoachShape(): BodyShape {
  return {
    profile: knots(`
      90,330 c90, 10,440 c90, 0,800, 8,1250, 60,1750, 160,2350, 290,2960, 400,3300 c260, 620,3470,
      1000,3536 c300, 2200,3556, 5000,3560, 9800,3552, 11300,3510 c240, 11720,3420 c260, 11880,3000,
      11950,2200, 11985,1400, 12000,800, 11980,430 c90, 11860,350
    `),
    sillMm: [330, 340],
    underbodyMm: 290,
    frontArchRadius: 590,
    rearArchRadius: 600,
    archFlare: 0.01,
    sideGlass: knots(`
      1700,1760 c90, 1664,2400, 1690,3140 c90, 2400,3172, 6000,3180, 10300,3160 c90, 10900,3120 c140,
      10700,2600, 10240,2060 c200, 9600,1880 s, 2600,1800
    `),
    pillars: [],
    glassBars: [3050, 4500, 5950, 7400, 8850].map(
      (x) =>
        [
          [x, 1700, "l"],
          [x, 3250],
        ] as [number, number, string?][],
    ),
    windscreen: knots(`
      70,1560 c30, 166,2350, 296,2956, 410,3270 c60, 640,3290 c80, 640,2700, 560,2000, 500,1600 c120,
      300,1500
    `),
    shoulderLine: knots("0,1500, 900,1640, 2600,1720, 9000,1800, 12000,1900"),
    characterLine: knots("0,1100, 1200,1180, 4000,1210, 9000,1240, 12000,1290"),
    rockerLine: knots("0,640, 3000,640, 9000,640, 12000,660"),
    shutLines: [
      ...[3520, 4680, 5840, 7000, 8060].map(
        (x) =>
          [
            [x, 560, "l"],
            [x, 1460],
          ] as [number, number, string?][],
      ),
      knots("3520,1460 l, 8060,1460"),
      knots("3400,560 l, 8060,560"),
      knots("9560,560 l, 9560,1560 l, 11700,1600 l, 11720,600"),
      knots("1720,560 l, 1720,1500"),
    ],
    doorHandles: [],
    lamps: [
      {
        outline: knots(`
          14,760 c30, 30,1010, 130,1180 c40, 360,1280, 520,1300 c40, 470,1080, 340,880, 150,770
        `),
        kind: "led",
        inset: knots("120,880 c30, 240,920, 400,1060, 450,1220 c30, 300,1160, 190,1080"),
        bulbs: knots("190,980, 320,1100"),
        bulbRadius: 70,
        lightLine: knots("50,790, 190,820, 340,930, 460,1120"),
      },
      {
        outline: knots("11830,1960 l30, 11950,1960 l20, 11988,1100 l30, 11870,1100 l30"),
        kind: "tail-led",
        inset: knots("11820,1560 l, 12000,1560 l, 12000,1400 l, 11820,1400 l"),
      },
      ...[2060, 3460, 5260, 7060, 9700, 11300].map((x) => ({
        outline: [
          [x, 540, "l10"],
          [x + 110, 540, "l10"],
          [x + 110, 490, "l10"],
          [x, 490, "l10"],
        ] as [number, number, string?][],
        kind: "amber" as const,
      })),
    ],
    blackParts: [knots("-10,560 c, 60,560 c40, 120,450, 500,430 c, 500,200 c, -10,200 c")],
    seatBacks: [...Array(10)].map((_, i) => [2100 + i * 860, 2470, 1.2] as [number, number, number]),
    coachSeats: true,
    tintedFromX: 1700,
    endShadeMm: [420, 360],
    drawOnShell: drawLivery,
    drawOver: drawDoorsAndFittings,
    drawBehind: ({ svg, finish: { paint: tones }, shapePath }) =>
      svg.path(
        shapePath(knots("3800,3520 c, 3900,3700 c100, 4300,3760, 6400,3760, 6900,3700 c100, 7050,3520 c")),
        svg.verticalGradient([0, tones.glint], [0.4, tones.light1], [1, tones.shade2]),
        `stroke="${tones.edge}" stroke-width="${units(0.7)}" stroke-opacity=".5"`,
      ),
  }
}

/** Ribbons that rise to the rear. */
function drawLivery({ svg, view, scaling, finish: opt }: CarDrawing) {
  const accent = opt.accent
  if (!accent) return
  // livery: three ribbons rising to the rear
  const ribbon = (k: number) =>
    scaling.line([
      [-20, 620 - k * 60],
      [2600, 700 - k * 70],
      [6000, 960 - k * 40],
      [8800, 1620 + k * 40],
      [10600, 2600 + k * 160],
      [11600, 3560 + k * 300],
    ])
  svg.path(
    view.pathData(
      joinPaths(
        ribbon(0),
        polyline([
          scaling.point([11600, 3560]),
          scaling.point([12100, 3560]),
          scaling.point([12100, 200]),
          scaling.point([-20, 200]),
        ]),
      ),
      true,
    ),
    svg.horizontalGradient([0, accent.shade1], [0.5, accent.base], [1, accent.shade2]),
  )
  svg.path(view.pathData(joinPaths(ribbon(1.3), reversed(ribbon(2.7))), true), accent.light2, 'opacity=".95"')
  svg.path(view.pathData(joinPaths(ribbon(3.4), reversed(ribbon(4.2))), true), accent.light1, 'opacity=".8"')
  svg.path(
    view.pathData(areaDownTo(scaling.line(knots("-20,520, 6000,520, 12010,540")), 0), true),
    "#0b0e12",
    'opacity=".45"',
  )
}

function drawDoorsAndFittings(drawing: CarDrawing) {
  drawEntrance(drawing)
  drawFrontDoor(drawing)
  drawMiddleDoor(drawing)
  drawEngineVents(drawing)
  drawRoofLineAndMirror(drawing)
}

/** Blacked out, it joins windscreen and side glass. */
function drawEntrance({ svg, shapePath }: CarDrawing) {
  svg.path(
    shapePath(knots("560,3262 l60, 1760,3196 l10, 1700,1740 l90, 560,1600 l60, 640,2600 l")),
    "#0c0e11",
  )
}

function drawFrontDoor({ svg, view, scaling, shapePath }: CarDrawing) {
  const scale = view.pxPerMm
  const atY = (y: number) => view.yPx(scaling.y(y))
  const atX = (x: number) => view.xPx(scaling.x(x))
  const door = scaling.shape(knots("700,3060 l60, 1560,3060 l60, 1560,420 l60, 700,420 l60"))
  svg.path(
    view.pathData(door, true),
    svg.verticalGradient([0, "#1a2029"], [0.5, "#2a343e"], [0.72, "#3b4853"], [1, "#20272e"]),
    `stroke="#0a0c0e" stroke-width="${units(1.6)}"`,
  )
  svg.path(
    shapePath(knots("790,2960 l40, 1470,2960 l40, 1470,900 l40, 790,900 l40")),
    svg.verticalGradient([0, "#1c2732"], [0.6, "#42535f"], [1, "#596b78"]),
  )
  svg.path(shapePath(knots("1180,2960 l, 1380,2960 l, 1010,900 l, 830,900 l")), "#fff", 'opacity=".15"')
  svg.rect(atX(1360), atY(1800), Math.max(1.4, 34 * scale), 620 * scale, "#e4b63a", 1)
}

/** Draws the door between the lockers, which is glazed to the step. */
function drawMiddleDoor({ svg, scaling, shapePath }: CarDrawing) {
  if (scaling.actual.lengthMm > 11000) {
    svg.path(
      shapePath(knots("6520,3080 l60, 7420,3080 l60, 7420,430 l60, 6520,430 l60")),
      svg.verticalGradient([0, "#1a2029"], [0.6, "#2f3a44"], [1, "#20272e"]),
      `stroke="#0a0c0e" stroke-width="${units(1.4)}"`,
    )
    svg.path(
      shapePath(knots("6610,2980 l40, 7330,2980 l40, 7330,760 l40, 6610,760 l40")),
      svg.verticalGradient([0, "#2a3742"], [1, "#596b78"]),
    )
    svg.path(shapePath(knots("7060,2980 l, 7240,2980 l, 6900,760 l, 6720,760 l")), "#fff", 'opacity=".15"')
  }
}

function drawEngineVents({ svg, view, scaling }: CarDrawing) {
  const scale = view.pxPerMm
  let vents = ""
  for (let y = 760; y <= 1240; y += 80)
    vents += view.pathData(polyline([scaling.point([10650, y]), scaling.point([11560, y])]))
  svg.stroke(vents, "#14171a", Math.max(1.1, 34 * scale), 'stroke-opacity=".78"')
}

/** The mirror hangs from an arm. */
function drawRoofLineAndMirror({ svg, view, finish: { paint: tones }, shapePath, linePath }: CarDrawing) {
  const scale = view.pxPerMm
  svg.stroke(
    linePath(knots("900,3390, 3000,3420, 9800,3414, 11500,3360")),
    tones.edge,
    0.9,
    'stroke-opacity=".4"',
  )
  const mirrorArm = linePath(knots("520,3380 c, 180,3420, -60,3300, -110,3080 c"))
  svg.stroke(mirrorArm, "#434b53", Math.max(2.6, 60 * scale), 'stroke-linecap="round"')
  svg.path(
    shapePath(knots("-190,3060 l60, -30,3100 l60, 0,2520 l60, -150,2480 l60")),
    svg.horizontalGradient([0, "#77818a"], [1, "#2f363c"]),
  )
}
