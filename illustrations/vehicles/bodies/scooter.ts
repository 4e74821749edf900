import { paint } from "../drawing/colour.ts"
import { type Knot, knots } from "../drawing/knots.ts"
import { type Svg, units } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import type { PaintedVehicle } from "../painted-vehicle.ts"
import { drawContactShadow } from "../side/contact-shadow.ts"
import { drawDarkModeOutline } from "../side/dark-mode-outline.ts"
import { createDrawingTools } from "../side/drawing-tools.ts"
import { wheelSymbol } from "../side/wheels.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

const FRONT_AXLE_X = 250
const REAR_AXLE_X = 1525
const FRONT_TYRE_RADIUS = 226
const REAR_TYRE_RADIUS = 222

/** An automatic scooter of 110 to 125 cc, with the dimensions of the Honda Dio. */
export function drawScooter(svg: Svg, view: View, vehicle: PaintedVehicle, hasDarkModeOutline: boolean) {
  const drawing = createScooterDrawing(svg, view, vehicle)
  drawContactShadow(svg, view, 60, 1790, [FRONT_AXLE_X, REAR_AXLE_X], FRONT_TYRE_RADIUS, 0.8)
  if (hasDarkModeOutline) {
    const wheels = [
      { x: FRONT_AXLE_X, radius: FRONT_TYRE_RADIUS },
      { x: REAR_AXLE_X, radius: REAR_TYRE_RADIUS },
    ]
    drawDarkModeOutline(svg, view, [], wheels)
  }
  drawRearWheel(drawing)
  drawRearShock(drawing)
  drawStand(drawing)
  drawFrontWheel(drawing)
  drawHandlebar(drawing)
  drawLegShield(drawing)
  drawSeat(drawing)
  drawRearBody(drawing)
  drawApron(drawing)
  drawSmallParts(drawing)
  drawTail(drawing)
}

/** The properties that every part of the drawing needs. */
type ScooterDrawing = ReturnType<typeof createScooterDrawing>

function createScooterDrawing(svg: Svg, view: View, vehicle: PaintedVehicle) {
  const tones = paint(vehicle.paintHex)
  const { scale, shapePath, linePath, strokePx, placeAt } = createDrawingTools(svg, view)
  const wheel = wheelSymbol(svg, "scooter", FRONT_TYRE_RADIUS * scale, 156 * scale)
  const edge = `stroke="${tones.edge}" stroke-width="${units(0.8)}" stroke-opacity=".7"`
  return { svg, view, tones, scale, shapePath, linePath, strokePx, placeAt, wheel, edge }
}

/** Draws the rear wheel with swing arm and engine. */
function drawRearWheel({ svg, view, scale, shapePath, placeAt, wheel }: ScooterDrawing) {
  placeAt(wheel, REAR_AXLE_X, REAR_TYRE_RADIUS)
  svg.path(
    shapePath(
      knots(`
        1300,330 c, 1400,470, 1520,520, 1640,500, 1740,420 c16, 1800,300 c10, 1776,288 c10, 1700,400,
        1600,466, 1500,460, 1360,330 c
      `),
    ),
    "#15181b",
  )
  svg.path(
    shapePath(
      knots(`
        980,330 c30, 1040,420 c40, 1300,440 c40, 1420,360, 1580,300 c40, 1600,190 c50, 1440,140,
        1180,150 c50, 1020,220 c40
      `),
    ),
    svg.verticalGradient([0, "#6d757d"], [0.35, "#454b52"], [1, "#1b1e22"]),
  )
  svg.path(
    shapePath(
      knots("1090,300 c30, 1130,370 c30, 1380,350 c40, 1540,262 c30, 1530,206 c30, 1400,184, 1150,196 c40"),
    ),
    svg.verticalGradient([0, "#a9b1b8"], [0.5, "#7a838b"], [1, "#4a5159"]),
  )
  svg.circle(
    view.xPx(1190),
    view.yPx(272),
    62 * scale,
    "#565e66",
    `stroke="#2b3035" stroke-width="${units(1)}"`,
  )
  svg.circle(view.xPx(1190), view.yPx(272), 30 * scale, "#8b949c")
  svg.circle(view.xPx(REAR_AXLE_X), view.yPx(REAR_TYRE_RADIUS), 40 * scale, "#2b3035")
  svg.circle(view.xPx(REAR_AXLE_X), view.yPx(REAR_TYRE_RADIUS), 20 * scale, "#aab2b9")
}

