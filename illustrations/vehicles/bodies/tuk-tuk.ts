import { paint } from "../drawing/colour.ts"
import { curve } from "../drawing/curve.ts"
import { type Knot, knots } from "../drawing/knots.ts"
import { arc, endOf, joinPaths, polyline } from "../drawing/path.ts"
import { type Svg, units } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import type { PaintedVehicle } from "../painted-vehicle.ts"
import { drawContactShadow } from "../side/contact-shadow.ts"
import { drawDarkModeOutline } from "../side/dark-mode-outline.ts"
import { createDrawingTools } from "../side/drawing-tools.ts"
import { wheelSymbol } from "../side/wheels.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Header, roof and rear quarter in one. */
const HOOD = knots(`
  716,1606 c30, 740,1664 c40, 900,1694, 1200,1714, 1600,1720, 2000,1700, 2290,1650 c150, 2420,1520,
  2500,1280, 2546,1040, 2566,856 c20, 2140,846 c40, 2130,1000, 2086,1240, 2020,1440 c170, 1900,1520,
  1560,1540, 1150,1546, 860,1552 c20
`)

const FRONT_AXLE_X = 300
const REAR_AXLE_X = 2290
const TYRE_RADIUS = 206

/** A three-wheeler with the dimensions of the Bajaj RE; the TVS King has a different nose, lamps and stripes. */
export function drawTukTuk(svg: Svg, view: View, vehicle: PaintedVehicle, hasDarkModeOutline: boolean) {
  const drawing = createTukTukDrawing(svg, view, vehicle)
  const { hood } = drawing
  drawContactShadow(svg, view, 40, 2620, [FRONT_AXLE_X, REAR_AXLE_X], TYRE_RADIUS, 0.95)
  if (hasDarkModeOutline) {
    const wheels = [FRONT_AXLE_X, REAR_AXLE_X].map((x) => ({ x, radius: TYRE_RADIUS }))
    drawDarkModeOutline(svg, view, [hood], wheels)
  }
  drawFarSide(drawing)
  drawRearWheel(drawing)
  drawPassengerBench(drawing)
  drawDriverSeat(drawing)
  drawPartition(drawing)
  drawHandlebar(drawing)
  drawTub(drawing)
  drawSill(drawing)
  drawWindscreen(drawing)
  drawWiper(drawing)
  drawHood(drawing)
  drawFrontWheel(drawing)
  drawLamps(drawing)
  drawRearFittings(drawing)
}

/** The properties that every part of the drawing needs. */
type TukTukDrawing = ReturnType<typeof createTukTukDrawing>

function createTukTukDrawing(svg: Svg, view: View, vehicle: PaintedVehicle) {
  const tones = paint(vehicle.paintHex)
  const isTvsKing = vehicle.model === "tvs-king"
  const hoodTones = paint(isTvsKing ? "#27303c" : "#1d1f22")
  const { scale, shapePath, linePath, strokePx } = createDrawingTools(svg, view)
  const chrome = svg.verticalGradient([0, "#fff"], [0.45, "#c3cad0"], [0.55, "#7e878f"], [1, "#e7ebee"])
  const hood = svg.definePath(shapePath(HOOD))
  const wheel = wheelSymbol(svg, "tuk-tuk", TYRE_RADIUS * scale, 112 * scale)
  return { svg, view, tones, isTvsKing, hoodTones, scale, shapePath, linePath, strokePx, chrome, hood, wheel }
}

/** The far side through the open cabin. */
function drawFarSide({ svg, shapePath, linePath, strokePx }: TukTukDrawing) {
  svg.path(
    shapePath(
      knots(`
        700,360 c, 2560,360 c, 2560,900 c, 2470,1300, 2380,1560 c, 2060,1600 c, 2000,1200, 1930,900 c60,
        1640,860 c60, 1600,560 c40, 700,420 c
      `),
    ),
    svg.verticalGradient([0, "#30353a"], [1, "#121417"]),
  )
  svg.stroke(linePath(knots("930,1560, 830,1330, 716,1040")), "#3a4047", strokePx(26))
  svg.stroke(linePath(knots("1490,1560 l, 1490,420")), "#3a4047", strokePx(24))
}

