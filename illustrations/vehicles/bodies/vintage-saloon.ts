import { paint } from "../drawing/colour.ts"
import { type Knot, knots } from "../drawing/knots.ts"
import { arc } from "../drawing/path.ts"
import { type Svg, units } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import type { PaintedVehicle } from "../painted-vehicle.ts"
import { drawContactShadow } from "../side/contact-shadow.ts"
import { drawDarkModeOutline } from "../side/dark-mode-outline.ts"
import { createDrawingTools } from "../side/drawing-tools.ts"
import { wheelSymbol } from "../side/wheels.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

const FRONT_AXLE_X = 600
const REAR_AXLE_X = 3290
const TYRE_RADIUS = 350

/**
 * An Austin 12/4 Ascot of 1936: upright radiator, free-standing headlamps, separate wings, running boards, and a spare
 * wheel behind.
 */
export function drawVintageSaloon(
  svg: Svg,
  view: View,
  vehicle: PaintedVehicle,
  hasDarkModeOutline: boolean,
) {
  const drawing = createVintageSaloonDrawing(svg, view, vehicle)
  drawContactShadow(svg, view, 120, 4060, [FRONT_AXLE_X, REAR_AXLE_X], TYRE_RADIUS)
  if (hasDarkModeOutline) {
    const wheels = [FRONT_AXLE_X, REAR_AXLE_X].map((x) => ({ x, radius: TYRE_RADIUS }))
    drawDarkModeOutline(svg, view, [], wheels)
  }
  drawSpareWheel(drawing)
  drawChassis(drawing)
  drawIronsAndWheels(drawing)
  drawTub(drawing)
  drawWindows(drawing)
  drawWindscreen(drawing)
  drawDoors(drawing)
  drawBonnet(drawing)
  drawRadiator(drawing)
  drawRunningBoard(drawing)
  drawWings(drawing)
  drawHeadlamp(drawing)
  drawSmallParts(drawing)
}

/** The properties that every part of the drawing needs. */
type VintageSaloonDrawing = ReturnType<typeof createVintageSaloonDrawing>

function createVintageSaloonDrawing(svg: Svg, view: View, vehicle: PaintedVehicle) {
  const tones = paint(vehicle.paintHex)
  const { xPx, yPx } = view
  const { scale, shapePath, linePath, strokePx } = createDrawingTools(svg, view)
  const edge = `stroke="${tones.edge}" stroke-width="${units(0.9)}" stroke-opacity=".8"`
  const chromeEdge = `stroke="#4d555c" stroke-width="${units(0.7)}"`
  const chrome = svg.verticalGradient(
    [0, "#fff"],
    [0.35, "#dbe0e4"],
    [0.5, "#7c858d"],
    [0.62, "#b9c1c7"],
    [1, "#f2f4f6"],
  )
  const chromeH = svg.horizontalGradient([0, "#8d969e"], [0.3, "#fff"], [0.6, "#b4bcc3"], [1, "#6b747c"])
  const tub = svg.definePath(
    shapePath(
      knots(`
        1330,440 c30, 1330,1146 c30, 1400,1170 c10, 1500,1440, 1560,1590 c70, 1760,1660, 2150,1696,
        2560,1698, 2960,1660, 3290,1560 d-32, 3520,1340, 3660,1040, 3760,700, 3790,520 c60, 3700,430 c30
      `),
    ),
  )
  const clip = svg.clipTo(tub)
  return {
    svg,
    view,
    tones,
    xPx,
    yPx,
    scale,
    shapePath,
    linePath,
    strokePx,
    edge,
    chromeEdge,
    chrome,
    chromeH,
    tub,
    clip,
  }
}

/** Draws the spare wheel in its cover behind the boot, edge-on. */
function drawSpareWheel({ svg, tones, shapePath, linePath, strokePx, edge }: VintageSaloonDrawing) {
  svg.path(
    shapePath(knots("3800,1010 c70, 3990,980 c80, 4040,700, 3960,420 c80, 3780,420 c60")),
    svg.horizontalGradient([0, tones.shade3], [0.5, tones.shade1], [1, tones.shade3]),
    edge,
  )
  svg.stroke(linePath(knots("3880,990, 3930,700, 3870,430")), tones.shade4, strokePx(10, 1))
}