function drawRearShock({ svg, linePath, strokePx }: ScooterDrawing) {
  svg.stroke(linePath(knots("1470,330 l, 1400,600")), "#c6cdd2", strokePx(34))
  svg.stroke(
    linePath(knots("1466,340 l, 1404,580")),
    "#b01d26",
    strokePx(52),
    `stroke-dasharray="${units(2)} ${units(2)}"`,
  )
}

function drawStand({ svg, linePath, strokePx }: ScooterDrawing) {
  svg.stroke(linePath(knots("1110,200 l, 1230,66")), "#15181b", strokePx(32), 'stroke-linecap="round"')
}

/** Draws the front wheel with fork and mudguard. */
function drawFrontWheel({
  svg,
  view,
  tones,
  scale,
  shapePath,
  linePath,
  strokePx,
  placeAt,
  wheel,
  edge,
}: ScooterDrawing) {
  svg.stroke(linePath(knots("250,226 l, 420,620")), "#23272b", strokePx(66))
  svg.stroke(linePath(knots("240,232 l, 404,616")), "#8d969e", strokePx(14))
  placeAt(wheel, FRONT_AXLE_X, FRONT_TYRE_RADIUS)
  svg.stroke(
    linePath(knots("262,232 l, 350,436")),
    svg.horizontalGradient([0, "#d9dee2"], [1, "#6b747c"]),
    strokePx(48),
    'stroke-linecap="round"',
  )
  svg.circle(view.xPx(FRONT_AXLE_X), view.yPx(FRONT_TYRE_RADIUS), 34 * scale, "#2b3035")
  svg.circle(view.xPx(FRONT_AXLE_X), view.yPx(FRONT_TYRE_RADIUS), 18 * scale, "#b4bbc1")
  svg.path(
    shapePath(
      knots(`
        6,330 c20, 60,430, 160,490, 270,512, 400,560 c40, 470,470, 500,370 c20, 440,420, 340,450, 220,450,
        120,404, 50,316 c12
      `),
    ),
    svg.verticalGradient([0, tones.light2], [0.35, tones.base], [1, tones.shade2]),
    edge,
  )
  svg.stroke(
    linePath(knots("50,400, 150,466, 270,490, 400,510")),
    tones.glint,
    strokePx(9, 1),
    'stroke-opacity=".9"',
  )
}

/** Draws the handlebar with the mirror. */
function drawHandlebar({ svg, shapePath, linePath, strokePx }: ScooterDrawing) {
  svg.stroke(linePath(knots("560,1080, 590,1180, 630,1256")), "#1a1d20", strokePx(16, 1.4))
  svg.path(
    shapePath(knots("586,1330 c30, 600,1240 c40, 660,1236 c40, 676,1318 c40, 640,1342")),
    svg.verticalGradient([0, "#42484f"], [1, "#121417"]),
  )
  svg.stroke(linePath(knots("540,1030 l, 690,1046")), "#101214", strokePx(58), 'stroke-linecap="round"')
  svg.stroke(
    linePath(knots("536,990, 600,980, 680,1000")),
    "#aeb6bd",
    strokePx(14, 1.2),
    'stroke-linecap="round"',
  )
}

/** Draws the inner side of the leg shield, and the floor. */
function drawLegShield({ svg, shapePath }: ScooterDrawing) {
  svg.path(
    shapePath(
      knots(`
        430,860 c, 560,880 c40, 600,700, 650,470, 720,370 c50, 1000,350 c30, 1000,280 c30, 640,270 c60,
        540,400, 470,620
      `),
    ),
    svg.verticalGradient([0, "#3b4147"], [0.6, "#25292d"], [1, "#121417"]),
  )
}

