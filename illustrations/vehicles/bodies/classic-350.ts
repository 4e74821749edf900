import { type Knot, knots } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"
import { drawContactShadow } from "../side/contact-shadow.ts"
import { drawDarkModeOutline } from "../side/dark-mode-outline.ts"
import { openWheelSymbol } from "../side/open-wheel.ts"
import type { MotorcycleDrawing } from "./motorcycle-drawing.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

const FRONT_AXLE_X = 330
const REAR_AXLE_X = 1700
const FRONT_TYRE_RADIUS = 322
const REAR_TYRE_RADIUS = 316

/** The Royal Enfield Classic 350. */
export function drawClassic350(drawing: MotorcycleDrawing, hasDarkModeOutline: boolean) {
  const { svg, view } = drawing
  drawContactShadow(svg, view, 60, 2080, [FRONT_AXLE_X, REAR_AXLE_X], FRONT_TYRE_RADIUS, 0.75)
  if (hasDarkModeOutline)
    drawDarkModeOutline(
      svg,
      view,
      [],
      [
        { x: FRONT_AXLE_X, radius: FRONT_TYRE_RADIUS },
        { x: REAR_AXLE_X, radius: REAR_TYRE_RADIUS },
      ],
    )
  drawSilencerAndWheels(drawing)
  drawRearHub(drawing)
  drawSwingArm(drawing)
  drawFrame(drawing)
  drawEngine(drawing)
  drawIntakeAndExhaust(drawing)
  drawRearMudguard(drawing)
  drawRearShock(drawing)
  drawSideBoxes(drawing)
  drawSaddles(drawing)
  drawTank(drawing)
  drawFork(drawing)
  drawHandlebar(drawing)
  drawFootControls(drawing)
}

/** The silencer is on the far side and shows behind the rear wheel. */
function drawSilencerAndWheels({ svg, scale, shapePath, placeAt, thinEdge, chrome }: MotorcycleDrawing) {
  const frontWheel = openWheelSymbol(svg, FRONT_TYRE_RADIUS * scale, 254 * scale, "wire")
  const rearWheel = openWheelSymbol(svg, REAR_TYRE_RADIUS * scale, 240 * scale, "wire")
  svg.path(
    shapePath(
      knots("1180,300 c30, 1420,330, 1700,342, 2040,372 c20, 2060,300 c20, 1700,256, 1420,244, 1180,250 c30"),
    ),
    chrome,
    thinEdge("#4d555c"),
  )
  placeAt(rearWheel, REAR_AXLE_X, REAR_TYRE_RADIUS)
  placeAt(frontWheel, FRONT_AXLE_X, FRONT_TYRE_RADIUS)
}

/** Drum and sprocket. */
function drawRearHub({ svg, drawDot, thinEdge, alloy }: MotorcycleDrawing) {
  drawDot(REAR_AXLE_X, REAR_TYRE_RADIUS, 96, alloy, thinEdge("#4d555c"))
  drawDot(REAR_AXLE_X, REAR_TYRE_RADIUS, 60, svg.verticalGradient([0, "#7a838b"], [1, "#3c434a"]))
  drawDot(REAR_AXLE_X, REAR_TYRE_RADIUS, 26, "#dfe4e8", thinEdge("#23282d"))
}

/** Draws the swing arm with the chain case. */
function drawSwingArm({ svg, tones, shapePath, drawLine, edge }: MotorcycleDrawing) {
  drawLine("#1a1d20", 56, knots("1180,372, 1700,316"))
  svg.path(
    shapePath(knots("1130,420 c30, 1400,410, 1660,384 c30, 1690,330 c20, 1400,330, 1150,330 c30")),
    svg.verticalGradient([0, tones.light1], [0.5, tones.shade1], [1, tones.shade3]),
    edge,
  )
}

function drawFrame({ drawLine }: MotorcycleDrawing) {
  drawLine("#15181b", 46, knots("720,840, 840,520, 900,280 c60, 1250,270, 1330,420"))
  drawLine("#15181b", 44, knots("1130,780, 1230,480, 1300,340"))
  drawLine("#15181b", 40, knots("1060,790, 1480,770, 1760,740"))
  drawLine("#5b646c", 8, knots("1148,770, 1236,500"))
}

