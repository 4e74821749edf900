import { startSite } from "#tests/support/site.ts"
import { test as baseTest, expect } from "./fixtures.ts"

// React reports hydration mismatches in development only, as console errors, which fail the test.
const test = baseTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  site: async ({}, use) => {
    const site = await startSite({}, undefined, ["--dev"])
    await use(site)
    await site.remove()
  },
})

test("pages of the development server hydrate without mismatch", async ({ page }) => {
  for (const path of [
    "/home?tab=airport&to=ella",
    "/carlist/vans",
    "/contact",
    "/cars/toyota-noah-hybrid-7-seater?from=2027-01-10T09:00&to=2027-01-23T09:00",
  ]) {
    await page.goto(path)
    await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 30_000 })
  }
})
