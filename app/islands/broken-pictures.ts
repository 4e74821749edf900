/**
 * Marks pictures that fail, also those that failed before this script was there, so that `base.css` hides the browser's own sign
 * where a picture has no words to leave. Without scripts the sign stays: no style sheet can tell that a picture failed.
 */
export function markBrokenPictures(page: Document): void {
  page.addEventListener("error", ({ target }) => mark(target), true) // such events do not bubble
  for (const image of page.images) {
    // A drawing without a size of its own has no width either: only decoding tells.
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => mark(image))
  }
}

function mark(target: EventTarget | null) {
  if (target instanceof HTMLImageElement) target.dataset.broken = ""
}
