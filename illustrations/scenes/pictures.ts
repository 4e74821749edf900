import { HEIGHT, WIDTH } from "./drawing/canvas.ts"

/** The crops that pages use of a scene. */
export type Crop = "wide" | "tall" | "gallery"

/**
 * One picture of a scene, in pixels. AVIF is made in the best of the `qualities` that keeps to `maxBytes`; WebP is for the
 * few browsers that cannot read it.
 */
export type Picture = {
  crop: Crop
  width: number
  height: number
  qualities: readonly number[]
  maxBytes: number
}

/** Qualities, from one that preserves the stipple of a poster to one that loses most of it. */
const LARGE_QUALITIES = [50, 46, 42, 38]
/** The quality of the pictures for phones. On a phone 42 looks like 50. 36 has some grain, and 30 loses the finest details. */
const SMALL_QUALITIES = [42, 40, 38, 36, 34, 32, 30]

/** The maximum size of the first picture that a phone loads, in bytes. */
const SMALL_MAX_BYTES = 19_500

/** Every scene has these, each as AVIF and WebP. The components of the site know the same widths. */
export const PICTURES: readonly Picture[] = [
  { crop: "wide", width: 1600, height: 900, qualities: LARGE_QUALITIES, maxBytes: 90_000 },
  { crop: "wide", width: 800, height: 450, qualities: SMALL_QUALITIES, maxBytes: SMALL_MAX_BYTES },
  { crop: "tall", width: 720, height: 900, qualities: SMALL_QUALITIES, maxBytes: SMALL_MAX_BYTES },
  { crop: "gallery", width: 720, height: 482, qualities: LARGE_QUALITIES, maxBytes: 30_000 },
  { crop: "gallery", width: 360, height: 241, qualities: SMALL_QUALITIES, maxBytes: 8_000 },
]

export const FORMATS = ["avif", "webp"] as const
export type Format = (typeof FORMATS)[number]

/** The file name of a picture in public/images/scenes. Pages refer to it by scene, crop and width. */
export function pictureFileName(scene: string, { crop, width }: Picture, format: Format): string {
  return `${scene}-${crop}-${width}.${format}`
}

type Box = { left: number; top: number; width: number; height: number }

const WHOLE_CANVAS: Box = { left: 0, top: 0, width: WIDTH, height: HEIGHT }
const TALL_WIDTH = (HEIGHT * 4) / 5
const GALLERY_MARGIN = 128

/** The part of the canvas in a crop. `focus` is the position of the subject, as a share of the width. */
export function cropBox(crop: Crop, focus: number): Box {
  if (crop === "wide") return WHOLE_CANVAS
  if (crop === "gallery") return { ...WHOLE_CANVAS, left: GALLERY_MARGIN, width: WIDTH - 2 * GALLERY_MARGIN }
  return cropAround(focus, TALL_WIDTH)
}

/** A crop of the full height with the subject in its middle, or as close to it as the edge of the canvas allows. */
function cropAround(focus: number, width: number): Box {
  const left = Math.round(focus * WIDTH - width / 2)
  return { ...WHOLE_CANVAS, left: Math.min(Math.max(left, 0), WIDTH - width), width }
}
