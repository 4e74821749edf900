import { CANVAS, sideView } from "../canvas.ts"
import { idPrefix, Svg } from "../drawing/svg.ts"
import type { Vehicle } from "../vehicle.ts"
import { drawVehicle } from "./draw-vehicle.ts"

/** The vehicle from its left side with a transparent background, for lists, menus and the procession. */
export function sidePicture(vehicle: Vehicle): string {
  const svg = new Svg(idPrefix("v", vehicle.slug))
  drawVehicle(svg, sideView(vehicle), vehicle, true)
  return svg.toDocument(CANVAS.widthPx, CANVAS.heightPx, `${vehicle.name}, side view`)
}