/** Draws the far side of the chassis. */
function drawChassis({ svg, view, shapePath }: VintageSaloonDrawing) {
  svg.path(shapePath(knots("420,460 c, 3700,460 c, 3760,330 c, 3500,250 c, 500,250 c")), "#0d0f11")
  svg.path(
    view.pathData(arc(FRONT_AXLE_X, TYRE_RADIUS, 420, -8, 188), true) +
      view.pathData(arc(REAR_AXLE_X, TYRE_RADIUS, 420, -8, 188), true),
    "#0d0f11",
  )
}

/** Dumb irons, bumpers and wheels. */
function drawIronsAndWheels({
  svg,
  view,
  tones,
  xPx,
  yPx,
  scale,
  shapePath,
  linePath,
  strokePx,
  chromeEdge,
  chrome,
}: VintageSaloonDrawing) {
  svg.stroke(linePath(knots("110,430 l, 640,400")), "#15181b", strokePx(60))
  svg.path(
    shapePath(knots("20,470 l30, 30,540 l20, 150,520 l20, 160,440 l20, 40,420 l30")),
    chrome,
    chromeEdge,
  )
  svg.path(
    shapePath(knots("4130,470 l30, 4120,540 l20, 4010,520 l20, 4000,440 l20, 4110,420 l30")),
    chrome,
    chromeEdge,
  )
  const wheel = wheelSymbol(svg, "wire", TYRE_RADIUS * scale, 244 * scale, { paintHex: tones.base })
  for (const x of [FRONT_AXLE_X, REAR_AXLE_X])
    svg.raw(`<use href="#${wheel}" x="${units(xPx(x))}" y="${units(yPx(TYRE_RADIUS))}"/>`)
  svg.path(
    view.pathData(arc(FRONT_AXLE_X, TYRE_RADIUS, 372, 10, 170), true) +
      view.pathData(arc(REAR_AXLE_X, TYRE_RADIUS, 372, 10, 170), true),
    svg.verticalGradient([0, "#000", 0.8], [0.4, "#000", 0.3], [1, "#000", 0]),
  )
}

/** Draws the body with its roof. */
function drawTub({ svg, tones, xPx, yPx, scale, shapePath, linePath, tub, clip }: VintageSaloonDrawing) {
  svg.use(
    tub,
    `fill="${svg.linearGradientPx(0, yPx(1700), 0, yPx(430), [
      [0, tones.light2],
      [0.14, tones.light1],
      [0.42, tones.base],
      [0.62, tones.base],
      [0.9, tones.shade1],
      [1, tones.shade2],
    ])}"`,
  )
  svg.group(`clip-path="${clip}"`, () => {
    svg.path(
      shapePath(
        knots(`
          1300,1600 c, 1560,1604, 2000,1640, 2560,1642, 3000,1600, 3340,1480 c, 3340,1800 c, 1300,1800 c
        `),
      ),
      tones.glint,
      'opacity=".7"',
    )
    svg.path(
      shapePath(
        knots(`
          1300,1136 c, 2400,1150, 3300,1136, 3800,1050 c, 3800,990 c, 3300,1066, 2400,1084, 1300,1080 c
        `),
      ),
      tones.light2,
    ) // waist
    svg.path(
      shapePath(knots("1300,1060 c, 2400,1070, 3300,1052, 3800,960 c, 3800,760 c, 1300,860 c")),
      svg.verticalGradient([0, tones.shade2, 0.6], [1, tones.shade1, 0]),
    )
    svg.path(
      shapePath(knots("1300,560 c, 3800,560 c, 3800,430 c, 1300,430 c")),
      svg.verticalGradient([0, tones.shade1, 0], [1, tones.shade3]),
    )
    svg.rect(
      xPx(3380),
      yPx(1700),
      420 * scale,
      1280 * scale,
      svg.horizontalGradient([0, tones.shade2, 0], [0.7, tones.shade3, 0.45], [1, tones.shade4, 0.8]),
    )
    svg.rect(
      xPx(1320),
      yPx(1160),
      150 * scale,
      760 * scale,
      svg.horizontalGradient([0, tones.shade3, 0.4], [1, tones.shade2, 0]),
    )
    svg.stroke(
      linePath(knots("1300,1140, 2400,1154, 3300,1140, 3800,1054")) +
        linePath(knots("1300,1074, 2400,1084, 3300,1068, 3800,986")),
      tones.edge,
      0.9,
      'stroke-opacity=".6"',
    )
  })
}