/** The tall upright single-cylinder engine. */
function drawEngine({ svg, shapePath, drawDot, thinEdge, alloy, drawFins }: MotorcycleDrawing) {
  svg.path(
    shapePath(
      knots("880,300 c60, 880,470 c60, 1000,520, 1180,500 c60, 1290,400 c60, 1270,270 c50, 1000,240 c40"),
    ),
    alloy,
    thinEdge("#3a4148"),
  )
  drawFins({
    x: 900,
    y: 500,
    width: 190,
    height: 230,
    lean: 0,
    count: 9,
    fill: svg.horizontalGradient([0, "#b7bec4"], [0.4, "#e2e6e9"], [1, "#7c848b"]),
    gapColour: "#2a2e33",
  })
  svg.path(
    shapePath(knots("890,715 c20, 900,800 c40, 1080,800 c40, 1096,715 c20")),
    alloy,
    thinEdge("#3a4148"),
  )
  drawDot(990, 770, 24, "#6f777f")
  svg.path(
    shapePath(knots("930,280 c80, 900,380 c80, 980,450 c60, 1130,430 c80, 1180,340 c60, 1110,272 c60")),
    svg.verticalGradient([0, "#fff"], [0.4, "#d3d9de"], [1, "#8a929a"]),
    thinEdge("#4d555c"),
  )
  drawDot(1030, 356, 54, "none", `stroke="#7b838b" stroke-width="${units(1)}"`)
  drawDot(1030, 356, 14, "#5d656d")
  drawDot(1210, 380, 74, svg.verticalGradient([0, "#f1f4f6"], [1, "#9aa2a9"]), thinEdge("#4d555c"))
  drawDot(1210, 380, 40, "none", `stroke="#7b838b" stroke-width="${units(1)}"`)
}

/** Header pipe and carburettor. */
function drawIntakeAndExhaust({ svg, shapePath, linePath, strokePx, blackMetal }: MotorcycleDrawing) {
  svg.stroke(linePath(knots("905,690 c, 820,660, 800,560, 830,400, 900,300")), "#5d656c", strokePx(50))
  svg.stroke(linePath(knots("900,696 c, 812,664, 790,560, 822,400, 890,300")), "#eef1f3", strokePx(18))
  svg.path(shapePath(knots("1090,660 l20, 1090,740 l20, 1190,720 l20, 1190,650 l20")), blackMetal)
}

/** Draws the rear mudguard with stay, number plate and tail lamp. */
function drawRearMudguard({ svg, tones, shapePath, drawLine, edge, thinEdge }: MotorcycleDrawing) {
  const rearMudguard: Knot[] = knots(`
    1390,520 c20, 1430,620, 1540,700, 1700,730, 1870,690, 2010,570, 2080,420 c20, 2040,408 c20, 1970,540,
    1850,640, 1700,676, 1550,646, 1450,570, 1420,510 c20
  `)
  drawLine("#aeb6bd", 18, knots("1700,320, 2010,560"))
  svg.path(
    shapePath(rearMudguard),
    svg.verticalGradient([0, tones.glint], [0.2, tones.light2], [0.5, tones.base], [1, tones.shade2]),
    edge,
  )
  drawLine("#c9b071", 7, knots("1440,600, 1550,672, 1700,702, 1860,664, 1990,556"))
  svg.path(shapePath(knots("1960,660 l10, 2060,600 l10, 2080,640 l20, 1990,720 l20")), tones.shade1, edge)
  svg.path(
    shapePath(knots("2000,730 c20, 2070,690 c20, 2096,626 c20, 2060,610 c12, 2010,680")),
    svg.verticalGradient([0, "#e5363b"], [1, "#7a0912"]),
    thinEdge("#34020a"),
  )
  svg.path(
    shapePath(knots("1950,760 c16, 1950,810 c16, 2010,800 c16, 2010,752 c16")),
    svg.verticalGradient([0, "#ffb84d"], [1, "#d77812"]),
    thinEdge("#5b3305"),
  )
}

function drawRearShock({
  svg,
  shapePath,
  linePath,
  strokePx,
  drawLine,
  thinEdge,
  chrome,
}: MotorcycleDrawing) {
  drawLine("#c6cdd2", 30, knots("1640,330, 1560,690"))
  svg.stroke(
    linePath(knots("1632,366 l, 1572,640")),
    "#1b1e22",
    strokePx(58),
    `stroke-dasharray="${units(3)} ${units(1.6)}"`,
  )
  svg.path(
    shapePath(knots("1540,620 l16, 1560,710 l20, 1614,700 l20, 1600,610 l16")),
    chrome,
    thinEdge("#4d555c"),
  )
}

