import { expect, type Page } from "@playwright/test"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import type { Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { violationsInBothSchemes } from "./axe.ts"
import { test as base } from "./fixtures.ts"

export { expect }

const owners = new WeakMap<Site, Promise<StaffBrowser>>()

/**
 * A site of its own for each worker, with its first owner signed in on every page. `owner` is the same session without a browser. A file
 * that must not see what other files change sets another `siteName`, and runs in one worker.
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

/** Tells a session that the site does not know from a page that does not send it. */
async function signedInOwner(site: Site): Promise<StaffBrowser> {
  const owner = await firstOwnerAt(site)
  const { status } = await owner.open("/office/enquiries")
  if (status !== 200) throw new Error(`the first owner is not signed in: ${status}\n${site.output()}`)
  return owner
}

/** Passes axe in both colour schemes, and does not scroll sideways at 320 px. */
export async function expectAccessible(page: Page) {
  expect(await violationsInBothSchemes(page), page.url()).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  if (size) await page.setViewportSize(size)
}
