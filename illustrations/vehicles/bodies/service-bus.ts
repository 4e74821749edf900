import { type Knot, knots } from "../drawing/knots.ts"
import { areaDownTo, joinPaths, polyline } from "../drawing/path.ts"
import { pathPx, units } from "../drawing/svg.ts"
import type { Body } from "./body.ts"
import type { BodyShape, CarDrawing } from "./body-shape.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/**
 * Front-engined service bus with opening windows: an Ashok Leyland Viking with island coachwork. Passenger doors ahead
 * of the front axle and behind the rear one.
 */
export const serviceBus: Body = {
  nominal: {
    lengthMm: 10900,
    wheelbaseMm: 5640,
    frontOverhangMm: 2090,
    heightMm: 3150,
    tyreRadiusMm: 512,
    rimRadiusMm: 290,
  },
  createShape: serviceBusShape,
}

const WINDOWS_FROM_X = 1500
const WINDOWS_TO_X = 9560
const WINDOW_COUNT = 9
function serviceBusShape(): BodyShape {
  return {
    profile: knots(`
      120,360 c80, 20,440 c80, 0,760, 6,1180, 26,1460 c60, 90,1900, 180,2480, 250,2790 c180, 420,3000,
      760,3100 c300, 1600,3140, 4000,3150, 8600,3148, 10200,3110 c260, 10640,3000 c220, 10800,2600,
      10868,1900, 10890,1200, 10900,760, 10880,470 c90, 10780,380
    `),
    sillMm: [390, 400],
    underbodyMm: 330,
    frontArchRadius: 590,
    rearArchRadius: 600,
    archFlare: 0.2,
    sideGlass: knots(`
      1500,1590 c50, 1500,2560 c50, 4000,2568 s, 9000,2560, 10560,2540 c90, 10610,2100, 10620,1600 c60,
      9000,1590 s
    `),
    pillars: [...Array(WINDOW_COUNT)].map((_, i) => ({
      footX: WINDOWS_FROM_X + ((WINDOWS_TO_X - WINDOWS_FROM_X) / WINDOW_COUNT) * i + (i ? 0 : 20),
      headX: WINDOWS_FROM_X + ((WINDOWS_TO_X - WINDOWS_FROM_X) / WINDOW_COUNT) * i + (i ? 0 : 20),
      footWidth: i ? 96 : 40,
      headWidth: i ? 96 : 40,
      isPainted: true,
    })),
    glassBars: [],
    windscreen: knots(`
      70,1560 c40, 110,1900, 196,2480, 250,2740 c60, 380,2760 c50, 400,2400, 380,1620 c50, 200,1540
    `),
    shoulderLine: knots("0,1400, 2000,1480, 8000,1490, 10900,1500"),
    characterLine: knots("0,1080, 2000,1110, 8000,1120, 10900,1130"),
    rockerLine: knots("0,620, 3000,620, 9000,620, 10900,630"),
    shutLines: [
      knots("2860,560 l20, 6900,560 l20, 6900,1000 l20, 2860,1000 l20, 2860,560"),
      knots("4200,560 l, 4200,1000"),
      knots("5540,560 l, 5540,1000"),
      knots("9720,620 l20, 10720,620 l20, 10720,1100 l20, 9720,1100 l20, 9720,620"),
      knots("1600,700 l, 1990,700"),
    ],
    doorHandles: [],
    lamps: [
      {
        outline: knots("10,760 l30, 16,980 l30, 250,1000 l40, 270,780 l40"),
        kind: "halogen",
        inset: knots("50,800 l20, 54,950 l20, 220,960 l20, 230,812 l20"),
        bulbs: knots("110,880, 196,884"),
        bulbRadius: 60,
      },
      {
        outline: knots("300,800 l14, 300,980 l14, 370,980 l14, 370,800 l14"),
        kind: "amber",
      },
      {
        outline: knots("10790,1460 l20, 10880,1460 l14, 10898,900 l20, 10800,900 l20"),
        kind: "tail",
        inset: knots("10770,1240 l, 10900,1240 l, 10900,1120 l, 10770,1120 l"),
      },
      ...[1440, 3400, 5200, 7000, 9500].map((x) => ({
        outline: [
          [x, 600, "l10"],
          [x + 90, 600, "l10"],
          [x + 90, 556, "l10"],
          [x, 556, "l10"],
        ] as Knot[],
        kind: "amber" as const,
      })),
    ],
    blackParts: [knots("-10,600 c, 40,600 c40, 110,480, 400,450 c, 400,240 c, -10,240 c")],
    seatBacks: [...Array(10)].map((_, i) => [1960 + i * 830, 2060, 1.05] as [number, number, number]),
    coachSeats: true,
    steeringWheel: [760, 1960],
    endShadeMm: [380, 320],
    drawBehind: drawRoofRack,
    drawOnShell: drawLivery,
    drawOver: drawDoorsAndFittings,
  }
}