function drawWindows({ svg, shapePath, linePath, strokePx, chrome }: VintageSaloonDrawing) {
  const glass =
    shapePath(knots("1490,1186 c14, 1560,1400, 1610,1536 c40, 1800,1560, 2170,1574 c40, 2170,1186 c30")) +
    shapePath(knots("2250,1186 c30, 2250,1576 c40, 2560,1576, 2840,1552 c50, 2856,1186 c30")) +
    shapePath(knots("2930,1186 c40, 2930,1540 c50, 3100,1506, 3270,1400 c70, 3340,1190 c60"))
  const glassShape = svg.definePath(glass)
  svg.use(glassShape, `fill="${svg.verticalGradient([0, "#17202a"], [0.4, "#32404d"], [1, "#64788a"])}"`)
  svg.group(`clip-path="${svg.clipTo(glassShape)}"`, () => {
    svg.path(
      shapePath(knots("1980,1180 c, 1990,1330 c60, 2120,1350 c60, 2140,1180 c")) +
        shapePath(knots("2760,1180 c, 2800,1340 c60, 2990,1360 c60, 3040,1180 c")),
      "#0b0f13",
      'opacity=".55"',
    )
    svg.stroke(
      linePath(knots("1640,1180, 1690,1280, 1790,1330, 1840,1240, 1800,1180")),
      "#0b0f13",
      strokePx(26, 1.6),
      'opacity=".7"',
    )
    for (const [x, door] of [
      [1700, 170],
      [1900, 40],
      [2380, 220],
      [2660, 40],
      [3020, 120],
    ] as const)
      svg.path(
        shapePath([
          [x, 1160, "c"],
          [x + 170, 1600, "c"],
          [x + 170 + door, 1600, "c"],
          [x + door, 1160, "c"],
        ]),
        "#fff",
        'opacity=".14"',
      )
  })
  svg.use(glassShape, `fill="none" stroke="#15181b" stroke-width="${units(1.6)}"`)
  svg.use(glassShape, `fill="none" stroke="${chrome}" stroke-width="${units(0.8)}"`)
}

/** Seen nearly edge-on, above the scuttle. */
function drawWindscreen({ svg, shapePath, chromeEdge }: VintageSaloonDrawing) {
  svg.path(
    shapePath(knots("1398,1172 c10, 1500,1446, 1548,1570 c14, 1584,1560 c14, 1530,1440, 1440,1176 c10")),
    svg.verticalGradient([0, "#3b4a57"], [1, "#8ea3b3"]),
    chromeEdge,
  )
}

/** The front ones are hinged at the centre pillar. */
function drawDoors({
  svg,
  tones,
  xPx,
  yPx,
  scale,
  shapePath,
  linePath,
  edge,
  chromeEdge,
  chrome,
  tub,
  clip,
}: VintageSaloonDrawing) {
  const cut = svg.definePath(
    linePath(knots("1480,1180 l, 1440,480 l40, 2200,480 l40, 2206,1600 c")) +
      linePath(knots("2216,480 l, 2216,1600")) +
      linePath(knots("2890,1560 l, 2890,960, 2860,820, 2780,640, 2700,480 c60, 2216,480")),
  )
  svg.group(`clip-path="${clip}"`, () => {
    svg.use(
      cut,
      `x="${units(1.1)}" fill="none" stroke="${tones.glint}" stroke-width="${units(0.9)}" stroke-opacity=".6"`,
    )
    svg.use(cut, `fill="none" stroke="${tones.edge}" stroke-width="${units(1.1)}" stroke-opacity=".9"`)
  })
  for (const x of [1560, 2270]) svg.rect(xPx(x), yPx(1030), 130 * scale, 26 * scale, chrome, 3, chromeEdge)
  let hinges = ""
  for (const y of [1000, 620])
    for (const x of [2196, 2874])
      hinges += shapePath([
        [x, y, "l"],
        [x + 30, y, "l"],
        [x + 30, y - 60, "l"],
        [x, y - 60, "l"],
      ])
  svg.path(hinges, tones.shade2, `stroke="${tones.edge}" stroke-width="${units(0.5)}"`)
  svg.use(tub, `fill="none" ${edge}`)
  svg.stroke(
    linePath(knots("1560,1602, 1760,1672, 2560,1712, 2960,1672")),
    tones.glint,
    1.2,
    'stroke-opacity=".8"',
  )
  svg.stroke(
    linePath(knots("1590,1580, 2000,1614, 2560,1616, 3000,1580, 3300,1450")),
    tones.edge,
    0.9,
    'stroke-opacity=".45"',
  )
}

