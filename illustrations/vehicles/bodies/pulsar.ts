import { knots } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"
import { drawContactShadow } from "../side/contact-shadow.ts"
import { drawDarkModeOutline } from "../side/dark-mode-outline.ts"
import { openWheelSymbol } from "../side/open-wheel.ts"
import type { MotorcycleDrawing } from "./motorcycle-drawing.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

const FRONT_AXLE_X = 300
const REAR_AXLE_X = 1620
const FRONT_TYRE_RADIUS = 296
const REAR_TYRE_RADIUS = 304

/** The Bajaj Pulsar 150. */
export function drawPulsar(drawing: MotorcycleDrawing, hasDarkModeOutline: boolean) {
  const { svg, view } = drawing
  drawContactShadow(svg, view, 50, 1960, [FRONT_AXLE_X, REAR_AXLE_X], FRONT_TYRE_RADIUS, 0.75)
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
  drawSilencer(drawing)
  drawWheels(drawing)
  drawBrakes(drawing)
  drawSwingArm(drawing)
  drawFrame(drawing)
  drawEngine(drawing)
  drawBellyPan(drawing)
  drawRearShock(drawing)
  drawTail(drawing)
  drawSeat(drawing)
  drawTank(drawing)
  drawFork(drawing)
  drawHandlebar(drawing)
  drawHeadlampCowl(drawing)
  drawFootControls(drawing)
}

/** Draws the silencer on the far side. */
function drawSilencer({ svg, shapePath, thinEdge }: MotorcycleDrawing) {
  svg.path(
    shapePath(
      knots("1200,300 c30, 1420,352, 1700,420, 1900,470 c30, 1920,390 c30, 1700,320, 1420,262, 1200,240 c30"),
    ),
    svg.verticalGradient([0, "#8a929a"], [0.4, "#3b4147"], [1, "#14171a"]),
    thinEdge("#0c0e10"),
  )
}

/** Draws the wheels with rear hugger and plate carrier. */
function drawWheels({ svg, trim, scale, shapePath, placeAt, thinEdge }: MotorcycleDrawing) {
  const frontWheel = openWheelSymbol(svg, FRONT_TYRE_RADIUS * scale, 226 * scale, "cast", trim.light1)
  const rearWheel = openWheelSymbol(svg, REAR_TYRE_RADIUS * scale, 222 * scale, "cast", trim.light1)
  svg.path(
    shapePath(
      knots("1700,700 c20, 1850,640, 1950,520, 1990,400 c20, 1960,396 c16, 1900,500, 1800,590, 1660,640 c20"),
    ),
    "#17191c",
  )
  svg.path(shapePath(knots("1930,520 l10, 2010,540 l10, 2040,400 l10, 1960,390 l10")), "#24282c")
  svg.path(
    shapePath(knots("1890,700 c14, 1980,690 c14, 1984,650 c14, 1894,656 c14")),
    svg.verticalGradient([0, "#ffb84d"], [1, "#d77812"]),
    thinEdge("#5b3305"),
  )
  placeAt(rearWheel, REAR_AXLE_X, REAR_TYRE_RADIUS)
  placeAt(frontWheel, FRONT_AXLE_X, FRONT_TYRE_RADIUS)
}

/** Front disc and caliper, rear drum. */
function drawBrakes({ svg, scale, drawDot, thinEdge }: MotorcycleDrawing) {
  drawDot(
    FRONT_AXLE_X,
    FRONT_TYRE_RADIUS,
    122,
    "none",
    `stroke="#c2c9cf" stroke-width="${units(30 * scale)}"`,
  )
  drawDot(
    FRONT_AXLE_X,
    FRONT_TYRE_RADIUS,
    122,
    "none",
    `stroke="#5d656c" stroke-width="${units(14 * scale)}" stroke-dasharray="${units(2)} ${units(5)}"`,
  )
  drawDot(FRONT_AXLE_X, FRONT_TYRE_RADIUS, 46, "#33393f", thinEdge("#0c0e10"))
  drawDot(FRONT_AXLE_X, FRONT_TYRE_RADIUS, 20, "#b4bbc1")
  drawDot(
    REAR_AXLE_X,
    REAR_TYRE_RADIUS,
    84,
    svg.verticalGradient([0, "#666e76"], [1, "#23272b"]),
    thinEdge("#0c0e10"),
  )
  drawDot(REAR_AXLE_X, REAR_TYRE_RADIUS, 24, "#b4bbc1")
}

