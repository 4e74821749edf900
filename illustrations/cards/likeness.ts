import sharp, { type Sharp } from "sharp"
import { CARD } from "./card.ts"

/** The maximum difference of a pixel, from 0 to 255, between JPEG and WebP of one drawing. */
const MAX_COMPRESSION_DIFFERENCE = 64

/** The part of a scene's picture of 800 by 450 pixels that its card shows. */
const CARD_AREA = { left: 0, top: 15, width: 800, height: 420 }

/** Whether a card shows the same scene as its picture of 800 pixels width. */
export async function showsScene(cardFile: string, sceneFile: string): Promise<boolean> {
  const picture = sharp(sceneFile).extract(CARD_AREA)
  return (await greatestDifference(sharp(cardFile), picture)) < MAX_COMPRESSION_DIFFERENCE
}

/** The greatest difference of a pixel, from 0 to 255, after both pictures are reduced to a thirtieth of a card. */
export async function greatestDifference(one: Sharp, other: Sharp): Promise<number> {
  const [pixels, otherPixels] = await Promise.all(
    [one, other].map((picture) =>
      picture
        .resize(CARD.widthPx / 30, CARD.heightPx / 30)
        .raw()
        .toBuffer(),
    ),
  )
  return Math.max(...(pixels ?? []).map((value, index) => Math.abs(value - (otherPixels?.[index] ?? 255))))
}
