import { HEIGHT, WIDTH } from "../scenes/drawing/canvas.ts"
import { rasterOf } from "../scenes/raster.ts"
import type { SceneEntry } from "../scenes/scene.ts"
import { CARD } from "./card.ts"
import { toJpeg } from "./jpeg.ts"

const CROP_HEIGHT = (WIDTH * CARD.heightPx) / CARD.widthPx

/** A poster scene in its full width, cropped at the top and the bottom by the same height. */
export function sceneCard(scene: Pick<SceneEntry, "draw">): Promise<Buffer> {
  const top = (HEIGHT - CROP_HEIGHT) / 2
  const cropped = rasterOf(scene).extract({ left: 0, top, width: WIDTH, height: CROP_HEIGHT })
  return toJpeg(cropped.resize(CARD.widthPx, CARD.heightPx))
}
