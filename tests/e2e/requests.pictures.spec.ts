import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"

// The number of requests, the sizes of pictures, and the layout shifts of pages.

const MAX_REQUESTS = 30

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test("a first visit to home makes at most 30 requests", async ({ page }) => {
      const requested = await requestsOf(page)
      await page.goto("/home", { waitUntil: "networkidle" })
      await expect(page.locator("html[data-hydrated]")).toBeAttached()
      const lazy = await lazyPictures(page)
      const counted = [...requested].filter((path) => !lazy.has(path))
      const icons = [...requested].filter((path) => path.startsWith("/favicon"))
      // A browser without a window, such as the headless shell, fetches none.
      expect(icons, "only one of the two icons is fetched").not.toContain("/favicon.ico")
      expect(counted.length, counted.join("\n")).toBeLessThanOrEqual(MAX_REQUESTS)
    })
  })
}

for (const path of ["/gallery", "/guides", "/rent-a-car-to-sigiriya"]) {
  test.describe("on a phone of 412 px with a pixel ratio of 1.75", () => {
    test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

    test(`no scene of ${path} is more than twice as wide as needed`, async ({ page }) => {
      await page.goto(path)
      // Pictures load after the text, lazy ones later still.
      await expect.poll(async () => (await shownScenes(page)).length).toBeGreaterThan(0)
      await page.waitForLoadState("networkidle")
      const scenes = await shownScenes(page)
      expect(scenes.filter(({ fileWidth, shownPixels }) => fileWidth > 2 * shownPixels)).toEqual([])
    })
  })
}

test("no large picture is loaded before it is opened", async ({ page }) => {
  const loaded: string[] = []
  page.on("request", (request) => loaded.push(request.url()))
  await page.goto("/gallery")
  const loadedOf = (crop: string) => loaded.filter((url) => url.includes(crop))
  // Pictures of other slides are loaded half a second after the first frame.
  await expect.poll(() => loadedOf("-gallery-").length).toBeGreaterThan(4)
  await page.waitForLoadState("networkidle")
  expect(loadedOf("-wide-")).toEqual([])
})

test("hydrating the pictures of a vehicle causes no layout shift on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto("/cars/suzuki-wagon-r-fx-hybrid")
  await expect(page.locator("[data-live]")).toBeAttached()
  expect(await layoutShiftOf(page)).toBeLessThan(0.01)
})

test("scrolling to the end of home causes no layout shift on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto("/home", { waitUntil: "networkidle" })
  const footer = page.getByRole("contentinfo")
  while (!(await isInWindow(footer))) await page.mouse.wheel(0, 700)
  expect(await layoutShiftOf(page)).toBeLessThan(0.01)
})

test("jumping to the end of a list causes no layout shift on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/carlist")
  await page.getByRole("link", { name: "Page 2" }).scrollIntoViewIfNeeded()
  expect(await layoutShiftOf(page)).toBeLessThan(0.01)
})

function isInWindow(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight + 1)
}

/** The sum of all layout shifts since the page was opened. */
function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          // TypeScript's DOM types lack this entry type.
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: "layout-shift", buffered: true })
        // Two frames later the last shifts are reported. Without any shift the observer is not called.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0), 300)))
      }),
  )
}

/** Collects requests by the DevTools protocol, because Playwright omits some, such as the icon. */
async function requestsOf(page: Page): Promise<Set<string>> {
  const requested = new Set<string>()
  const devTools = await page.context().newCDPSession(page)
  devTools.on("Network.requestWillBeSent", ({ request: { url } }) => {
    requested.add(new URL(url).pathname)
  })
  await devTools.send("Network.enable")
  return requested
}

/** Lazy pictures, which are not counted: how early they load depends on the browser and the connection. */
async function lazyPictures(page: Page): Promise<Set<string>> {
  const sources = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).currentSrc))
  return new Set(sources.filter(Boolean).map((source) => new URL(source).pathname))
}

/** The loaded scenes. The width of a file is in its name; `shownPixels` is the width in which it is shown, in device pixels. */
function shownScenes(page: Page) {
  return page.locator("main img").evaluateAll((pictures) =>
    (pictures as HTMLImageElement[]).flatMap(({ currentSrc, clientWidth }) => {
      const fileWidth = Number(/-(\d+)\.(?:avif|webp|jpg)$/.exec(currentSrc)?.[1])
      return fileWidth && clientWidth
        ? [{ currentSrc, fileWidth, shownPixels: clientWidth * devicePixelRatio }]
        : []
    }),
  )
}
