import { HEIGHT, WIDTH } from "../scenes/drawing/sheet.ts"
import { rasterOf } from "../scenes/raster.ts"
import type { SceneEntry } from "../scenes/scene.ts"
import { CARD } from "./card.ts"
import { inJpeg } from "./jpeg.ts"

const CUT_HEIGHT = (WIDTH * CARD.heightPx) / CARD.widthPx

/** A poster scene as wide as it is: towers reach to the top of the sheet and cars stand near its foot. */
export function sceneCard(scene: Pick<SceneEntry, "draw">): Promise<Buffer> {
  const top = (HEIGHT - CUT_HEIGHT) / 2
  const cut = rasterOf(scene).extract({ left: 0, top, width: WIDTH, height: CUT_HEIGHT })
  return inJpeg(cut.resize(CARD.widthPx, CARD.heightPx))
}