function drawRoofRack({ svg, view, scaling }: CarDrawing) {
  const [fromX, roofY] = scaling.point([3000, 3150])
  const [toX] = scaling.point([9000, 3150])
  const heightMm = 210
  const rail = (share: number) => [
    polyline([
      [fromX, roofY + heightMm * share],
      [toX, roofY + heightMm * share],
    ]),
  ]
  const posts = Array.from({ length: 11 }, (_, i) => {
    const x = fromX + ((toX - fromX) * i) / 10
    return polyline([
      [x, roofY - 30],
      [x, roofY + heightMm],
    ])
  })
  const rack = [...rail(1), ...rail(0.55), ...posts].map((path) => view.pathData(path)).join("")
  svg.stroke(rack, "#76818a", Math.max(1.4, 26 * view.pxPerMm))
}

function drawLivery({ svg, view, scaling, finish: opt }: CarDrawing) {
  const accent = opt.accent
  if (!accent) return
  const skirt = scaling.line(knots("-20,1400, 700,1440, 2400,1470, 10920,1470"))
  svg.path(
    view.pathData(areaDownTo(skirt, 0), true),
    svg.verticalGradient(
      [0, accent.light1],
      [0.12, accent.base],
      [0.5, accent.base],
      [0.72, accent.shade1],
      [1, accent.shade3],
    ),
  )
  svg.path(
    view.pathData(
      joinPaths(
        scaling.line(knots("-20,1120, 3000,1140, 10920,1150")),
        polyline([scaling.point([10920, 1060]), scaling.point([-20, 1030])]),
      ),
      true,
    ),
    "#f0e6cd",
  )
  svg.path(
    view.pathData(
      joinPaths(
        scaling.line(knots("-20,1010, 3000,1030, 10920,1040")),
        polyline([scaling.point([10920, 1000]), scaling.point([-20, 980])]),
      ),
      true,
    ),
    accent.light2,
  )
  svg.path(
    view.pathData(
      joinPaths(
        scaling.line(knots("-20,2720, 600,2740, 10920,2700")),
        polyline([scaling.point([10920, 2860]), scaling.point([-20, 2860])]),
      ),
      true,
    ),
    svg.verticalGradient([0, accent.light1], [1, accent.base]),
  )
  svg.path(
    view.pathData(areaDownTo(scaling.line(knots("-20,520, 6000,520, 10920,540")), 0), true),
    "#0b0e12",
    'opacity=".5"',
  )
}

function drawDoorsAndFittings(drawing: CarDrawing) {
  drawDoors(drawing)
  drawSashes(drawing)
  drawFrontFittings(drawing)
}

