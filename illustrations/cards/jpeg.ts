import type { Sharp } from "sharp"

/** A progressive JPEG, which is visible early on a slow connection, in a quality that preserves the grain of a poster. */
export function toJpeg(card: Sharp): Promise<Buffer> {
  return card.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}
