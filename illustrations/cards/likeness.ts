import sharp, { type Sharp } from "sharp"

/** The maximum difference between JPEG and WebP of one drawing. */
const LOSSES = 64

/** Whether a card of 1200 by 630 shows a scene as the picture of the scene that is 800 pixels wide does. */
export async function showsScene(cardFile: string, sceneFile: string): Promise<boolean> {
  const picture = sharp(sceneFile).extract({ left: 0, top: 15, width: 800, height: 420 })
  return (await greatestDifference(sharp(cardFile), picture)) < LOSSES
}

/** Of any pixel of two pictures at a thirtieth of the size of a card, from 0 to 255. */
export async function greatestDifference(one: Sharp, other: Sharp): Promise<number> {
  const [pixels, others] = await Promise.all(
    [one, other].map((picture) => picture.resize(40, 21).raw().toBuffer()),
  )
  return Math.max(...(pixels ?? []).map((value, index) => Math.abs(value - (others?.[index] ?? 255))))
}