function drawSideBoxes({
  svg,
  tones,
  shapePath,
  strokePx,
  drawDot,
  edge,
  thinEdge,
  chrome,
}: MotorcycleDrawing) {
  svg.path(
    shapePath(knots("1180,560 c60, 1200,690 c60, 1380,700 c70, 1430,590, 1390,480 c60, 1240,470 c60")),
    svg.verticalGradient([0, tones.light2], [0.45, tones.base], [1, tones.shade2]),
    edge,
  )
  svg.stroke(
    shapePath(knots("1214,570 c50, 1230,664 c50, 1366,672 c60, 1398,590, 1366,510 c50, 1256,502 c50")),
    "#c9b071",
    strokePx(7, 0.9),
  )
  drawDot(1306, 588, 26, chrome, thinEdge("#4d555c"))
}

/** Saddle on springs, pillion pad and rack. */
function drawSaddles({ svg, shapePath, linePath, strokePx, drawLine, thinEdge, chrome }: MotorcycleDrawing) {
  svg.stroke(
    linePath(knots("1330,730 l, 1336,800")) + linePath(knots("1410,730 l, 1404,800")),
    "#c6cdd2",
    strokePx(40),
    `stroke-dasharray="${units(1.6)} ${units(1)}"`,
  )
  svg.path(
    shapePath(knots("1480,800 c20, 1500,850 c30, 1640,866, 1770,850 c30, 1790,800 c20, 1640,790")),
    svg.verticalGradient([0, "#8c6a4b"], [0.4, "#5b4230"], [1, "#2b1f17"]),
    thinEdge("#1e1510"),
  )
  drawLine("#8d969e", 16, knots("1790,700, 1830,800"))
  drawLine("#8d969e", 16, knots("1930,640, 1960,806"))
  svg.stroke(
    linePath(knots("1500,790 c, 1760,796, 2030,812 c60, 2090,840 c")),
    chrome,
    strokePx(24, 2),
    'stroke-linecap="round"',
  )
  svg.path(
    shapePath(
      knots(`
        1040,800 c30, 1090,840, 1230,844, 1360,880, 1470,900 c40, 1490,840 c30, 1400,790, 1200,762,
        1080,760 c30
      `),
    ),
    svg.verticalGradient([0, "#a07a57"], [0.3, "#6c4f39"], [1, "#32241a"]),
    thinEdge("#1e1510"),
  )
  drawLine("#c9a27c", 8, knots("1070,822, 1230,830, 1370,866, 1456,884"))
}

/** The tank: a drop shape with a round front and a knee pad. */
function drawTank({ svg, tones, shapePath, strokePx, edge, thinEdge, chrome }: MotorcycleDrawing) {
  const tank = svg.definePath(
    shapePath(
      knots(`
        690,860 c40, 700,930, 780,980, 900,990, 1010,950, 1090,860, 1130,780 c30, 1060,756, 900,762,
        770,790, 706,820 c30
      `),
    ),
  )
  svg.use(
    tank,
    `fill="${svg.verticalGradient([0, tones.light2], [0.3, tones.light1], [0.55, tones.base], [1, tones.shade3])}"`,
  )
  svg.group(`clip-path="${svg.clipTo(tank)}"`, () => {
    svg.path(
      shapePath(knots("700,940 c, 790,956, 900,960, 1010,924, 1100,830 c, 1100,1000 c, 700,1000 c")),
      tones.glint,
      'opacity=".75"',
    )
    svg.path(
      shapePath(knots("700,810 c, 900,800, 1140,800 c, 1140,740 c, 700,740 c")),
      tones.shade3,
      'opacity=".6"',
    )
    svg.path(
      shapePath(knots("990,780 c30, 940,870 c40, 1000,900 c40, 1090,820 c20, 1100,776 c20")),
      "#1b1e22",
    )
    svg.stroke(
      shapePath(knots("716,850 c40, 760,910, 880,930, 930,880 c40, 900,806, 780,812")),
      "#c9b071",
      strokePx(7, 1),
    )
  })
  svg.use(tank, `fill="none" ${edge}`)
  svg.path(
    shapePath(knots("840,990 l10, 850,1020 l10, 920,1016 l10, 924,986 l10")),
    chrome,
    thinEdge("#4d555c"),
  )
}

