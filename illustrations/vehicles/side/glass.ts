import type { CarDrawing } from "../bodies/body-shape.ts"
import { type Knot, knots } from "../drawing/knots.ts"
import { shifted, sliceX } from "../drawing/path.ts"
import { pathPx, type Svg, units } from "../drawing/svg.ts"
import { boundsPx } from "./car-drawing.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

type Bounds = ReturnType<typeof boundsPx>

const INSIDE = "#0d1217"
/** The start and width of slanted reflections, as shares of the width of the glass. */
const REFLECTIONS = [
  [0.1, 0.12],
  [0.245, 0.025],
  [0.5, 0.15],
  [0.675, 0.022],
  [0.84, 0.06],
] as const

/** Screens, side glass with what shows through it, pillars and bright trim. */
export function drawGlass(drawing: CarDrawing) {
  const { svg, view, scaling, shape, finish, linePath, strokePx } = drawing
  const outline = scaling.shape(shape.sideGlass)
  const glass = svg.definePath(view.pathData(outline, true))
  const bounds = boundsPx(view, outline)
  const clip = svg.clipTo(glass)
  const trim = finish.trim ?? shape.glassTrim ?? "black"
  drawScreens(drawing)
  drawSurround(drawing, glass, trim === "chrome", trim !== "none")
  svg.use(glass, `fill="${glassFill(svg)}"`)
  svg.group(`clip-path="${clip}"`, () => {
    drawInside(drawing, bounds)
    drawReflections(svg, bounds)
    svg.use(glass, `fill="none" stroke="#000" stroke-width="${units(strokePx(30, 2))}" stroke-opacity=".35"`)
    drawPillars(drawing, bounds)
    for (const bar of shape.glassBars ?? []) svg.stroke(linePath(bar), "#0e1013", strokePx(26, 1.8))
  })
  if (trim === "chrome-belt") drawBrightBelt(drawing, bounds)
}

/** Smoky blue-grey, lighter low down. */
function glassFill(svg: Svg): string {
  return svg.verticalGradient([0, "#17202a"], [0.4, "#293643"], [0.8, "#465766"], [1, "#5a6c7b"])
}

function drawScreens({ svg, shape, strokePx, shapePath }: CarDrawing) {
  for (const screen of [shape.windscreen, shape.rearScreen]) {
    if (!screen) continue
    const fill = svg.verticalGradient([0, "#161d25"], [0.5, "#33424f"], [1, "#5d7082"])
    const edge = `stroke="#0b0e12" stroke-width="${units(strokePx(10, 0.9))}" stroke-linejoin="round"`
    svg.path(shapePath(screen), fill, edge)
  }
}

function drawSurround({ svg, strokePx }: CarDrawing, glass: string, isChrome: boolean, isVisible: boolean) {
  if (isChrome) {
    const chrome = svg.verticalGradient([0, "#fff"], [0.45, "#aab3bb"], [1, "#f2f5f7"])
    const width = units(strokePx(44, 3) + 2)
    svg.use(glass, `fill="none" stroke="${chrome}" stroke-width="${width}" stroke-linejoin="round"`)
  }
  if (!isVisible) return
  const width = units(isChrome ? strokePx(30, 2) : strokePx(42, 3))
  svg.use(glass, `fill="#0c0e11" stroke="#0c0e11" stroke-width="${width}" stroke-linejoin="round"`)
}

/** Seats, steering wheel and tint. */
function drawInside(drawing: CarDrawing, { top, bottom, right }: Bounds) {
  const { svg, view, scaling, shape } = drawing
  const seats = (shape.seatBacks ?? []).map(([x, y, scale = 1]) =>
    shape.coachSeats ? coachSeatBack(drawing, x, y, scale) : seatBack(drawing, x, y, scale),
  )
  if (seats.length) svg.path(seats.join(""), INSIDE, 'opacity=".6"')
  if (shape.steeringWheel) {
    const [xMm, yMm] = scaling.point(shape.steeringWheel)
    const turned = `transform="rotate(24 ${units(view.xPx(xMm))} ${units(view.yPx(yMm))})"`
    const rim = `stroke="${INSIDE}" stroke-width="${units(28 * view.pxPerMm)}" opacity=".6"`
    svg.ellipse(
      view.xPx(xMm),
      view.yPx(yMm),
      46 * view.pxPerMm,
      178 * view.pxPerMm,
      "none",
      `${turned} ${rim}`,
    )
  }
  if (shape.tintedFromX) {
    const x = view.xPx(scaling.x(shape.tintedFromX))
    svg.rect(x, top - 5, right - x + 6, bottom - top + 10, "#04070a", 0, 'opacity=".55"')
  }
}

/** Seat back and head restraint; (x, y) is the top of the back. */
function seatBack({ shapePath }: CarDrawing, x: number, y: number, scale: number): string {
  const placeKnots = (line: Knot[]) => shapePath(line.map(([dx, dy, flag]) => [x + dx * scale, y + dy, flag]))
  return (
    placeKnots(knots("-240,-520 c, -150,-280, -40,-40 c36, 96,-6 c50, 112,-80, 40,-320, -20,-520 c")) +
    placeKnots(knots("22,-24 c, 44,80, 72,140 c30, 124,140 c30, 126,70, 96,-16 c"))
  )
}

/** The tall back of a coach seat, in one piece. */
function coachSeatBack({ shapePath }: CarDrawing, x: number, y: number, scale: number): string {
  const back = knots("-90,-1200 c, 10,-260, 70,-60 c60, 110,0 c60, 230,-10 c70, 220,-260, 150,-1200 c")
  return shapePath(back.map(([dx, dy, flag]) => [x + dx * scale, y + dy, flag]))
}

function drawReflections(svg: Svg, { left, right, top, bottom }: Bounds) {
  const height = bottom - top
  const width = right - left
  const slant = height * 0.62
  const bands = REFLECTIONS.map(([from, share]) => {
    const bandWidth = width * share
    return pathPx`M${left + width * from + slant} ${top - 3}h${bandWidth}l${-slant * 1.08} ${height + 6}h${-bandWidth}z`
  })
  svg.path(bands.join(""), svg.verticalGradient([0, "#fff", 0.3], [1, "#fff", 0.04]))
}

function drawPillars({ svg, view, scaling, shape, finish: { paint } }: CarDrawing, { top, bottom }: Bounds) {
  for (const { footX, headX, footWidth, headWidth, isPainted } of shape.pillars) {
    const foot = scaling.x(footX)
    const head = scaling.x(headX)
    const x = view.xPx
    svg.path(
      pathPx`M${x(foot - footWidth / 2)} ${bottom + 6}L${x(head - headWidth / 2)} ${top - 6}L${x(head + headWidth / 2)} ${top - 6}L${x(foot + footWidth / 2)} ${bottom + 6}z`,
      isPainted ? paint.base : "#0e1013",
    )
  }
}

function drawBrightBelt({ svg, view, lines, strokePx }: CarDrawing, { left, right }: Bounds) {
  const mm = (px: number) => (px - view.leftPx) / view.pxPerMm
  const belt = shifted(sliceX(lines.shoulder, mm(left) - 20, mm(right) + 10), 0, 6)
  svg.stroke(view.pathData(belt), svg.verticalGradient([0, "#fff"], [1, "#9fa9b2"]), strokePx(20, 1.6))
}
