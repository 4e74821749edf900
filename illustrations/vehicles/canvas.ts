import { interpolate } from "./drawing/interpolate.ts"
import { View } from "./drawing/view.ts"
import type { PaintedVehicle } from "./painted-vehicle.ts"

/** The size of every picture. In side and studio pictures all wheels stand on the same line. */
export const CANVAS = { widthPx: 960, heightPx: 540, groundPx: 424 }

const MAX_HEIGHT_PX = 345

/**
 * Lengths that vehicles are drawn at. Not one scale: a coach of 12 m would leave a hatchback 250 pixels long. The
 * motorcycles are a little larger than a tuk-tuk, and the limousine, which is low, may be the longest.
 */
const LENGTHS = {
  mm: [1780, 2055, 2160, 2300, 2635, 3400, 3900, 4400, 4900, 5400, 7000, 7500, 8000, 9200, 12000],
  px: [500, 570, 595, 540, 540, 650, 715, 775, 815, 825, 850, 925, 925, 875, 890],
}

export function pictureLengthPx(lengthMm: number): number {
  return interpolate(lengthMm, LENGTHS.mm, LENGTHS.px)
}

/** The view in which the side of a vehicle stands in the middle of the canvas. */
export function sideView({ size: { lengthMm, heightMm } }: PaintedVehicle): View {
  const lengthPx = Math.min(pictureLengthPx(lengthMm), (MAX_HEIGHT_PX / heightMm) * lengthMm)
  return new View(lengthPx / lengthMm, (CANVAS.widthPx - lengthPx) / 2, CANVAS.groundPx)
}