function drawRearWheel({ svg, view, shapePath, wheel }: TukTukDrawing) {
  svg.path(view.pathData(arc(REAR_AXLE_X, TYRE_RADIUS, 290, -6, 186), true), "#0b0c0e")
  svg.path(shapePath(knots("1900,250 c, 2520,250 c, 2520,180 c30, 2420,150 c20, 1960,170 c20")), "#16181b")
  svg.raw(`<use href="#${wheel}" x="${units(view.xPx(REAR_AXLE_X))}" y="${units(view.yPx(TYRE_RADIUS))}"/>`)
  svg.path(
    view.pathData(arc(REAR_AXLE_X, TYRE_RADIUS, 286, 0, 180), true),
    svg.verticalGradient([0, "#000", 0.8], [0.5, "#000", 0.3], [1, "#000", 0]),
  )
}

function drawPassengerBench({ svg, shapePath, linePath, strokePx }: TukTukDrawing) {
  const seatC = svg.verticalGradient([0, "#875f4b"], [0.45, "#5f4033"], [1, "#2d1d17"])
  svg.path(
    shapePath(knots("2080,900 c40, 2110,1080, 2180,1290 c60, 2290,1300 c60, 2400,1000, 2400,800 c")),
    seatC,
  )
  svg.stroke(linePath(knots("2142,900, 2170,1080, 2232,1284")), "#3a251c", strokePx(9, 0.9))
  svg.path(
    shapePath(knots("1706,880 c50, 1690,800 c40, 1740,740 c, 2300,740 c, 2240,900 c40, 2000,932, 1800,922")),
    seatC,
  )
  svg.stroke(linePath(knots("1716,890, 1990,922, 2180,908")), "#b48871", strokePx(12, 1))
}

/** Draws the driver's seat on its box. */
function drawDriverSeat({ svg, shapePath }: TukTukDrawing) {
  svg.path(
    shapePath(knots("1120,400 c, 1110,640 c, 1540,640 c, 1540,400 c")),
    svg.verticalGradient([0, "#24282c"], [1, "#131518"]),
  )
  svg.path(
    shapePath(knots("1050,690 c30, 1066,636 c30, 1530,630 c10, 1530,730 c20, 1300,758, 1100,742 c50")),
    svg.verticalGradient([0, "#565d65"], [0.3, "#33383e"], [1, "#15171a"]),
  )
  svg.path(
    shapePath(knots("1420,742 c20, 1430,900, 1462,1090 c40, 1540,1090 c30, 1540,720 c20")),
    svg.horizontalGradient([0, "#565d65"], [0.4, "#33383e"], [1, "#15171a"]),
  )
}

function drawPartition({ svg, linePath, strokePx }: TukTukDrawing) {
  svg.stroke(linePath(knots("1560,1580 l, 1560,400")), "#24282c", strokePx(44))
  svg.stroke(linePath(knots("1552,1580 l, 1552,400")), "#6b747c", strokePx(8, 0.8))
}

function drawHandlebar({ svg, linePath, strokePx }: TukTukDrawing) {
  svg.stroke(linePath(knots("660,900 c, 760,1000, 800,1040 c")), "#31363b", strokePx(36))
  svg.stroke(linePath(knots("776,1046 l, 880,1064")), "#0d0f11", strokePx(52), 'stroke-linecap="round"')
  svg.stroke(
    linePath(knots("770,1010, 840,1006, 890,1024")),
    "#aab2b9",
    strokePx(14, 1.2),
    'stroke-linecap="round"',
  )
}

