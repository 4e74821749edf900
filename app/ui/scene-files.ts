/** What a page shows of a poster scene: all of it, the part round its subject, or a picture of the gallery. */
export type Crop = "wide" | "tall" | "gallery"

/** The widths in public/images/scenes, as illustrations/scenes draws them; the height is that of the widest. */
export const SCENE_FILES: Record<Crop, { widths: readonly [number, ...number[]]; height: number }> = {
  wide: { widths: [1600, 800], height: 900 },
  tall: { widths: [720], height: 900 },
  gallery: { widths: [720, 360], height: 482 },
}

export function sceneFile(scene: string, crop: Crop, width: number, format: "avif" | "webp"): string {
  return `/images/scenes/${scene}-${crop}-${width}.${format}`
}

/** Every width of a crop, as a `srcset`. */
export function sceneSourceSet(scene: string, crop: Crop, format: "avif" | "webp"): string {
  return SCENE_FILES[crop].widths
    .map((width) => `${sceneFile(scene, crop, width, format)} ${width}w`)
    .join(", ")
}
