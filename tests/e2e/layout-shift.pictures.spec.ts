import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"

// A page is shown in a local fallback font until the web fonts arrive. The swap must not shift the layout.

test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true })

/** Google's limit for 'good' is 0.1 (https://web.dev/articles/cls). */
const MAX_SHIFT = 0.02

/** The fonts that the pages fall back to on different systems. */
const FALLBACK_FONTS = ["Liberation Sans", "DejaVu Sans"]
const PATHS = ["/cars/toyota-kdh-hi-roof-van-14-seater", "/home", "/carlist", "/rent-a-car-to-nuwara-eliya"]

for (const font of FALLBACK_FONTS)
  for (const path of PATHS)
    test(`${path} does not shift when the web fonts replace ${font}`, async ({ page }) => {
      let sendFonts = () => {}
      const released = new Promise<void>((resolve) => {
        sendFonts = resolve
      })
      await page.route("**/*.woff2", async (route) => {
        await released
        await route.continue()
      })
      // Simulates a machine with this fallback font only.
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(/local\("?([^")]+)"?\)/g, (local, name) =>
          name === font ? local : "local(NoSuchFont)",
        )
        await route.fulfill({ response, body })
      })
      await page.goto(path, { waitUntil: "commit" })
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      expect(await page.evaluate(() => document.fonts.check("700 20px 'Stick No Bills'"))).toBe(false)
      sendFonts()
      await page.evaluate(() => document.fonts.ready)
      await expect
        .poll(() => page.evaluate(() => document.fonts.check("700 20px 'Stick No Bills'")))
        .toBe(true)
      expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT)
    })

/** The sum of all layout shifts so far. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          // TypeScript's DOM types lack this entry type.
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(0), 500) // without any shift the observer is not called
      }),
  )
}
