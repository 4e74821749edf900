import { planPicture } from "./plan/plan-picture.ts"
import { roadPicture } from "./scenes/road-picture.ts"
import { studioPicture } from "./scenes/studio-picture.ts"
import { sidePicture } from "./side/side-picture.ts"
import type { Vehicle } from "./vehicle.ts"

/** The pictures of a vehicle: each is a whole SVG file from nothing but the vehicle. */
export const PICTURES = {
  side: sidePicture,
  studio: studioPicture,
  road: roadPicture,
  plan: planPicture,
}

/** As in public/images/vehicles: the pages know a picture by its slug and kind. */
export function pictureFileName({ slug }: Pick<Vehicle, "slug">, kind: string): string {
  return `${slug}-${kind}.svg`
}
