import { expect, type Page } from "@playwright/test"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import type { Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { violationsInBothSchemes } from "./axe.ts"
import { test as base } from "./fixtures.ts"

export { expect }

const owners = new WeakMap<Site, Promise<StaffBrowser>>()

/**
 * Each worker has its own site, with the first owner signed in on every page. `owner` is the same session without a browser. A file
 * that must not see the changes of other files sets another `siteName`, and runs in one worker.
 */
export const test = base.extend<{ owner: StaffBrowser }>({
  siteName: "office",
  owner: async ({ site }, use) => {
    const owner = owners.get(site) ?? signedInOwner(site)
    owners.set(site, owner)
    await use(await owner)
  },
  context: async ({ context, owner }, use) => {
    await context.addCookies(owner.cookies)
    await use(context)
  },
  bypassCSP: true, // axe is injected into the page
})

/** Signs in the first owner. Throws at once if the site does not know the session, instead of failing in the first test. */
async function signedInOwner(site: Site): Promise<StaffBrowser> {
  const owner = await firstOwnerAt(site)
  const { status } = await owner.open("/office/enquiries")
  if (status !== 200) throw new Error(`the first owner is not signed in: ${status}\n${site.output()}`)
  return owner
}

/** Expects that the page passes axe in both colour schemes, and does not scroll sideways at 320 px. */
export async function expectAccessible(page: Page) {
  expect(await violationsInBothSchemes(page), page.url()).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  if (size) await page.setViewportSize(size)
}
