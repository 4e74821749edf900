import { devices } from "@playwright/test"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { openSite } from "#tests/support/site.ts"
import { test as baseTest, expect } from "./fixtures.ts"

const PREMIO_PATH = "/cars/toyota-premio-g-superior"
const PREMIO_NAME = "Toyota Premio G Superior"
const LIST_FAILED_TEXT = "There was an error fetching the cars!"

/** A site that reads an external admin host, without a response in its cache. */
const test = baseTest.extend<{ host: AdminHostFake }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  host: async ({}, use) => {
    const host = new AdminHostFake()
    await use(host)
    await host.stop()
  },
  site: async ({ host }, use) => {
    const site = await openSite({ ADMIN_HOST: await host.start() })
    await use(site)
    await site.remove()
  },
})

test("the pages of a working host list its vehicles and show its pictures", async ({ page, site }) => {
  await page.goto("/carlist/vans")
  await expect(page.getByRole("link", { name: "Toyota KDH Hi-Roof Van 14 Seater" })).toBeVisible()
  await page.goto(PREMIO_PATH)
  await expect(page.getByRole("heading", { level: 1, name: PREMIO_NAME })).toBeVisible()
  const pictures = await page
    .locator("main img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")))
  expect(pictures.length).toBeGreaterThan(2)
  expect(pictures.filter((src) => src?.startsWith(site.url) || src?.startsWith("/"))).toEqual([])
})

test.describe("a slow host", () => {
  // The user agent of headless Chromium counts as a robot, and robots get the whole page.
  test.use({ userAgent: devices["Desktop Chrome"].userAgent })

  test("shows 'Loading...' and then the vehicles", async ({ page, host }) => {
    const release = host.hold()
    await page.goto("/home", { waitUntil: "commit" })
    await expect(page.getByText("Loading...").first()).toBeVisible()
    release()
    await expect(page.getByRole("link", { name: "Suzuki Alto 800 Manual" })).toBeVisible()
    await expect(page.getByText("Loading...")).toHaveCount(0)
  })

  test("that exceeds the time limit shows the error instead of the list", async ({ page, host }) => {
    host.hold()
    await page.goto("/home", { waitUntil: "commit" })
    await expect(page.getByText("Loading...").first()).toBeVisible()
    await expect(page.getByText(LIST_FAILED_TEXT)).toBeVisible({ timeout: 15_000 })
  })

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false })

    test("offers a link to the complete page", async ({ page, host }) => {
      const release = host.hold()
      await page.goto("/home")
      release()
      await page.locator('a[href*="wait=1"]').first().click()
      await expect(page.getByRole("link", { name: "Suzuki Alto 800 Manual" })).toBeVisible()
    })
  })
})