/** Draws the swing arm with chain guard and saree guard. */
function drawSwingArm({ svg, shapePath, drawLine, thinEdge, blackMetal }: MotorcycleDrawing) {
  drawLine("#1b1e22", 60, knots("1150,360, 1620,304"))
  svg.path(
    shapePath(knots("1130,440 c20, 1400,420, 1600,396 c30, 1640,350 c20, 1400,366, 1140,374 c20")),
    blackMetal,
    thinEdge("#0c0e10"),
  )
}

function drawFrame({ drawLine }: MotorcycleDrawing) {
  drawLine("#121417", 54, knots("690,800, 800,560, 880,300 c60, 1150,280"))
  drawLine("#121417", 46, knots("1040,760, 1120,520, 1170,330"))
  drawLine("#121417", 40, knots("1060,720, 1400,760, 1700,830"))
}

function drawEngine({
  svg,
  trim,
  shapePath,
  linePath,
  strokePx,
  drawDot,
  thinEdge,
  drawFins,
}: MotorcycleDrawing) {
  svg.path(
    shapePath(
      knots("850,300 c50, 840,430 c50, 930,500, 1110,500 c60, 1220,410 c60, 1210,270 c50, 1000,230 c40"),
    ),
    svg.verticalGradient([0, "#565d64"], [0.5, "#33383e"], [1, "#15181b"]),
    thinEdge("#0c0e10"),
  )
  drawFins({
    x: 850,
    y: 470,
    width: 190,
    height: 190,
    lean: -36,
    count: 8,
    fill: svg.horizontalGradient([0, "#3d4349"], [0.4, "#666e75"], [1, "#23272b"]),
    gapColour: "#0f1113",
  })
  svg.path(
    shapePath(knots("800,640 c20, 796,730 c36, 990,740 c36, 1010,650 c20")),
    svg.verticalGradient([0, "#80888f"], [1, "#2d3237"]),
    thinEdge("#0c0e10"),
  )
  drawDot(886, 690, 22, trim.base)
  svg.path(
    shapePath(knots("890,280 c70, 870,380 c70, 960,450 c60, 1080,430 c70, 1120,330 c60, 1050,262 c50")),
    svg.verticalGradient([0, "#b9c0c6"], [0.5, "#858d94"], [1, "#454b51"]),
    thinEdge("#15181b"),
  )
  drawDot(985, 354, 52, "none", `stroke="#3a4047" stroke-width="${units(1)}"`)
  drawDot(985, 354, 16, "#3a4047")
  drawDot(1150, 372, 66, svg.verticalGradient([0, "#a8b0b6"], [1, "#4a5056"]), thinEdge("#15181b"))
  svg.stroke(linePath(knots("806,660 c, 740,600, 740,480, 790,340, 880,264")), "#2b3035", strokePx(46))
  svg.stroke(linePath(knots("800,664 c, 732,600, 730,480, 782,340")), "#9aa2a9", strokePx(10, 1))
}

function drawBellyPan({ svg, trim, shapePath, thinEdge }: MotorcycleDrawing) {
  svg.path(
    shapePath(knots("800,320 c20, 830,250, 900,206 c20, 1140,210 c30, 1170,250 c20, 960,256, 880,330 c20")),
    svg.verticalGradient([0, trim.light1], [0.5, trim.base], [1, trim.shade2]),
    thinEdge(trim.edge),
  )
}

/** Draws the rear shock absorber with its canister. */
function drawRearShock({ svg, trim, shapePath, linePath, strokePx, drawLine, thinEdge }: MotorcycleDrawing) {
  drawLine("#c6cdd2", 26, knots("1560,330, 1470,690"))
  svg.stroke(
    linePath(knots("1548,380 l, 1488,620")),
    trim.base,
    strokePx(56),
    `stroke-dasharray="${units(2.6)} ${units(1.8)}"`,
  )
  svg.path(
    shapePath(knots("1500,560 c16, 1520,690 c16, 1570,680 c16, 1552,552 c16")),
    svg.horizontalGradient([0, "#e5e9ec"], [1, "#7b838b"]),
    thinEdge("#3a4148"),
  )
}

