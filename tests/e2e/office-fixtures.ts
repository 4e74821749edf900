import { expect, type Page } from "@playwright/test"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import type { Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { violationsInBothSchemes } from "./axe.ts"
import { test as base, newSite } from "./fixtures.ts"

export { expect }

/** A site for each worker, with its first owner signed in on every page. `owner` is the same session without a browser. */
export const test = base.extend<object, { site: Site; owner: StaffBrowser }>({
  site: [newSite(), { scope: "worker" }],
  owner: [async ({ site }, use) => use(await signedInOwner(site)), { scope: "worker" }],
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
