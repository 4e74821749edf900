import type { StepDirection } from "#app/ui/arrow-key-direction.ts"
import { largeHref, largeId } from "./gallery-pictures.ts"

/** Chrome 109, Safari 16.4 and Firefox 115 have no popovers: opens the page with the large picture instead. */
export function openPageWithoutPopovers(scene: string): void {
  if (!hasPopovers()) location.assign(largeHref(scene))
}

/**
 * Replaces the large picture by another. Clicks the button of that picture among the slides: the browser closes the previous
 * popover, scrolls the slide into view, and later returns the focus there. The focus stays on the link of the same direction.
 */
export function replaceLargePicture(scene: string, direction: StepDirection): void {
  if (!hasPopovers()) {
    location.assign(largeHref(scene))
    return
  }
  const id = largeId(scene)
  const opener = document.querySelector<HTMLElement>(`figure > [popovertarget="${id}"]`)
  opener?.focus()
  opener?.click()
  document.getElementById(id)?.querySelector<HTMLElement>(`[data-direction="${direction}"]`)?.focus()
}

function hasPopovers(): boolean {
  return "popover" in HTMLElement.prototype
}