/** Nose, floor and rear quarter. */
function drawTub({ svg, view, tones, isTvsKing, scale, shapePath, linePath, strokePx }: TukTukDrawing) {
  const tub: Knot[] = [
    ...(isTvsKing
      ? knots("640,300 c30, 500,400 c60, 400,590 c60, 356,780 c50, 400,930 c50, 520,1060 c30, 640,1070 c26")
      : knots("640,300 c30, 520,396, 430,540, 386,690, 396,830, 452,950, 548,1040 c20, 640,1052 c26")),
    ...knots(`
      672,1000 c20, 632,860, 628,660, 666,500, 760,408 c60, 1640,400 c50, 1690,470, 1712,640, 1752,790 c70,
      1900,838, 2200,858, 2500,862 c30, 2560,740, 2600,560, 2606,420 c40, 2570,330 c
    `),
  ]
  const arch = arc(REAR_AXLE_X, TYRE_RADIUS, 292, 25, 157)
  const body = joinPaths(curve(tub), arch, polyline([endOf(arch), [1960, 292], [640, 300]]))
  const ref = svg.definePath(view.pathData(body, true))
  const clip = svg.clipTo(ref)
  svg.use(
    ref,
    `fill="${svg.linearGradientPx(0, view.yPx(1060), 0, view.yPx(290), [
      [0, tones.light2],
      [0.3, tones.base],
      [0.62, tones.base],
      [0.86, tones.shade1],
      [1, tones.shade3],
    ])}"`,
  )
  svg.group(`clip-path="${clip}"`, () => {
    // nose: lit centre, shaded inner return
    svg.path(
      shapePath(
        knots(`
          300,560 c, 386,690, 396,830, 460,960, 560,1052 c, 580,1052 c, 500,940, 452,820, 452,690,
          520,500 c, 420,400 c
        `),
      ),
      tones.light1,
      'opacity=".9"',
    )
    svg.path(
      shapePath(
        knots(`
          560,1060 c, 700,1060 c, 640,860, 630,660, 670,500, 780,400 c, 700,330 c, 600,460, 550,640,
          540,820, 560,960
        `),
      ),
      tones.shade2,
      'opacity=".85"',
    )
    // rear quarter: shoulder, crease, lower turn
    svg.path(
      shapePath(knots("1690,760 c, 1900,800, 2200,812, 2620,806 c, 2620,900 c, 1690,900 c")),
      tones.light2,
    )
    svg.path(
      shapePath(knots("1680,640 c, 1800,652, 2200,668, 2620,660 c, 2620,560 c, 2200,556, 1680,540 c")),
      svg.verticalGradient([0, tones.shade2, 0.85], [1, tones.shade1, 0]),
    )
    svg.stroke(
      linePath(knots("1690,650, 2200,674, 2620,666")),
      tones.glint,
      strokePx(9, 1),
      'stroke-opacity=".85"',
    )
    svg.path(
      shapePath(knots("560,372 c, 1660,372 c, 1990,420 c, 2700,420 c, 2700,260 c, 560,260 c")),
      svg.verticalGradient([0, tones.shade2, 0.9], [1, tones.shade4]),
    )
    svg.rect(
      view.xPx(2380),
      view.yPx(900),
      240 * scale,
      640 * scale,
      svg.horizontalGradient([0, tones.shade3, 0], [1, tones.shade4, 0.85]),
    )
    svg.stroke(
      view.pathData(arc(REAR_AXLE_X, TYRE_RADIUS, 306, 20, 160)),
      tones.glint,
      strokePx(12, 1),
      'stroke-opacity=".6"',
    )
    svg.stroke(view.pathData(arc(REAR_AXLE_X, TYRE_RADIUS, 294, 10, 170)), tones.shade4, strokePx(14, 1.2))
    if (isTvsKing) {
      svg.path(
        shapePath(
          knots("1700,610 c, 1960,640, 2300,720, 2560,800 c, 2470,740, 2200,640, 1900,560, 1700,540 c"),
        ),
        "#f4f6f8",
      )
      svg.path(
        shapePath(
          knots("1700,500 c, 1960,530, 2300,620, 2560,740 c, 2440,640, 2200,560, 1900,490, 1700,460 c"),
        ),
        "#f0b323",
      )
      svg.path(
        shapePath(knots("400,640 c, 470,560 c, 600,470 c, 560,560 c, 480,680 c, 420,760 c")),
        "#f4f6f8",
      )
    }
    // vent louvres in front of the engine
    let seams = ""
    for (let i = 0; i < 5; i++)
      seams += linePath([
        [2480, 590 - i * 34, "l"],
        [2576, 592 - i * 34],
      ])
    svg.stroke(seams, tones.shade4, strokePx(14, 1.1), 'stroke-opacity=".9"')
  })
  svg.use(ref, `fill="none" stroke="${tones.edge}" stroke-width="${units(0.8)}" stroke-opacity=".65"`)
}

function drawSill({ svg, linePath, strokePx }: TukTukDrawing) {
  svg.stroke(linePath(knots("700,396 l, 1650,392")), "#0e1012", strokePx(20, 1.6))
  svg.stroke(linePath(knots("690,340 l, 1900,334")), "#cfd5da", strokePx(14, 1.2))
}

function drawWindscreen({ svg, shapePath, linePath, strokePx }: TukTukDrawing) {
  svg.path(
    shapePath(knots("560,1050 c, 700,1390, 790,1620 c, 852,1612 c, 760,1370, 640,1056 c")),
    svg.verticalGradient([0, "#8ea6b8", 0.75], [1, "#c3d3de", 0.6]),
  )
  svg.path(shapePath(knots("620,1190 c, 690,1370 c, 742,1370 c, 676,1190 c")), "#fff", 'opacity=".45"')
  svg.stroke(linePath(knots("566,1040, 700,1390, 794,1626")), "#16191c", strokePx(30, 2))
  svg.stroke(linePath(knots("648,1050, 764,1360, 856,1610")), "#1d2024", strokePx(38, 2.4))
  svg.stroke(linePath(knots("642,1054, 758,1364, 850,1612")), "#78828b", strokePx(7, 0.8))
}