/** Draws the doors of two leaves, glazed down to the step. */
function drawDoors({ svg, view, scaling }: CarDrawing) {
  const atY = (y: number) => view.yPx(scaling.y(y))
  const atX = (x: number) => view.xPx(scaling.x(x))
  for (const [a, b] of [
    [480, 1400],
    [8440, 9420],
  ] as const) {
    const left = atX(a)
    const right = atX(b)
    const top = atY(2640)
    const bottom = atY(440)
    const width = right - left
    svg.rect(left, top, width, bottom - top, "#16191c", 4)
    for (const leaf of [0, 1]) {
      const leafLeft = left + (width / 2) * leaf + 1.6
      const leafWidth = width / 2 - 3.2
      svg.rect(
        leafLeft,
        top + 2,
        leafWidth,
        bottom - top - 4,
        "#b9c0c6",
        3,
        `stroke="#5d656c" stroke-width="${units(0.7)}"`,
      )
      svg.rect(
        leafLeft + 2.6,
        top + 5,
        leafWidth - 5.2,
        (bottom - top) * 0.54,
        svg.verticalGradient([0, "#1b2630"], [1, "#566978"]),
        2,
      )
      svg.rect(
        leafLeft + 2.6,
        top + 8 + (bottom - top) * 0.56,
        leafWidth - 5.2,
        (bottom - top) * 0.3,
        svg.verticalGradient([0, "#26323d"], [1, "#51626f"]),
        2,
      )
    }
    svg.stroke(
      pathPx`M${left + width / 2 - 3} ${atY(1750)}V${atY(1200)}M${left + width / 2 + 3} ${atY(1750)}V${atY(1200)}`,
      "#e5b93b",
      1.4,
    )
  }
}

/** Sliding windows and the bars that guard them. */
function drawSashes({ svg, view, scaling, finish: { paint: tones }, linePath }: CarDrawing) {
  const scale = view.pxPerMm
  const bar = Math.max(1, 20 * scale)
  let rails = ""
  let sills = ""
  const step = (WINDOWS_TO_X - WINDOWS_FROM_X) / WINDOW_COUNT
  for (let i = 0; i < WINDOW_COUNT; i++) {
    const a = WINDOWS_FROM_X + step * i + 60
    const b = WINDOWS_FROM_X + step * (i + 1) - 60
    if (b > 8440 && a < 9420) continue
    rails +=
      view.pathData(polyline([scaling.point([a, 2260]), scaling.point([b, 2260])])) +
      view.pathData(polyline([scaling.point([(a + b) / 2, 2250]), scaling.point([(a + b) / 2, 1600])]))
    sills +=
      view.pathData(polyline([scaling.point([a, 1700]), scaling.point([b, 1700])])) +
      view.pathData(polyline([scaling.point([a, 1810]), scaling.point([b, 1810])]))
  }
  svg.stroke(rails, "#c2c9cf", bar)
  svg.stroke(sills, "#d9dee2", Math.max(0.8, 14 * scale))
  svg.stroke(linePath(knots("420,2960, 3000,2986, 10300,2960")), tones.edge, 0.9, 'stroke-opacity=".45"')
}

/** Destination box, mirror and bumpers. */
function drawFrontFittings({ svg, view, scaling, linePath, shapePath }: CarDrawing) {
  const scale = view.pxPerMm
  svg.path(
    shapePath(knots("250,2960 l20, 300,3010 l30, 470,3010 l20, 470,2800 l20, 264,2800 l20")),
    "#1a1d21",
  )
  svg.stroke(
    view.pathData(polyline([scaling.point([300, 2900]), scaling.point([430, 2900])])),
    "#f4c95d",
    Math.max(1.4, 46 * scale),
  )
  svg.stroke(
    linePath(knots("250,2560 c, 60,2600, -20,2480 c")),
    "#434b53",
    Math.max(2, 44 * scale),
    'stroke-linecap="round"',
  )
  svg.path(
    shapePath(knots("-90,2480 l40, 30,2500 l40, 40,2060 l40, -80,2040 l40")),
    svg.horizontalGradient([0, "#77818a"], [1, "#2f363c"]),
  )
  svg.path(
    shapePath(knots("-30,560 l40, -30,430 l40, 330,420 l20, 330,560 l20")),
    svg.verticalGradient([0, "#d9dee2"], [1, "#7b838b"]),
    `stroke="#3a4148" stroke-width="${units(0.6)}"`,
  )
  svg.path(
    shapePath(knots("10560,560 l20, 10560,430 l20, 10930,430 l40, 10930,560 l40")),
    svg.verticalGradient([0, "#3d434a"], [1, "#15181b"]),
  )
}
