import type { Sharp } from "sharp"

/** A progressive JPEG, which a slow connection shows early, in a quality that keeps the grain of a poster. */
export function inJpeg(card: Sharp): Promise<Buffer> {
  return card.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}