function drawSeat({ svg, shapePath, linePath, strokePx }: ScooterDrawing) {
  svg.path(
    shapePath(
      knots(`
        900,780 c30, 960,812, 1120,800, 1250,816, 1400,872, 1580,886, 1690,850 c36, 1660,800 c30, 1400,770,
        960,720 c30
      `),
    ),
    svg.verticalGradient([0, "#4a5057"], [0.25, "#2a2e33"], [1, "#121417"]),
  )
  svg.stroke(
    linePath(knots("930,794, 1120,790, 1260,808, 1400,860, 1580,874")),
    "#7b848c",
    strokePx(8, 0.9),
    'stroke-opacity=".8"',
  )
}

/** One continuous curve from the floor to the tail. */
function drawRearBody({ svg, tones, shapePath, linePath, strokePx, edge }: ScooterDrawing) {
  const rear: Knot[] = knots(`
    880,330 c40, 870,520, 880,700 c40, 960,740, 1200,760, 1450,790, 1690,836 c30, 1770,800 c30,
    1790,740 c20, 1640,640, 1450,540, 1260,440, 1080,330 c50, 960,290
  `)
  const rearBody = svg.definePath(shapePath(rear))
  const rearClip = svg.clipTo(rearBody)
  svg.use(
    rearBody,
    `fill="${svg.verticalGradient([0, tones.light1], [0.4, tones.base], [0.8, tones.shade1], [1, tones.shade2])}"`,
  )
  svg.group(`clip-path="${rearClip}"`, () => {
    svg.path(
      shapePath(knots("860,640 c, 1100,672, 1400,712, 1800,790 c, 1800,900 c, 860,800 c")),
      tones.light2,
    )
    svg.path(
      shapePath(
        knots("860,480 c, 1060,500, 1300,590, 1560,690, 1800,760 c, 1800,600 c, 1300,400 c, 860,240 c"),
      ),
      tones.shade1,
    )
    svg.path(
      shapePath(knots("860,400 c, 1020,410, 1240,500, 1460,610 c, 1400,500 c, 1100,300 c, 860,240 c")),
      svg.verticalGradient([0, "#3b4147"], [1, "#15181b"]),
    )
    svg.path(
      shapePath(knots("960,700 c, 1240,690, 1520,726, 1720,780 c, 1500,690, 1240,640, 1080,636 c")),
      "#c8202c",
    )
    svg.path(shapePath(knots("1090,622 c, 1260,626, 1440,660 c, 1280,606, 1150,604 c")), "#e9edf0")
    svg.stroke(linePath(knots("1010,330, 1130,430, 1330,560, 1480,640")), "#0e1013", strokePx(10, 1))
    svg.stroke(
      linePath(knots("860,640, 1100,674, 1400,714, 1800,792")),
      tones.glint,
      strokePx(9, 1),
      'stroke-opacity=".85"',
    )
  })
  svg.use(rearBody, `fill="none" ${edge}`)
}

