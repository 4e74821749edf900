import { test as base } from "@playwright/test"
import { type Site, startSite } from "#tests/support/site.ts"
import { consoleErrorsOf, expect } from "./fixtures.ts"

// React reports hydration mismatches in development only.
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const site = await startSite({}, undefined, ["--dev"])
      await use(site)
      await site.remove()
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

test("pages of the development server hydrate without mismatch", async ({ page }) => {
  const errors = consoleErrorsOf(page)
  for (const path of [
    "/home?tab=airport&to=ella",
    "/carlist/vans",
    "/contact",
    "/cars/toyota-noah-hybrid-7-seater?from=2027-01-10T09:00&to=2027-01-23T09:00",
  ]) {
    await page.goto(path)
    await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 30_000 })
  }
  expect(errors).toEqual([])
})
