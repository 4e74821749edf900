import { type BodyName, CAR_BODIES, type CarBodyName, SEPARATE_PAINTERS } from "../bodies/bodies.ts"
import { shapeOf } from "../bodies/body.ts"
import type { CarFinish } from "../bodies/body-shape.ts"
import type { Dimensions } from "../bodies/dimensions.ts"
import { paint } from "../drawing/colour.ts"
import { ignoreRoundingsBelow } from "../drawing/curve.ts"
import type { Svg } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import type { Vehicle } from "../vehicle.ts"
import { BodyScaling } from "./body-scaling.ts"
import { drawCar } from "./draw-car.ts"
import { drawWeddingRibbon } from "./wedding-ribbon.ts"

/** Roundings below this size are invisible in a picture. */
const MIN_ROUNDING_PX = 2.7

/**
 * Draws the side of a vehicle into a picture, standing on the ground of the view.
 * @param hasDarkModeOutline whether to draw an outline for dark mode, for a picture with a transparent background
 */
export function drawVehicle(svg: Svg, view: View, vehicle: Vehicle, hasDarkModeOutline = false) {
  ignoreRoundingsBelow(MIN_ROUNDING_PX / view.pxPerMm)
  if (isCarBody(vehicle.body)) drawCarBody(svg, view, vehicle, vehicle.body, hasDarkModeOutline)
  else SEPARATE_PAINTERS[vehicle.body](svg, view, vehicle, hasDarkModeOutline)
  if (vehicle.hasRibbon) drawWeddingRibbon(svg, view, vehicle)
}

function isCarBody(body: BodyName): body is CarBodyName {
  return body in CAR_BODIES
}

function drawCarBody(
  svg: Svg,
  view: View,
  vehicle: Vehicle,
  bodyName: CarBodyName,
  hasDarkModeOutline: boolean,
) {
  const body = CAR_BODIES[bodyName]
  const shape = shapeOf(body, vehicle.model)
  const actual = dimensionsOf(vehicle)
  const tyreDifferenceMm = actual.tyreRadiusMm - body.nominal.tyreRadiusMm
  const scaling = new BodyScaling(body.nominal, actual)
  const fittedShape = {
    ...shape,
    frontArchRadius: shape.frontArchRadius + tyreDifferenceMm,
    rearArchRadius: shape.rearArchRadius + tyreDifferenceMm,
  }
  drawCar(svg, view, scaling, fittedShape, finishOf(vehicle, hasDarkModeOutline))
}

function dimensionsOf({ size, wheels }: Vehicle): Dimensions {
  return {
    lengthMm: size.lengthMm,
    heightMm: size.heightMm,
    wheelbaseMm: wheels.wheelbaseMm,
    frontOverhangMm: wheels.frontOverhangMm,
    tyreRadiusMm: wheels.tyreRadiusMm,
    rimRadiusMm: rimRadiusMm(wheels),
  }
}

/** The rim with its lip, never so large that no tyre is left. */
function rimRadiusMm({ tyreRadiusMm, rimInches }: Vehicle["wheels"]): number {
  return Math.min(tyreRadiusMm * 0.76, rimInches * 12.7 + 14)
}

function finishOf(vehicle: Vehicle, hasDarkModeOutline: boolean): CarFinish {
  const { wheels, paintHex, roof, accent, trim, hasCladding = true } = vehicle
  return {
    paint: paint(paintHex),
    roof: roof ? paint(roof) : undefined,
    accent: accent ? paint(accent) : undefined,
    wheelStyle: wheels.style,
    wheelOptions: { isDark: wheels.areDark, paintHex, hasWhitewall: vehicle.body === "beetle" },
    trim,
    hasCladding,
    hasDarkModeOutline,
  }
}
