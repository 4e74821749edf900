import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"

const SCREENS = [
  "/home",
  "/home?tab=wedding_events",
  "/home?q=nothing-of-that-name",
  "/about",
  "/cars/toyota-kdh-hi-roof-van-14-seater?from=2027-01-10T09:00&to=2027-01-23T09:00",
  "/cars/toyota-coaster-29-seater-luxury-coach",
  "/contact",
  "/carlist",
  "/carlist/vans",
  "/carlist/boats",
  "/faq",
  "/gallery",
  "/terms-and-conditions",
  "/agreement",
  "/guides",
  "/rent-a-car-sri-lanka",
  "/rent-a-car-guide",
  "/rent-a-car-to-meemure",
  "/nowhere",
]

async function violationsOf(page: Page) {
  // Fades are not waited for: what counts is what a page settles on.
  await page.addStyleTag({
    content: "*, ::before, ::after { transition: none !important; animation: none !important }",
  })
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, bypassCSP: true })

    for (const path of SCREENS) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        expect(await violationsOf(page)).toEqual([])
      })
    }

    test("axe finds nothing in a form with errors", async ({ page }) => {
      await page.goto("/home")
      await page.getByRole("button", { name: "Booking" }).click()
      await expect(page.getByText("There is a problem")).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  })
}

for (const path of SCREENS) {
  test(`${path} does not scroll sideways at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(content).toBeLessThanOrEqual(window ?? 0)
  })
}