/** Draws the apron with the cowl of the headlamp. */
function drawApron({ svg, view, tones, shapePath, linePath, strokePx, edge }: ScooterDrawing) {
  const apron: Knot[] = knots(`
    300,780 c40, 310,660, 380,560, 470,430, 560,310 c40, 650,300 c40, 600,440, 540,640, 510,820,
    520,900 c30, 420,930 c30, 340,880
  `)
  const apronShape = svg.definePath(shapePath(apron))
  svg.use(
    apronShape,
    `fill="${svg.linearGradientPx(view.xPx(300), view.yPx(760), view.xPx(600), view.yPx(520), [
      [0, tones.light2],
      [0.4, tones.base],
      [1, tones.shade2],
    ])}"`,
  )
  svg.group(`clip-path="${svg.clipTo(apronShape)}"`, () => {
    svg.path(
      shapePath(knots("440,950 c, 430,760, 470,560, 600,300 c, 700,300 c, 620,950 c")),
      tones.shade2,
      'opacity=".75"',
    )
    svg.stroke(
      linePath(knots("440,940, 432,760, 472,560, 600,310")),
      tones.glint,
      strokePx(8, 0.9),
      'stroke-opacity=".7"',
    )
    svg.path(shapePath(knots("300,620 c, 420,560 c, 560,330 c, 500,300 c, 380,480 c")), "#1b1e22")
    svg.path(
      shapePath(knots("330,860 c, 400,820, 470,700, 520,560 c, 500,560 c, 440,700, 370,800, 320,820 c")),
      "#c8202c",
    )
  })
  svg.use(apronShape, `fill="none" ${edge}`)
  svg.path(
    shapePath(knots("300,740 c20, 320,700 c14, 410,640 c14, 410,690 c20, 350,750")),
    svg.verticalGradient([0, "#ffc766"], [1, "#d9801c"]),
    `stroke="#5b3305" stroke-width="${units(0.6)}"`,
  )
  svg.path(
    shapePath(knots("340,960 c40, 400,1060, 500,1110 c50, 600,1080 c50, 610,990 c30, 540,920, 440,890 c30")),
    svg.verticalGradient([0, tones.light2], [0.5, tones.base], [1, tones.shade2]),
    edge,
  )
  svg.path(
    shapePath(knots("334,970 c16, 380,1050 c20, 450,1050 c30, 470,960 c30, 420,920 c20")),
    svg.horizontalGradient([0, "#fff"], [0.5, "#cfdae2"], [1, "#75828d"]),
    `stroke="#20252a" stroke-width="${units(0.8)}"`,
  )
  svg.path(shapePath(knots("430,1100 c10, 470,1180, 530,1200 c20, 560,1112 c10")), "#8aa0b0", 'opacity=".5"')
}

/** Seam between the seats, bag hook, foot rest, brake drum, oil cap. */
function drawSmallParts({ svg, view, scale, shapePath, linePath, strokePx }: ScooterDrawing) {
  svg.stroke(
    linePath(knots("1250,812, 1262,780")) + linePath(knots("1400,868, 1424,776")),
    "#0c0e10",
    strokePx(9, 1),
  )
  svg.circle(
    view.xPx(560),
    view.yPx(800),
    18 * scale,
    "#c2c9cf",
    `stroke="#15181b" stroke-width="${units(0.8)}"`,
  )
  svg.path(
    shapePath(knots("960,352 c10, 1000,380 c10, 1090,372 c10, 1080,344 c10")),
    "#aeb6bd",
    `stroke="#2b3035" stroke-width="${units(0.8)}"`,
  )
  let slots = ""
  for (let i = 0; i < 5; i++)
    slots += linePath([
      [1330 + i * 30, 330 - i * 8, "l"],
      [1340 + i * 30, 262 - i * 8],
    ])
  svg.stroke(slots, "#2b3035", strokePx(9, 1))
  svg.circle(
    view.xPx(FRONT_AXLE_X),
    view.yPx(FRONT_TYRE_RADIUS),
    96 * scale,
    "none",
    `stroke="#c2c9cf" stroke-width="${units(10 * scale)}" stroke-opacity=".7"`,
  )
  svg.path(shapePath(knots("360,1010 c, 400,1060 c, 460,1070 c, 430,1040 c")), "#fff", 'opacity=".8"')
}

/** Tail lamp and grab rail. */
function drawTail({ svg, shapePath, linePath, strokePx }: ScooterDrawing) {
  svg.path(
    shapePath(knots("1700,826 c16, 1776,796 c16, 1794,742 c12, 1716,752 c16")),
    svg.verticalGradient([0, "#e5363b"], [1, "#7a0912"]),
    `stroke="#34020a" stroke-width="${units(0.6)}"`,
  )
  svg.stroke(
    linePath(knots("1440,880 c, 1600,930, 1720,920, 1740,856 c")),
    "#1d2024",
    strokePx(34, 2.2),
    'stroke-linecap="round"',
  )
  svg.stroke(
    linePath(knots("1460,890, 1600,938, 1712,928")),
    "#8d969e",
    strokePx(8, 0.9),
    'stroke-opacity=".8"',
  )
}
