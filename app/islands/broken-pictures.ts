/**
 * Marks pictures that fail to load, also before this script ran, so that `base.css` hides the browser's icon for those without an
 * alternative text. Without scripts the icon stays: no style sheet can select a failed picture.
 */
export function markBrokenPictures(page: Document): void {
  page.addEventListener("error", ({ target }) => mark(target), true) // such events do not bubble
  for (const image of page.images) {
    // An SVG without intrinsic size has no natural width either: only decoding shows whether it loaded.
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => mark(image))
  }
}

function mark(target: EventTarget | null) {
  if (target instanceof HTMLImageElement) target.dataset.broken = ""
}
