import type { Sharp } from "sharp"

/** Progressive, so that a card shows early on a slow line; sharp enough for the spray of a poster. */
export function inJpeg(card: Sharp): Promise<Buffer> {
  return card.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}
