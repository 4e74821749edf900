/** The crops of an illustration: whole, upright around its subject, or as a picture of the gallery. */
export type Crop = "wide" | "tall" | "gallery"

/**
 * The widths in pixels of the files in public/images/scenes, which illustrations/scenes generates. The height is that of the widest
 * file.
 */
export const SCENE_FILES: Record<Crop, { widths: readonly [number, ...number[]]; height: number }> = {
  wide: { widths: [1600, 800], height: 900 },
  tall: { widths: [720], height: 900 },
  gallery: { widths: [720, 360], height: 482 },
}

/** The URL of a file. `scene` is the name of a drawing in illustrations/scenes, `width` one of the widths of the crop. */
export function sceneFile(scene: string, crop: Crop, width: number, format: "avif" | "webp"): string {
  return `/images/scenes/${scene}-${crop}-${width}.${format}`
}

/** The AVIF files of a crop in every width, as a `srcset`. */
export function sceneSourceSet(scene: string, crop: Crop): string {
  return SCENE_FILES[crop].widths
    .map((width) => `${sceneFile(scene, crop, width, "avif")} ${width}w`)
    .join(", ")
}
