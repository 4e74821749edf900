import type { Svg } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import type { PaintedVehicle } from "../painted-vehicle.ts"
import { drawClassic350 } from "./classic-350.ts"
import { createMotorcycleDrawing } from "./motorcycle-drawing.ts"
import { drawPulsar } from "./pulsar.ts"

/** A motorcycle from its left side, which is the kerb side, so that the silencer shows only behind the rear wheel. */
export function drawMotorcycle(svg: Svg, view: View, vehicle: PaintedVehicle, hasDarkModeOutline: boolean) {
  const draw = vehicle.model === "classic-350" ? drawClassic350 : drawPulsar
  draw(createMotorcycleDrawing(svg, view, vehicle), hasDarkModeOutline)
}
