import { INSERTED_EVENT } from "./inserted-event.ts"

// The script of every page with islands. It is small, and imports the rest once the page has loaded and is painted.

/** The maximum delay of the islands by a picture that does not load, or by a tab in the background. */
const MAX_DELAY_MS = 3000

async function start(): Promise<void> {
  await Promise.race([pagePainted(), delay(MAX_DELAY_MS)])
  const { markBrokenPictures, loadDeferredFragments, hydrateIslands } = await import("./runtime.ts")
  markBrokenPictures(document)
  void loadDeferredFragments()
  // An island cannot import the registry that loads it.
  document.addEventListener(INSERTED_EVENT, ({ target }) => hydrateIslands(target as Element))
  await hydrateIslands(document)
  // The translation widget waits for this.
  document.documentElement.dataset.hydrated = ""
  document.dispatchEvent(new Event("hydrated"))
}

/** Resolves when the page has loaded and is painted, so that scripts do not compete with text, fonts and pictures. */
async function pagePainted(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }))
  // The callback of an animation frame runs before its frame is painted, the next one's after that.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await delay(0)
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

void start()