function drawWiper({ svg, linePath, strokePx }: TukTukDrawing) {
  svg.stroke(linePath(knots("570,1070 l, 652,1300")), "#0e1012", strokePx(12, 1))
}

/** Header, roof, and a rear quarter with a window. */
function drawHood({
  svg,
  view,
  isTvsKing,
  hoodTones,
  scale,
  shapePath,
  linePath,
  strokePx,
  hood,
}: TukTukDrawing) {
  const hoodClip = svg.clipTo(hood)
  svg.use(
    hood,
    `fill="${svg.linearGradientPx(0, view.yPx(1720), 0, view.yPx(850), [
      [0, hoodTones.light2],
      [0.16, hoodTones.light1],
      [0.32, hoodTones.base],
      [0.7, hoodTones.shade1],
      [1, hoodTones.shade2],
    ])}"`,
  )
  svg.group(`clip-path="${hoodClip}"`, () => {
    svg.path(
      shapePath(
        knots(`
          700,1700 c, 1200,1740, 2000,1730, 2340,1660, 2480,1480 c, 2300,1610, 2000,1652, 1600,1668,
          1100,1664, 740,1632 c
        `),
      ),
      hoodTones.glint,
      'opacity=".5"',
    )
    svg.rect(
      view.xPx(2340),
      view.yPx(1700),
      240 * scale,
      860 * scale,
      svg.horizontalGradient([0, hoodTones.shade3, 0], [1, hoodTones.shade4, 0.9]),
    )
    // bow seams
    svg.stroke(
      linePath(knots("1560,1540, 1566,1640, 1560,1724")) +
        linePath(knots("2040,1430, 2120,1560, 2200,1680")) +
        linePath(knots("1080,1548, 1086,1630, 1080,1706")),
      hoodTones.shade4,
      strokePx(10, 1),
      'stroke-opacity=".8"',
    )
    svg.stroke(
      linePath(knots("1568,1540, 1574,1640, 1568,1724")) +
        linePath(knots("2050,1430, 2130,1560, 2210,1680")) +
        linePath(knots("1088,1548, 1094,1630, 1088,1706")),
      hoodTones.light2,
      strokePx(7, 0.8),
      'stroke-opacity=".6"',
    )
    svg.stroke(
      linePath(knots("730,1596, 1150,1580, 1600,1574, 1930,1556, 2060,1460, 2130,1250, 2172,1000, 2176,850")),
      hoodTones.light2,
      strokePx(6, 0.8),
      'stroke-opacity=".55" stroke-dasharray="14 10"',
    )
  })
  if (isTvsKing)
    svg.stroke(
      linePath(knots("760,1582, 1150,1566, 1560,1560, 1910,1540, 2040,1450, 2110,1250, 2152,1000, 2160,866")),
      "#f0b323",
      strokePx(22, 2),
    )
  svg.path(
    shapePath(
      isTvsKing
        ? knots("2200,1350 c90, 2170,1060 c60, 2420,1060 c60, 2390,1330 c90")
        : knots("2218,1330 c50, 2180,1060 c40, 2380,1060 c40, 2360,1340 c60"),
    ),
    svg.verticalGradient([0, "#5d6f7d"], [1, "#a9bac6"]),
    `stroke="${hoodTones.shade4}" stroke-width="${units(strokePx(20, 1.6))}"`,
  )
  svg.path(shapePath(knots("2270,1320 c, 2320,1320 c, 2270,1070 c, 2215,1070 c")), "#fff", 'opacity=".3"')
  svg.use(hood, `fill="none" stroke="${hoodTones.edge}" stroke-width="${units(0.8)}" stroke-opacity=".6"`)
}

