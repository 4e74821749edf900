import type { CarDrawing } from "../bodies/body-shape.ts"
import {
  arc,
  areaDownTo,
  bandBetween,
  heightAt,
  highestY,
  joinPaths,
  lowestY,
  polyline,
  reversed,
  shifted,
  sliceX,
} from "../drawing/path.ts"
import { type Stop, units } from "../drawing/svg.ts"

/**
 * The painted body under one soft light from above. Bands with crisp edges and small gradients inside them look like metal; wide
 * soft gradients look like plastic.
 */
export function drawShell(drawing: CarDrawing) {
  const { svg, shape, clip } = drawing
  drawBaseCoat(drawing)
  svg.group(`clip-path="${clip}"`, () => {
    drawFlank(drawing)
    drawArchLights(drawing)
    drawEnds(drawing)
    drawBonnet(drawing)
    drawRoof(drawing)
    drawCreaseGlint(drawing)
    shape.drawOnShell?.(drawing)
    drawSoftCreases(drawing)
    drawBlackParts(drawing)
    drawArchEdges(drawing)
    drawRimLight(drawing)
  })
}

/** The paint of the whole body: lightest at the roof, which faces the sky, darkest at the sill. */
function drawBaseCoat({
  svg,
  view,
  scaling,
  lines,
  finish: { paint },
  topPx,
  sillPx,
  outlineId,
}: CarDrawing) {
  const middle = scaling.actual.lengthMm * 0.5
  const offset = (line: typeof lines.rocker) => (view.yPx(heightAt(line, middle)) - topPx) / (sillPx - topPx)
  const light = svg.linearGradientPx(0, topPx, 0, sillPx, [
    [0, paint.light2],
    [0.14, paint.light1],
    [offset(lines.shoulder), paint.base],
    [offset(lines.character), paint.base],
    [offset(lines.rocker), paint.shade1],
    [1, paint.shade2],
  ])
  svg.use(outlineId, `fill="${light}"`)
}

function drawFlank({ svg, view, scaling, lines, shape, finish: { paint } }: CarDrawing) {
  const heightOf200Mm = scaling.y(400) - scaling.y(200)
  const shoulder = svg.verticalGradient([0, paint.light2], [0.55, paint.light1], [1, paint.light1, 0.55])
  svg.path(view.pathData(bandBetween(lines.shoulder, lines.character), true), shoulder)

  // Below the character line the flank turns away; this crisp edge looks like pressed metal.
  const belowCrease = areaDownTo(lines.character, lowestY(lines.character) - heightOf200Mm * 1.3)
  const shade = svg.verticalGradient(
    [0, paint.shade2, shape.flankShade ?? 0.75],
    [0.5, paint.shade1, 0.6],
    [1, paint.base, 0],
  )
  svg.path(view.pathData(belowCrease, true), shade)

  // Light from the ground, ending crisply at the rocker.
  const aboveRocker = areaDownTo(lines.rocker, highestY(lines.rocker) + heightOf200Mm * 0.9)
  svg.path(
    view.pathData(aboveRocker, true),
    svg.verticalGradient([0, paint.light1, 0], [1, paint.light1, 0.85]),
  )
  const rocker = svg.verticalGradient([0, paint.shade2], [0.5, paint.shade3])
  svg.path(view.pathData(areaDownTo(lines.rocker, 0), true), rocker)
}

/** Crescents on top of the arches, tapering to nothing at both ends: full rings end in blunt stubs. */
function drawArchLights({ svg, view, scaling, shape, arches, finish: { paint } }: CarDrawing) {
  const { tyreRadiusMm } = scaling.actual
  const height = 34 + 40 * (shape.archFlare ?? 1)
  const crescents = arches.map((arch) => {
    const top = arc(arch.x, tyreRadiusMm - 26, arch.radius + 18, 18, 162, arch.radius + height)
    return view.pathData(bandBetween(reversed(arch.arc(8, 14, 166)), reversed(top)), true)
  })
  svg.path(crescents.join(""), paint.light2, 'opacity=".7"')
}

