import type { CarDrawing } from "../bodies/body-shape.ts"
import { type Knot, knots } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

/** Gaps around doors and lids: a dark line and a light one beside it. */
export function drawShutLines({ svg, shape, finish: { paint }, clip, strokePx, linePath }: CarDrawing) {
  const isDark = paint.lightness < 0.4
  const gaps = svg.definePath(shape.shutLines.map(linePath).join(""))
  const clipped = `clip-path="${clip}"`
  const lightLine = `stroke="${paint.glint}" stroke-width="${units(0.9)}" stroke-opacity="${isDark ? 0.35 : 0.45}"`
  const darkLine = `stroke="${isDark ? "#000" : paint.edge}" stroke-width="${units(strokePx(6.5, 1))}" stroke-opacity=".9"`
  svg.use(gaps, `${clipped} x="${units(1.1)}" y="${units(0.3)}" fill="none" ${lightLine}`)
  svg.use(gaps, `${clipped} fill="none" ${darkLine} stroke-linejoin="round"`)
}

export function drawFuelFlap({ svg, shape, finish: { paint }, strokePx, shapePath }: CarDrawing) {
  if (!shape.fuelFlap) return
  const [x, y, width, height] = shape.fuelFlap
  const corners: Knot[] = [
    [x, y, "l30"],
    [x + width, y, "l30"],
    [x + width, y - height, "l30"],
    [x, y - height, "l30"],
  ]
  svg.stroke(shapePath(corners), paint.edge, strokePx(5, 0.8), 'stroke-opacity=".55"')
}

/** Draws chrome strips on a dark base, so that they are visible on white paint too. */
export function drawChromeStrips({ svg, shape, strokePx, linePath }: CarDrawing) {
  if (!shape.chromeStrips?.length) return
  const strips = shape.chromeStrips.map(linePath).join("")
  const width = strokePx(20, 1.6)
  svg.stroke(strips, "#3d464e", width + 1.4, 'stroke-linecap="round" stroke-opacity=".45"')
  svg.stroke(strips, svg.verticalGradient([0, "#fff"], [1, "#98a2ab"]), width, 'stroke-linecap="round"')
}

export function drawDoorHandles(drawing: CarDrawing) {
  const { svg, view, scaling, shape } = drawing
  const { paint } = drawing.finish
  const height = Math.max(3.4, 32 * view.pxPerMm)
  for (const [handleX, handleY, widthMm = 190] of shape.doorHandles) {
    const [xMm, yMm] = scaling.point([handleX, handleY])
    const x = view.xPx(xMm)
    const y = view.yPx(yMm)
    const width = widthMm * view.pxPerMm
    if (shape.handleStyle === "flap") {
      svg.rect(x, y - height * 0.8, width, height * 1.7, "#1b1e22", height * 0.5)
      svg.rect(x + 1, y - height * 0.5, width - 2, height * 0.7, "#474d54", height * 0.3)
      continue
    }
    svg.ellipse(x + width * 0.5, y + height * 0.1, width * 0.34, height * 1.05, paint.shade2, 'opacity=".55"')
    const edge = `stroke="${paint.edge}" stroke-width="${units(0.6)}" stroke-opacity=".7"`
    svg.rect(x, y - height / 2, width, height, handleFill(drawing), height / 2, edge)
  }
}

function handleFill({ svg, shape, finish: { paint } }: CarDrawing): string {
  if (shape.handleStyle === "black") return "#1f2327"
  if (shape.handleStyle === "chrome")
    return svg.verticalGradient([0, "#fff"], [0.5, "#c6cdd3"], [1, "#7b848c"])
  return svg.verticalGradient([0, paint.light2], [0.5, paint.base], [1, paint.shade2])
}

/** The door mirror from the side: foot, painted shell, black lower half with a line of indicator. */
export function drawDoorMirror({ svg, shape, finish: { paint }, linePath, shapePath }: CarDrawing) {
  if (!shape.doorMirror) return
  const [mirrorX, mirrorY, scale = 1] = shape.doorMirror
  const placeKnots = (line: Knot[]) =>
    line.map(([x, y, flag]): Knot => [mirrorX + x * scale, mirrorY + y * scale, flag])
  svg.path(shapePath(placeKnots(knots("20,22 c, 58,-52 c10, 122,-52 c10, 112,24 c"))), "#121518")
  const shell = svg.definePath(
    shapePath(
      placeKnots(knots("-62,66, -40,116, 24,138, 84,138 c26, 112,110, 112,34 c26, 80,4, -10,10, -52,34")),
    ),
  )
  const light = svg.verticalGradient(
    [0, paint.light2],
    [0.3, paint.light1],
    [0.75, paint.shade1],
    [1, paint.shade2],
  )
  svg.use(shell, `fill="${light}"`)
  svg.group(`clip-path="${svg.clipTo(shell)}"`, () => {
    svg.path(shapePath(placeKnots(knots("-80,40 c, 20,44, 140,62 c, 140,-20 c, -80,-20 c"))), "#16191c")
    svg.stroke(linePath(placeKnots(knots("-60,52, 10,56"))), "#f0a23c", 1.4)
  })
  svg.use(shell, `fill="none" stroke="${paint.edge}" stroke-width="${units(0.8)}" stroke-opacity=".8"`)
}

export function drawAerialFin({ svg, shape, finish: { paint, roof }, shapePath }: CarDrawing) {
  if (!shape.aerialFin) return
  const [x, y] = shape.aerialFin
  const fin: Knot[] = [
    [x, y - 14, "c"],
    [x + 56, y],
    [x + 112, y + 38, "c18"],
    [x + 130, y - 20, "c"],
  ]
  const edge = `stroke="${paint.edge}" stroke-width="${units(0.5)}" stroke-opacity=".6"`
  svg.path(shapePath(fin), (roof ?? paint).shade1, edge)
}
