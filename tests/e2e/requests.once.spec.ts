import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"

const BUDGET = 30

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test("a first visit to home makes at most 30 requests", async ({ page }) => {
      const asked = await requestsOf(page)
      await page.goto("/home", { waitUntil: "networkidle" })
      await expect(page.locator("html[data-hydrated]")).toBeAttached()
      const lazy = await lazyPictures(page)
      const counted = [...asked].filter((path) => !lazy.has(path))
      const icons = [...asked].filter((path) => path.startsWith("/favicon"))
      expect(icons, "only one of the two icons is fetched").toEqual(["/favicon.svg"])
      expect(counted.length, counted.join("\n")).toBeLessThanOrEqual(BUDGET)
    })
  })
}

for (const path of ["/gallery", "/guides", "/rent-a-car-to-sigiriya"]) {
  test.describe("on a phone of 412 px with 1.75 dots each", () => {
    test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

    test(`no scene of ${path} is of more than twice the width that it is shown in`, async ({ page }) => {
      await page.goto(path)
      // Pictures of the first window come after the words, the others later still.
      await expect.poll(async () => (await shownScenes(page)).length).toBeGreaterThan(0)
      await page.waitForLoadState("networkidle")
      const scenes = await shownScenes(page)
      expect(scenes.filter(({ fileWidth, dots }) => fileWidth > 2 * dots)).toEqual([])
    })
  })
}

test("nothing moves on a phone when the script of a vehicle takes its pictures over", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto("/cars/suzuki-wagon-r-fx-hybrid")
  await expect(page.locator("[data-live]")).toBeAttached()
  expect(await movedSoFar(page)).toBeLessThan(0.01)
})

test("nothing moves on a phone on the way to the foot of home, whose parts are laid out as they come near", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto("/home", { waitUntil: "networkidle" })
  const foot = page.getByRole("contentinfo")
  while (!(await isInWindow(foot))) await page.mouse.wheel(0, 700)
  expect(await movedSoFar(page)).toBeLessThan(0.01)
})

function isInWindow(part: Locator): Promise<boolean> {
  return part.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight + 1)
}

/** The sum of all layout shifts since the page was opened. */
function movedSoFar(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          // The type of an entry of this kind is not among TypeScript's.
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: "layout-shift", buffered: true })
        // After two frames what was drawn last has been judged; without any shift nobody calls.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0), 300)))
      }),
  )
}

/** As the developer tools tell them: also what Playwright leaves out, such as the icon of the page. */
async function requestsOf(page: Page): Promise<Set<string>> {
  const asked = new Set<string>()
  const devTools = await page.context().newCDPSession(page)
  devTools.on("Network.requestWillBeSent", ({ request: { url } }) => {
    asked.add(new URL(url).pathname)
  })
  await devTools.send("Network.enable")
  return asked
}

/** What a browser asks for as it comes near the window: how far ahead is the browser's own choice, and another on each line. */
async function lazyPictures(page: Page): Promise<Set<string>> {
  const sources = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).currentSrc))
  return new Set(sources.filter(Boolean).map((source) => new URL(source).pathname))
}

/** Scenes that have come, with the width in the name of the file that the browser chose. */
function shownScenes(page: Page) {
  return page.locator("main img").evaluateAll((pictures) =>
    (pictures as HTMLImageElement[]).flatMap(({ currentSrc, clientWidth }) => {
      const fileWidth = Number(/-(\d+)\.(?:avif|webp|jpg)$/.exec(currentSrc)?.[1])
      return fileWidth && clientWidth ? [{ currentSrc, fileWidth, dots: clientWidth * devicePixelRatio }] : []
    }),
  )
}