/** Draws the bonnet with its hinge and louvres. */
function drawBonnet({
  svg,
  tones,
  xPx,
  yPx,
  scale,
  shapePath,
  linePath,
  strokePx,
  edge,
  chromeEdge,
  chrome,
}: VintageSaloonDrawing) {
  const bon = svg.definePath(
    shapePath(knots("520,560 c20, 510,1090 c40, 560,1140, 900,1150, 1340,1160 c10, 1340,560 c20")),
  )
  svg.use(
    bon,
    `fill="${svg.verticalGradient([0, tones.light2], [0.14, tones.light1], [0.24, tones.light2], [0.26, tones.shade1], [0.34, tones.base], [0.8, tones.base], [1, tones.shade2])}" ${edge}`,
  )
  svg.stroke(linePath(knots("512,1040, 900,1052, 1340,1062")), tones.edge, 1, 'stroke-opacity=".75"')
  svg.stroke(linePath(knots("512,1052, 900,1064, 1340,1074")), tones.glint, 1)
  let louvres = ""
  for (let i = 0; i < 16; i++) {
    const x = 640 + i * 38
    louvres += linePath([
      [x, 960, "l"],
      [x + 6, 720],
    ])
  }
  svg.stroke(louvres, tones.shade3, strokePx(16, 1.4), 'stroke-linecap="round"')
  svg.stroke(
    louvres,
    tones.glint,
    strokePx(7, 0.7),
    `stroke-linecap="round" transform="translate(${units(-1.3)} 0)"`,
  )
  svg.rect(xPx(900), yPx(640), 110 * scale, 22 * scale, chrome, 3, chromeEdge)
  svg.stroke(linePath(knots("1342,570 l, 1342,1158")), tones.edge, 1.2)
}

/** Draws the upright radiator with filler cap and mascot plinth. */
function drawRadiator({ svg, shapePath, linePath, chromeEdge, chrome, chromeH }: VintageSaloonDrawing) {
  svg.path(
    shapePath(knots("430,520 c20, 410,1080 c50, 450,1170 c40, 530,1166 c20, 530,520 c10")),
    chromeH,
    chromeEdge,
  )
  svg.path(shapePath(knots("404,540 c, 392,1060 c40, 424,1100 c20, 430,540 c")), "#2b3036")
  let ribs = ""
  for (let y = 600; y < 1060; y += 46)
    ribs += linePath([
      [398, y, "l"],
      [428, y],
    ])
  svg.stroke(ribs, "#aeb6bd", 0.8)
  svg.path(shapePath(knots("452,1166 c, 460,1206 c16, 510,1206 c16, 518,1166 c")), chrome, chromeEdge)
  svg.path(shapePath(knots("470,1206 c, 462,1240, 520,1262 c, 506,1206 c")), chrome, chromeEdge)
}

function drawRunningBoard({ svg, shapePath, linePath, strokePx, chrome }: VintageSaloonDrawing) {
  svg.path(
    shapePath(knots("1120,400 c20, 1160,330 c20, 2740,330 c20, 2800,400 c20")),
    svg.verticalGradient([0, "#4a5158"], [0.35, "#24282c"], [1, "#101214"]),
  )
  svg.stroke(linePath(knots("1140,386 l, 2780,386")), chrome, strokePx(16, 1.6))
  svg.stroke(
    linePath(knots("1150,362 l, 2770,362")) + linePath(knots("1156,346 l, 2760,346")),
    "#000",
    0.9,
    'stroke-opacity=".6"',
  )
}