/** Draws the tail with the side panel. */
function drawTail({
  svg,
  tones,
  trim,
  shapePath,
  linePath,
  strokePx,
  drawLine,
  drawDot,
  edge,
  thinEdge,
}: MotorcycleDrawing) {
  svg.path(
    shapePath(
      knots(`
        1080,480 c30, 1050,620 c30, 1130,720 c30, 1380,740 c30, 1420,680 c30, 1260,560 c30, 1180,470 c30
      `),
    ),
    svg.verticalGradient([0, tones.light2], [0.4, tones.base], [1, tones.shade3]),
    edge,
  )
  svg.path(shapePath(knots("1130,600 c, 1350,712 c, 1210,620 c, 1160,560 c")), trim.base)
  drawDot(1130, 560, 12, "#8d969e")
  const tail = svg.definePath(
    shapePath(
      knots(`
        1230,690 c30, 1300,770, 1500,820, 1760,880, 1950,910 c20, 1980,870 c16, 1900,800, 1700,730,
        1480,680, 1300,640 c30
      `),
    ),
  )
  svg.use(tail, `fill="${svg.verticalGradient([0, tones.light2], [0.4, tones.base], [1, tones.shade3])}"`)
  svg.group(`clip-path="${svg.clipTo(tail)}"`, () => {
    svg.path(
      shapePath(knots("1200,700 c, 1500,740, 1990,880 c, 1990,850 c, 1600,730, 1300,660 c")),
      trim.base,
    )
    svg.stroke(
      linePath(knots("1250,740, 1500,790, 1760,846, 1980,880")),
      tones.glint,
      strokePx(8, 0.9),
      'stroke-opacity=".8"',
    )
  })
  svg.use(tail, `fill="none" ${edge}`)
  svg.path(
    shapePath(knots("1900,900 c12, 1976,908 c12, 1990,866 c12, 1930,826 c12")),
    svg.verticalGradient([0, "#f0454a"], [1, "#7a0912"]),
    thinEdge("#34020a"),
  )
  drawLine("#2a2e33", 34, knots("1560,860, 1680,940, 1820,960, 1900,910"))
  drawLine("#8d969e", 8, knots("1590,886, 1690,948, 1800,966"))
}

function drawSeat({ svg, shapePath, drawLine, thinEdge }: MotorcycleDrawing) {
  svg.path(
    shapePath(
      knots(`
        1020,770 c30, 1100,800, 1260,790, 1380,820 c30, 1450,870, 1600,910, 1760,930 c30, 1770,890 c20,
        1600,840, 1420,780, 1260,740, 1080,720 c30
      `),
    ),
    svg.verticalGradient([0, "#4a5057"], [0.3, "#2a2e33"], [1, "#101214"]),
    thinEdge("#0c0e10"),
  )
  drawLine("#6d757d", 7, knots("1050,780, 1250,776, 1370,802, 1450,852, 1740,914"))
}

/** Draws the tank with its shrouds. */
function drawTank({ svg, tones, trim, shapePath, edge, chrome }: MotorcycleDrawing) {
  const tank = svg.definePath(
    shapePath(
      knots(`
        650,830 c30, 690,920, 800,968, 930,960, 1020,890, 1080,790, 1090,720 c30, 960,700, 820,690 c30,
        640,600 c20, 600,640 c30, 690,740 c30
      `),
    ),
  )
  svg.use(
    tank,
    `fill="${svg.verticalGradient([0, tones.light2], [0.25, tones.light1], [0.5, tones.base], [1, tones.shade3])}"`,
  )
  svg.group(`clip-path="${svg.clipTo(tank)}"`, () => {
    svg.path(
      shapePath(knots("660,850 c, 760,920, 920,926, 1020,860, 1100,740 c, 1100,1000 c, 650,1000 c")),
      tones.glint,
      'opacity=".55"',
    )
    svg.path(
      shapePath(knots("590,630 c, 720,760, 880,800, 1000,780 c, 900,740, 780,700, 640,590 c")),
      trim.base,
    )
    svg.path(shapePath(knots("740,850 c30, 900,860 c30, 1010,790 c30, 900,806")), trim.light1, 'opacity=".9"')
    svg.path(
      shapePath(knots("960,690 c, 1000,780, 1040,860 c, 1100,760 c, 1100,690 c")),
      "#0f1114",
      'opacity=".8"',
    )
  })
  svg.use(tank, `fill="none" ${edge}`)
  svg.path(shapePath(knots("830,962 l10, 840,984 l10, 910,980 l10, 914,954 l10")), chrome)
}

