import { planPicture } from "./plan/plan-picture.ts"
import { roadPicture } from "./scenes/road-picture.ts"
import { studioPicture } from "./scenes/studio-picture.ts"
import { sidePicture } from "./side/side-picture.ts"
import type { Vehicle } from "./vehicle.ts"

/** The pictures of a vehicle. Each is a complete SVG file that depends on the vehicle only. */
export const PICTURES = {
  side: sidePicture,
  studio: studioPicture,
  road: roadPicture,
  plan: planPicture,
}

/** The file name of a picture in public/images/vehicles. Pages refer to it by slug and kind. */
export function pictureFileName({ slug }: Pick<Vehicle, "slug">, kind: string): string {
  return `${slug}-${kind}.svg`
}
