import { Resvg } from "@resvg/resvg-js"
import sharp, { type Sharp } from "sharp"
import { HEIGHT, WIDTH } from "./drawing/canvas.ts"
import { cropBox, type Format, type Picture } from "./pictures.ts"
import type { SceneEntry } from "./scene.ts"

/** A scene in pixels, as large as its canvas. Resvg draws it: the SVG reader inside sharp has no stipple. */
export function rasterOf(scene: Pick<SceneEntry, "draw">): Sharp {
  const { pixels } = new Resvg(String(scene.draw()), { fitTo: { mode: "width", value: WIDTH } }).render()
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } }).removeAlpha()
}

/** One picture file of a scene. */
export function pictureOf(raster: Sharp, focus: number, picture: Picture, format: Format): Promise<Buffer> {
  const { crop, width, height } = picture
  const cropped = raster.clone().extract(cropBox(crop, focus)).resize(width, height, { fit: "fill" })
  return format === "avif"
    ? avifOf(cropped, picture)
    : cropped.webp({ quality: WEBP_QUALITY, effort: 6 }).toBuffer()
}

// Grain takes many bytes in WebP, and a higher quality does not improve it visibly.
const WEBP_QUALITY = 50
// More effort takes three times as long and saves 2 % of the bytes.
const AVIF_EFFORT = 4

/** A scene with many details loses some of its grain to stay within its size limit. */
async function avifOf(cropped: Sharp, { qualities, maxBytes }: Picture): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await cropped.clone().avif({ quality, effort: AVIF_EFFORT }).toBuffer()
    if (file.length <= maxBytes) return file
  }
  throw new Error(`no quality keeps this picture under ${maxBytes} bytes: draw it with less detail`)
}