/** Draws the fork with the front mudguard. */
function drawFork({
  svg,
  tones,
  trim,
  shapePath,
  linePath,
  strokePx,
  drawLine,
  drawDot,
  edge,
  thinEdge,
}: MotorcycleDrawing) {
  drawLine("#23272b", 60, knots("300,296, 430,560"))
  drawLine("#6d757d", 12, knots("282,300, 412,566"))
  svg.stroke(
    linePath(knots("430,560 l, 580,860")),
    svg.horizontalGradient([0, "#fff"], [1, "#6b747c"]),
    strokePx(44),
  )
  svg.path(
    shapePath(knots("340,330 l10, 380,440 l10, 440,420 l10, 400,310 l10")),
    trim.shade1,
    thinEdge("#0c0e10"),
  )
  svg.path(
    shapePath(
      knots(`
        30,430 c16, 110,560, 240,626, 400,620, 520,560 c30, 560,470 c16, 520,480 c10, 440,556, 310,574,
        190,530, 80,416 c16
      `),
    ),
    svg.verticalGradient([0, tones.light2], [0.4, tones.base], [1, tones.shade3]),
    edge,
  )
  drawLine(tones.glint, 7, knots("110,530, 240,600, 400,596"))
  drawDot(FRONT_AXLE_X, FRONT_TYRE_RADIUS, 34, "#2b3035", thinEdge("#0c0e10"))
  drawDot(FRONT_AXLE_X, FRONT_TYRE_RADIUS, 16, "#c2c9cf")
}

/** Draws the handlebar with mirror and clocks. */
function drawHandlebar({ svg, shapePath, linePath, strokePx, drawLine, blackMetal }: MotorcycleDrawing) {
  drawLine("#15181b", 40, knots("580,860, 620,960"))
  drawLine("#8d969e", 22, knots("620,960, 680,1000"))
  svg.stroke(linePath(knots("660,1000 l, 800,1004")), "#0f1113", strokePx(50), 'stroke-linecap="round"')
  drawLine("#aeb6bd", 13, knots("670,960, 740,950, 820,972"))
  drawLine("#15181b", 14, knots("640,1010, 620,1110"))
  svg.path(shapePath(knots("560,1190 c20, 560,1110 c30, 690,1100 c30, 700,1170 c30")), blackMetal)
}

/** Draws the headlamp cowl with its fly screen. */
function drawHeadlampCowl({ svg, tones, trim, shapePath, drawLine, edge, thinEdge }: MotorcycleDrawing) {
  svg.path(
    shapePath(knots("480,960 c16, 560,1060 c20, 610,1040 c16, 590,950 c10")),
    "#23282e",
    'opacity=".85"',
  )
  svg.path(
    shapePath(knots("420,830 c30, 450,920, 540,990 c30, 620,970 c30, 640,860 c30, 600,760 c30, 500,740 c30")),
    svg.verticalGradient([0, tones.light2], [0.4, tones.base], [1, tones.shade3]),
    edge,
  )
  svg.path(shapePath(knots("560,970 c, 620,960 c, 640,880 c, 560,830 c")), trim.base)
  svg.path(
    shapePath(knots("408,850 c20, 440,916 c20, 510,900 c30, 540,820 c30, 490,756 c30, 430,780 c20")),
    svg.horizontalGradient([0, "#fff"], [0.5, "#cfdae2"], [1, "#66737e"]),
    thinEdge("#15181b"),
  )
  drawLine("#fff", 12, knots("436,820, 470,850, 520,846"))
  svg.path(
    shapePath(knots("560,720 c12, 560,760 c12, 620,756 c12, 620,720 c12")),
    svg.verticalGradient([0, "#ffb84d"], [1, "#d77812"]),
    thinEdge("#5b3305"),
  )
}

/** Foot rests, lever, stand. */
function drawFootControls({ drawLine }: MotorcycleDrawing) {
  drawLine("#15181b", 34, knots("1060,270, 1130,266"))
  drawLine("#aeb6bd", 14, knots("880,250, 940,240, 990,290"))
  drawLine("#15181b", 26, knots("1130,250, 1230,40"))
  drawLine("#15181b", 28, knots("1350,400, 1420,396"))
  drawLine("#8d969e", 12, knots("1300,480, 1380,400"))
}