/** Front and rear turn away from the viewer. */
function drawEnds({ svg, view, scaling, shape, finish: { paint }, topPx, sillPx }: CarDrawing) {
  const [frontMm, rearMm] = shape.endShadeMm ?? [360, 330]
  const top = topPx - 4
  const height = sillPx - topPx + 60
  const front = svg.horizontalGradient(
    [0, paint.shade4, 0.7],
    [0.25, paint.shade3, 0.4],
    [1, paint.shade2, 0],
  )
  svg.rect(view.xPx(-20), top, (frontMm + 20) * view.pxPerMm, height, front)
  const rear = svg.horizontalGradient(
    [0, paint.shade2, 0],
    [0.72, paint.shade3, 0.42],
    [1, paint.shade4, 0.8],
  )
  svg.rect(view.xPx(scaling.actual.lengthMm - rearMm), top, (rearMm + 20) * view.pxPerMm, height, rear)
}

function drawBonnet({ svg, view, scaling, shape, finish: { paint } }: CarDrawing) {
  if (!shape.bonnetEdge) return
  const edge = scaling.line(shape.bonnetEdge)
  const plane = areaDownTo(edge, highestY(edge) + 150)
  svg.path(view.pathData(plane, true), svg.verticalGradient([0, paint.glint], [1, paint.light1]))
  const stored = svg.definePath(view.pathData(edge))
  svg.use(stored, `y="${units(1.2)}" fill="none" stroke="${paint.light2}" stroke-width="${units(1.2)}"`)
  svg.use(stored, `fill="none" stroke="${paint.edge}" stroke-width="${units(1)}" stroke-opacity=".85"`)
}

/** A second colour above the glass, or where the body says its floating roof is. */
function drawRoof({ svg, view, scaling, shape, lines, finish: { roof }, shapePath }: CarDrawing) {
  if (!roof) return
  const { lengthMm, heightMm } = scaling.actual
  const from = scaling.x(shape.sideGlass[0]?.[0] ?? 0) - 120
  const above = polyline([
    [lengthMm, heightMm + 60],
    [from, heightMm + 60],
  ])
  const area = shape.floatingRoof
    ? shapePath(shape.floatingRoof)
    : view.pathData(joinPaths(sliceX(lines.shoulder, from, lengthMm), above), true)
  svg.path(
    area,
    svg.verticalGradient([0, roof.light2], [0.2, roof.light1], [0.5, roof.base], [1, roof.shade1]),
  )
}

function drawCreaseGlint({ svg, view, scaling, shape, lines, finish: { paint }, strokePx }: CarDrawing) {
  if (shape.creaseGlint === false) return
  const light = svg.linearGradientPx(view.xPx(0), 0, view.xPx(scaling.actual.lengthMm), 0, [
    [0.02, paint.glint, 0],
    [0.14, paint.glint, 0.95],
    [0.5, paint.glint, 0.45],
    [0.88, paint.glint, 0.9],
    [0.99, paint.glint, 0],
  ])
  svg.stroke(view.pathData(shifted(lines.character, 0, 6)), light, strokePx(9, 0.9))
}

function drawSoftCreases({ svg, shape, finish: { paint }, strokePx, linePath }: CarDrawing) {
  const width = `stroke-width="${units(strokePx(8, 0.9))}"`
  for (const crease of shape.softCreases ?? []) {
    const stored = svg.definePath(linePath(crease))
    svg.use(stored, `fill="none" stroke="${paint.shade3}" ${width} stroke-opacity=".7"`)
    svg.use(stored, `y="${units(1.4)}" fill="none" stroke="${paint.light2}" ${width} stroke-opacity=".8"`)
  }
}

function drawBlackParts({ svg, view, shape, sillPx, shapePath }: CarDrawing) {
  if (!shape.blackParts?.length) return
  const black: Stop[] = [
    [0, "#2d3136"],
    [1, "#0f1113"],
  ]
  svg.path(shape.blackParts.map(shapePath).join(""), svg.linearGradientPx(0, view.yPx(700), 0, sillPx, black))
}

