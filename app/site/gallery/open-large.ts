import { largeHref, largeId } from "./gallery-pictures.ts"

/** The way to the picture before or after. */
export type Way = "-1" | "1"

/** Chrome 109, Safari 16.4 and Firefox 115 have no popovers: there the page with the picture large in it opens. */
export function openPageWithoutPopovers(scene: string): void {
  if (!hasPopovers()) location.assign(largeHref(scene))
}

/**
 * Shows a picture large in the place of another. It is opened by its own button among the slides: so the one before it closes,
 * its slide comes into view, and the focus returns there. Meanwhile the focus stays on the same way.
 */
export function replaceLargePicture(scene: string, way: Way): void {
  if (!hasPopovers()) {
    location.assign(largeHref(scene))
    return
  }
  const id = largeId(scene)
  const opener = document.querySelector<HTMLElement>(`figure > [popovertarget="${id}"]`)
  opener?.focus()
  opener?.click()
  document.getElementById(id)?.querySelector<HTMLElement>(`[data-way="${way}"]`)?.focus()
}

function hasPopovers(): boolean {
  return "popover" in HTMLElement.prototype
}