function drawWings({ svg, tones, shapePath, linePath, strokePx, edge }: VintageSaloonDrawing) {
  svg.path(
    shapePath(knots("900,560 c, 1340,560 c, 1340,400 c, 1100,400 c")),
    svg.verticalGradient([0, tones.shade1], [1, tones.shade3]),
  )
  const wing = (top: Knot[], k: Knot[], light: Knot[], turn: Knot[]) => {
    const r = svg.definePath(shapePath([...top, ...k]))
    svg.use(
      r,
      `fill="${svg.verticalGradient([0, tones.light2], [0.3, tones.light1], [0.55, tones.base], [1, tones.shade2])}"`,
    )
    svg.group(`clip-path="${svg.clipTo(r)}"`, () => {
      svg.path(shapePath(turn), tones.shade2, 'opacity=".75"')
      svg.stroke(
        linePath(light),
        tones.glint,
        strokePx(20, 1.6),
        'stroke-opacity=".95" stroke-linecap="round"',
      )
    })
    svg.use(r, `fill="none" ${edge}`)
  }
  wing(
    knots(`
      196,430 c30, 190,560, 270,720, 430,820, 620,850, 820,810, 1000,690, 1140,540, 1290,420 c20,
      1290,386 c10, 1100,390 c20
    `),
    knots("1000,500, 880,640, 740,722, 600,744, 440,714, 320,620, 262,500, 256,420 c20"),
    knots("220,560, 300,710, 440,794, 620,822, 810,782, 980,664, 1120,512, 1260,420"),
    knots(`
      256,400 c, 270,540, 330,650, 440,742, 600,774, 750,750, 900,664, 1040,510, 1120,380 c, 900,380 c,
      600,700 c, 300,400 c
    `),
  )
  wing(
    knots(`
      2740,386 c10, 2800,430, 2860,590, 2990,750, 3180,838, 3380,840, 3580,772, 3740,640, 3840,500,
      3880,400 c30, 3800,380 c20
    `),
    knots("3740,480, 3640,620, 3500,710, 3300,744, 3110,706, 2990,600, 2930,480, 2900,380 c20"),
    knots("2810,440, 2880,590, 3000,734, 3180,812, 3380,812, 3570,744, 3720,616, 3820,480"),
    knots(`
      2880,370 c, 2900,480, 2970,620, 3100,734, 3300,774, 3510,738, 3660,640, 3770,490, 3820,370 c,
      3600,370 c, 3300,700 c, 3000,370 c
    `),
  )
}

/** Free-standing on its bar, with side lamp and horn. */
function drawHeadlamp({
  svg,
  xPx,
  yPx,
  scale,
  shapePath,
  linePath,
  strokePx,
  chromeEdge,
  chrome,
  chromeH,
}: VintageSaloonDrawing) {
  svg.stroke(linePath(knots("380,760 l, 380,900")), chromeH, strokePx(34, 2))
  svg.path(
    shapePath(knots("300,1040 c20, 300,850 c20, 400,856, 500,900, 536,946, 500,990, 400,1034")),
    svg.verticalGradient([0, "#fff"], [0.3, "#cfd5da"], [0.55, "#7b848c"], [1, "#e4e8eb"]),
    chromeEdge,
  )
  svg.ellipse(xPx(302), yPx(945), 30 * scale, 106 * scale, chrome, chromeEdge)
  svg.ellipse(
    xPx(294),
    yPx(945),
    20 * scale,
    92 * scale,
    svg.horizontalGradient([0, "#fff"], [0.6, "#dbe5ec"], [1, "#8f9ca6"]),
    chromeEdge,
  )
  svg.path(shapePath(knots("560,900 c20, 566,850 c10, 640,850 c10, 650,880, 620,908")), chrome, chromeEdge)
}

/** Tail lamp, trafficator, mirror. */
function drawSmallParts({
  svg,
  tones,
  xPx,
  yPx,
  scale,
  shapePath,
  linePath,
  chromeEdge,
  chrome,
}: VintageSaloonDrawing) {
  svg.path(
    shapePath(knots("3840,640 l14, 3900,636 l14, 3900,560 l14, 3840,566 l14")),
    svg.verticalGradient([0, "#e5363b"], [1, "#7a0912"]),
    chromeEdge,
  )
  svg.rect(
    xPx(2192),
    yPx(1420),
    36 * scale,
    150 * scale,
    tones.shade1,
    2,
    `stroke="${tones.edge}" stroke-width="${units(0.6)}"`,
  )
  svg.stroke(linePath(knots("1480,1200 l, 1400,1290")), "#c2c9cf", 1.6)
  svg.ellipse(xPx(1390), yPx(1310), 42 * scale, 52 * scale, chrome, chromeEdge)
}
