import { CANVAS, sideView } from "../canvas.ts"
import { ignoreRoundingsBelow } from "../drawing/curve.ts"
import { idPrefix, Svg } from "../drawing/svg.ts"
import { View } from "../drawing/view.ts"
import { drawVehicle } from "../side/draw-vehicle.ts"
import type { Vehicle } from "../vehicle.ts"
import { SCENES } from "./scenes.ts"

/** Corners of the scene below this size are omitted, to save bytes. */
const MIN_ROUNDING_PX = 20
const GROUND_PX = 450

/** The vehicle on a road of the island. */
export function roadPicture(vehicle: Vehicle): string {
  const svg = new Svg(idPrefix("r", vehicle.slug))
  ignoreRoundingsBelow(MIN_ROUNDING_PX)
  SCENES[vehicle.scene](svg)
  drawVehicle(svg, roadView(vehicle), vehicle)
  return svg.toDocument(CANVAS.widthPx, CANVAS.heightPx, `${vehicle.name} on the road`)
}

/** Smaller than in other pictures, so that the scene is visible. The limousine is low and may be larger. */
function roadView(vehicle: Vehicle): View {
  const scale = vehicle.body === "stretch-limousine" ? 0.95 : 0.84
  const pxPerMm = sideView(vehicle).pxPerMm * scale
  return new View(pxPerMm, (CANVAS.widthPx - vehicle.size.lengthMm * pxPerMm) / 2, GROUND_PX)
}
