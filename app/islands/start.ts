// The script of every page with islands. It is small, and imports the rest once the page has loaded.

/** A picture that does not come delays the islands no longer than this. */
const LONGEST_LOAD_MS = 3000

async function start(): Promise<void> {
  await pageLoaded()
  const { markBrokenPictures, loadLateParts, hydrateIslands } = await import("./page.ts")
  markBrokenPictures(document)
  void loadLateParts()
  await hydrateIslands(document)
  // A page translator waits for that.
  document.documentElement.dataset.hydrated = ""
  document.dispatchEvent(new Event("hydrated"))
}

/** What the page shows at first has the line for itself. */
async function pageLoaded(): Promise<void> {
  if (document.readyState === "complete") return
  await new Promise((resolve) => {
    addEventListener("load", resolve, { once: true })
    setTimeout(resolve, LONGEST_LOAD_MS)
  })
}

void start()

export {}