/** Draws the front wheel with fork and mudguard. */
function drawFrontWheel({
  svg,
  view,
  tones,
  isTvsKing,
  shapePath,
  linePath,
  strokePx,
  wheel,
}: TukTukDrawing) {
  svg.stroke(linePath(knots("470,620 l, 360,330")), "#23272b", strokePx(70, 3))
  svg.stroke(linePath(knots("452,600 l, 346,330")), "#7c858d", strokePx(12, 1))
  svg.stroke(linePath(knots("400,300 l, 300,206")), "#2c3136", strokePx(56, 2.6))
  svg.raw(`<use href="#${wheel}" x="${units(view.xPx(FRONT_AXLE_X))}" y="${units(view.yPx(TYRE_RADIUS))}"/>`)
  svg.stroke(linePath(knots("330,430 l, 306,220")), "#5a636b", strokePx(36, 2))
  svg.stroke(linePath(knots("322,430 l, 298,220")), "#c4cbd1", strokePx(8, 0.9))
  const mud = isTvsKing
    ? shapePath(
        knots(`
          60,300 c20, 96,420 c30, 200,500 c60, 340,520, 470,470 c40, 560,330 c16, 520,320 c10, 420,410,
          310,440, 200,410, 128,330, 96,270 c12
        `),
      )
    : shapePath(
        knots(`
          76,250 c16, 100,360, 190,450, 310,478, 430,440, 520,330 c16, 492,316 c10, 410,400, 310,430,
          200,400, 128,330, 108,244 c12
        `),
      )
  svg.path(
    mud,
    svg.verticalGradient([0, tones.light2], [0.4, tones.base], [1, tones.shade2]),
    `stroke="${tones.edge}" stroke-width="${units(0.7)}" stroke-opacity=".7"`,
  )
  svg.path(shapePath(knots("80,252 c, 120,240 c, 112,150 c10, 86,150 c10")), "#17191c")
}

function drawLamps({ svg, view, isTvsKing, scale, shapePath, chrome }: TukTukDrawing) {
  const lampX = view.xPx(388)
  const lampY = view.yPx(770)
  const lampRadius = 92 * scale
  if (isTvsKing) {
    svg.path(
      shapePath(knots("366,800 c16, 396,912 c24, 500,950 c30, 540,880 c30, 500,780 c30, 420,740 c20")),
      "#15181b",
    )
    svg.path(
      shapePath(knots("376,806 c14, 402,900 c20, 470,924 c24, 496,870 c24, 464,796 c20, 420,764 c16")),
      svg.horizontalGradient([0, "#fff"], [0.55, "#d3dee6"], [1, "#8496a3"]),
      `stroke="#59626a" stroke-width="${units(0.6)}"`,
    )
  } else
    svg.path(
      shapePath(knots("440,860 c30, 372,868 c40, 336,840 c30, 336,700 c30, 372,676 c40, 440,690 c30")),
      chrome,
      `stroke="#4d555c" stroke-width="${units(0.6)}"`,
    )
  if (!isTvsKing)
    svg.ellipse(
      lampX - 50 * scale,
      lampY,
      26 * scale,
      lampRadius * 0.86,
      svg.horizontalGradient([0, "#fff"], [0.6, "#dbe5ec"], [1, "#93a0aa"]),
      `stroke="#5b646c" stroke-width="${units(0.6)}"`,
    )
  svg.path(
    shapePath(knots("420,600 l14, 486,606 l14, 496,546 l14, 430,540 l14")),
    svg.verticalGradient([0, "#ffb84d"], [1, "#d77812"]),
    `stroke="#5b3305" stroke-width="${units(0.6)}" stroke-opacity=".6"`,
  )
  svg.path(
    shapePath(knots("2560,720 l16, 2596,716 l12, 2612,560 l16, 2576,560 l12")),
    svg.verticalGradient([0, "#e5363b"], [1, "#7a0912"]),
    `stroke="#34020a" stroke-width="${units(0.7)}"`,
  )
  svg.path(shapePath(knots("2568,540 l10, 2606,540 l10, 2610,490 l10, 2572,490 l10")), "#f0a23c")
}

/** Bumper bar, mud flap, mirror. */
function drawRearFittings({ svg, shapePath, linePath, strokePx }: TukTukDrawing) {
  svg.stroke(
    linePath(knots("2460,318 c, 2600,330, 2622,380 c")),
    "#c9d0d5",
    strokePx(30, 2.2),
    'stroke-linecap="round"',
  )
  svg.path(shapePath(knots("2478,300 c, 2530,300 c, 2540,110 c10, 2488,110 c10")), "#17191c")
  svg.stroke(linePath(knots("660,1120, 600,1180, 560,1236")), "#1b1e22", strokePx(16, 1.3))
  svg.path(
    shapePath(knots("490,1330 c40, 486,1216 c40, 588,1210 c40, 592,1330 c40")),
    svg.horizontalGradient([0, "#3d434a"], [1, "#121417"]),
  )
}