/** Black cladding around arches and sill, or the folded edge of a painted arch. */
function drawArchEdges(drawing: CarDrawing) {
  const { svg, view, arches, shape, finish, strokePx } = drawing
  if (shape.cladding && finish.hasCladding) return drawCladding(drawing, shape.cladding)
  const edges = arches.map((arch) => view.pathData(arch.arc(2, -12, 192))).join("")
  svg.stroke(edges, finish.paint.shade4, strokePx(14, 1.1), 'stroke-opacity=".85"')
}

function drawCladding(drawing: CarDrawing, cladding: NonNullable<CarDrawing["shape"]["cladding"]>) {
  const { svg, view, scaling, shape, arches, sillPx, strokePx } = drawing
  const { archWidth, sillTop } = cladding
  const { tyreRadiusMm } = scaling.actual
  const ring = (x: number, radius: number, from: number, to: number) =>
    arc(x, tyreRadiusMm, radius, from, to, radius)
  let area = arches
    .map(({ x, radius }) => view.pathData(ring(x, radius + archWidth, -20, 200), true))
    .join("")
  if (sillTop) {
    const sill = polyline([
      [scaling.rearAxleX, sillTop],
      [scaling.frontAxleX, sillTop],
      [scaling.frontAxleX, 0],
      [scaling.rearAxleX, 0],
    ])
    area += view.pathData(sill, true)
  }
  // Every part turns the same way: where two of opposite turn overlap, the colour of the body would show.
  for (const end of [cladding.front, cladding.rear])
    if (end) area += view.pathData(reversed(scaling.shape(end)), true)
  const black = svg.linearGradientPx(0, view.yPx(tyreRadiusMm + shape.frontArchRadius), 0, sillPx, [
    [0, "#43484e"],
    [0.5, "#2b2f33"],
    [1, "#141618"],
  ])
  svg.path(area, black)
  for (const { x, radius } of arches)
    svg.stroke(
      view.pathData(ring(x, radius + archWidth - 8, 20, 160)),
      "#8d969e",
      strokePx(7, 0.7),
      'stroke-opacity=".5"',
    )
  if (!sillTop) return
  const sillLight = polyline([
    [scaling.frontAxleX + shape.frontArchRadius + archWidth, sillTop - 10],
    [scaling.rearAxleX - shape.rearArchRadius - archWidth, sillTop - 10],
  ])
  svg.stroke(view.pathData(sillLight), "#8d969e", strokePx(8, 0.7), 'stroke-opacity=".5"')
}

/** A thin light inside the edge of roof and bonnet. */
function drawRimLight({
  svg,
  view,
  scaling,
  finish: { paint, roof },
  topPx,
  outlineId,
  strokePx,
}: CarDrawing) {
  const oneColour: Stop[] = [
    [0, paint.glint, 0.95],
    [0.6, paint.glint, 0.6],
    [1, paint.glint, 0],
  ]
  const twoColours = (of: NonNullable<typeof roof>): Stop[] => [
    [0, of.glint, 0.9],
    [0.3, of.glint, 0],
    [0.4, paint.glint, 0.6],
    [1, paint.glint, 0],
  ]
  const light = svg.linearGradientPx(
    0,
    topPx,
    0,
    view.yPx(scaling.y(700)),
    roof ? twoColours(roof) : oneColour,
  )
  svg.use(outlineId, `fill="none" stroke="${light}" stroke-width="${units(strokePx(26, 2))}"`)
}

/** A thin line around the body, so that pale paint is visible on a white page. */
export function drawHairline({ svg, outlineId, finish: { paint } }: CarDrawing) {
  const line = `stroke="${paint.edge}" stroke-width="${units(0.7)}" stroke-opacity=".55" stroke-linejoin="round"`
  svg.use(outlineId, `fill="none" ${line}`)
}
