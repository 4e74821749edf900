import { test as base, devices } from "@playwright/test"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { consoleErrorsOf, expect } from "./fixtures.ts"

const PREMIO_PATH = "/cars/toyota-premio-g-superior"

/** A site whose admin host holds its responses back until a test releases them. */
const test = base.extend<{ release: () => void }, { host: AdminHostFake; site: Site }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const host = new AdminHostFake()
      await use(host)
      await host.stop()
    },
    { scope: "worker" },
  ],
  site: [
    async ({ host }, use) => {
      const site = await openSite({ ADMIN_HOST: await host.start() })
      await use(site)
      await site.remove()
    },
    { scope: "worker" },
  ],
  release: async ({ host }, use) => use(host.hold()),
  baseURL: async ({ site }, use) => use(site.url),
})

test.describe.configure({ mode: "default" }) // in one worker, because each would start a site

// The user agent of headless Chromium counts as a robot, and robots get the whole page.
test.use({ userAgent: devices["Desktop Chrome"].userAgent })

test("a slow vehicle shows 'Loading...', then its page with a title and a working form", async ({
  page,
  release,
}) => {
  const errors = consoleErrorsOf(page)
  await page.goto(`${PREMIO_PATH}?from=${inDays(30)}&to=${inDays(32)}`, { waitUntil: "commit" })
  await expect(page.getByText("Loading...").first()).toBeVisible()
  release()
  await expect(page.getByRole("heading", { level: 1, name: "Toyota Premio G Superior" })).toBeVisible()
  await expect(page).toHaveTitle("Rent Car Service - Toyota Premio G Superior")
  await expect(page.getByText("Loading...")).toHaveCount(0)
  await expect(page.getByText("Yours: 2 days")).toBeVisible()
  await page.getByLabel("Return date and time").fill(inDays(33))
  await expect(page.getByText("Yours: 3 days")).toBeVisible()
  expect(errors).toEqual([])
})

test("a vehicle that a slow host does not have shows the not-found page", async ({ page, release }) => {
  await page.goto("/cars/helicopter", { waitUntil: "commit" })
  await expect(page.getByText("Loading...").first()).toBeVisible()
  release()
  await expect(page.getByText("Oops! The page you are looking for does not exist.")).toBeVisible()
  await expect(page.getByText("Loading...")).toHaveCount(0)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a link leads to the complete page", async ({ page, release }) => {
    await page.goto("/cars/honda-fit-hybrid")
    release()
    await page.locator("main").getByRole("link", { name: "Load the full page" }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Honda Fit Hybrid" })).toBeVisible()
    await expect(page.getByLabel("Pick up location")).toBeVisible()
  })
})
