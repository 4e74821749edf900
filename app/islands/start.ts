import { INSERTED_EVENT } from "./inserted-event.ts"

// The script of every page with islands. This small file imports the rest once the page has loaded and is painted.

/** The time after which the islands are hydrated anyway, if a picture does not load or the tab is in the background. */
const MAX_DELAY_MS = 3000

async function start(): Promise<void> {
  await Promise.race([pagePainted(), delay(MAX_DELAY_MS)])
  const { markBrokenPictures, loadDeferredFragments, hydrateIslands } = await import("./runtime.ts")
  markBrokenPictures(document)
  void loadDeferredFragments()
  // Islands dispatch an event instead of importing `hydrateIslands`, whose registry imports all islands: the import would be circular.
  document.addEventListener(INSERTED_EVENT, ({ target }) => hydrateIslands(target as Element)) // islands dispatch it on elements
  await hydrateIslands(document)
  // The translation widget waits for this event.
  document.documentElement.dataset.hydrated = ""
  document.dispatchEvent(new Event("hydrated"))
}

/** Resolves when the page has loaded and is painted, so that scripts do not compete with text, fonts and pictures. */
async function pagePainted(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }))
  // The callback of an animation frame runs before that frame is painted, and the next callback runs after it.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await delay(0)
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

void start()