/** Draws the fork with the front mudguard. */
function drawFork({
  svg,
  tones,
  shapePath,
  linePath,
  strokePx,
  drawLine,
  drawDot,
  edge,
  thinEdge,
  chrome,
  alloy,
}: MotorcycleDrawing) {
  drawLine("#8d969e", 14, knots("330,322, 190,560"))
  drawLine("#8d969e", 12, knots("330,322, 476,548"))
  drawLine("#22262a", 66, knots("352,370, 478,620"))
  svg.stroke(linePath(knots("330,322 l, 480,620")), chrome, strokePx(52), 'stroke-linecap="round"')
  svg.path(
    shapePath(knots("430,560 l16, 570,860 l16, 646,830 l16, 506,530 l16")),
    svg.verticalGradient([0, tones.light1], [0.5, tones.base], [1, tones.shade3]),
    edge,
  )
  drawDot(FRONT_AXLE_X, FRONT_TYRE_RADIUS, 92, alloy, thinEdge("#4d555c"))
  drawDot(FRONT_AXLE_X, FRONT_TYRE_RADIUS, 62, svg.verticalGradient([0, "#7a838b"], [1, "#3c434a"]))
  drawDot(FRONT_AXLE_X, FRONT_TYRE_RADIUS, 24, "#e6eaed", thinEdge("#23282d"))
  svg.path(
    shapePath(
      knots(`
        10,480 c20, 70,590, 180,670, 330,700, 480,668, 600,580 c20, 580,552 c16, 470,622, 330,646, 200,622,
        100,550, 46,464 c16
      `),
    ),
    svg.verticalGradient([0, tones.glint], [0.2, tones.light2], [0.55, tones.base], [1, tones.shade2]),
    edge,
  )
  drawLine("#c9b071", 7, knots("70,554, 190,646, 330,672, 476,642, 570,580"))
}

/** Draws the handlebar with instruments and the nacelle of the lamp. */
function drawHandlebar({
  svg,
  view,
  tones,
  scale,
  shapePath,
  linePath,
  strokePx,
  drawLine,
  edge,
  thinEdge,
  chrome,
}: MotorcycleDrawing) {
  drawLine("#1a1d20", 40, knots("600,880, 650,990"))
  svg.stroke(
    linePath(knots("640,990 c, 700,1040, 790,1066, 880,1052 c")),
    svg.verticalGradient([0, "#fff"], [1, "#8a929a"]),
    strokePx(26),
    'stroke-linecap="round"',
  )
  svg.stroke(linePath(knots("800,1066 l, 900,1050")), "#111316", strokePx(46), 'stroke-linecap="round"')
  drawLine("#c2c9cf", 14, knots("800,1026, 860,1000, 920,996"))
  drawLine("#22262a", 13, knots("740,1056, 720,1140"))
  svg.ellipse(view.xPx(712), view.yPx(1186), 52 * scale, 56 * scale, chrome, thinEdge("#33393f"))
  svg.path(
    shapePath(
      knots("440,900 c30, 470,960 c40, 590,980, 690,950 c40, 700,870 c40, 640,800, 520,780 c40, 446,820 c30"),
    ),
    svg.verticalGradient([0, tones.glint], [0.3, tones.light1], [0.6, tones.base], [1, tones.shade3]),
    edge,
  )
  svg.path(shapePath(knots("420,968 c10, 520,980 c20, 520,950 c, 440,930 c10")), tones.shade1, edge)
  svg.ellipse(view.xPx(444), view.yPx(864), 40 * scale, 100 * scale, chrome, thinEdge("#33393f"))
  svg.ellipse(
    view.xPx(430),
    view.yPx(864),
    28 * scale,
    84 * scale,
    svg.horizontalGradient([0, "#fff"], [0.55, "#dbe5ec"], [1, "#8f9ca6"]),
    thinEdge("#59626a"),
  )
  svg.ellipse(view.xPx(476), view.yPx(958), 24 * scale, 26 * scale, chrome, thinEdge("#33393f"))
  svg.path(
    shapePath(knots("470,750 c16, 470,796 c16, 530,796 c16, 530,750 c16")),
    svg.verticalGradient([0, "#ffb84d"], [1, "#d77812"]),
    thinEdge("#5b3305"),
  )
}

/** Horn, foot rests, lever, stand. */
function drawFootControls({ drawLine, drawDot, thinEdge, chrome }: MotorcycleDrawing) {
  drawDot(800, 600, 46, chrome, thinEdge("#33393f"))
  drawLine("#15181b", 34, knots("1080,250, 1160,246"))
  drawLine("#c2c9cf", 16, knots("900,276, 960,250, 1010,300"))
  drawLine("#1a1d20", 26, knots("1180,250, 1290,40"))
  drawLine("#15181b", 30, knots("1380,380, 1450,376"))
}
