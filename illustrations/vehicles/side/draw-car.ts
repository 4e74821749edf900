import type { BodyShape, CarDrawing, CarFinish } from "../bodies/body-shape.ts"
import { endOf, polyline, startOf } from "../drawing/path.ts"
import type { Svg } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import type { BodyScaling } from "./body-scaling.ts"
import { arcBetweenHeights, createCarDrawing } from "./car-drawing.ts"
import { drawContactShadow } from "./contact-shadow.ts"
import { drawDarkModeOutline } from "./dark-mode-outline.ts"
import {
  drawAerialFin,
  drawChromeStrips,
  drawDoorHandles,
  drawDoorMirror,
  drawFuelFlap,
  drawShutLines,
} from "./fittings.ts"
import { drawGlass } from "./glass.ts"
import { drawLamp } from "./lamps.ts"
import { drawHairline, drawShell } from "./shell.ts"
import { wheelSymbol } from "./wheels.ts"

/** Draws the side of a car-like body: the shape has the positions of its parts, and this painter adds light and shade. */
export function drawCar(svg: Svg, view: View, scaling: BodyScaling, shape: BodyShape, finish: CarFinish) {
  const drawing = createCarDrawing(svg, view, scaling, shape, finish)
  const { lengthMm, tyreRadiusMm } = scaling.actual
  drawContactShadow(
    svg,
    view,
    lengthMm * 0.005,
    lengthMm * 0.995,
    [scaling.frontAxleX, scaling.rearAxleX],
    tyreRadiusMm,
  )
  if (finish.hasDarkModeOutline) drawDarkModeOutline(svg, view, [drawing.outlineId], wheelsOf(scaling))
  shape.drawBehind?.(drawing)
  drawUnderbody(drawing)
  drawWheels(drawing)
  drawShell(drawing)
  drawGlass(drawing)
  drawShutLines(drawing)
  drawFuelFlap(drawing)
  drawChromeStrips(drawing)
  drawHairline(drawing)
  drawDoorHandles(drawing)
  for (const lamp of shape.lamps) drawLamp(drawing, lamp)
  drawDoorMirror(drawing)
  drawAerialFin(drawing)
  shape.drawOver?.(drawing)
}

function wheelsOf({ frontAxleX, rearAxleX, actual }: BodyScaling) {
  return [frontAxleX, rearAxleX].map((x) => ({ x, radius: actual.tyreRadiusMm }))
}

/** Everything below the painted body, and the dark of the wheel wells. */
function drawUnderbody({ svg, view, scaling, shape, lines, arches, sill: [sillFront] }: CarDrawing) {
  const [frontX, frontY] = startOf(lines.profile)
  const [rearX, rearY] = endOf(lines.profile)
  const floor = polyline([
    [frontX + 30, frontY + 40],
    [frontX + 120, shape.underbodyMm + 30],
    [scaling.frontAxleX, shape.underbodyMm],
    [scaling.rearAxleX, shape.underbodyMm],
    [rearX - 60, shape.underbodyMm + 50],
    [rearX - 10, rearY + 40],
  ])
  const wells = arches.map(({ x, radius }) =>
    view.pathData(
      arcBetweenHeights(x, scaling.actual.tyreRadiusMm, radius, radius, sillFront, sillFront),
      true,
    ),
  )
  svg.path(view.pathData(floor, true) + wells.join(""), "#0d0f11")
}

function drawWheels({ svg, view, scaling, finish, arches }: CarDrawing) {
  const { tyreRadiusMm, rimRadiusMm } = scaling.actual
  const wheel = wheelSymbol(
    svg,
    finish.wheelStyle,
    tyreRadiusMm * view.pxPerMm,
    rimRadiusMm * view.pxPerMm,
    finish.wheelOptions,
  )
  for (const x of [scaling.frontAxleX, scaling.rearAxleX])
    svg.place(wheel, view.xPx(x), view.yPx(tyreRadiusMm))
  const tops = arches.map((arch) => view.pathData(arch.arc(4, 0, 180), true))
  svg.path(tops.join(""), svg.verticalGradient([0, "#000", 0.85], [0.4, "#000", 0.4], [1, "#000", 0]))
}
