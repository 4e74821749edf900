import { test as base, expect, type Page } from "@playwright/test"
import { openSite, type Site } from "#tests/support/site.ts"

type Sites = (name: string) => Promise<Site>

/**
 * A running site, and a page that fails its test on console errors. A worker has one site of each name, which it starts when a test
 * first needs it. The sites are not worker fixtures themselves, because Playwright would start a worker and a browser for each file that
 * has a site of its own.
 */
export const test = base.extend<{ siteName: string; site: Site; quietConsole: undefined }, { sites: Sites }>({
  siteName: ["visitors", { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const started = new Map<string, Promise<Site>>()
      await use((name) => {
        const site = started.get(name) ?? openSite()
        started.set(name, site)
        return site
      })
      const ended = [...started.values()].map(async (site) => (await site).remove())
      await Promise.allSettled(ended) // a site that did not start has failed its tests already
    },
    { scope: "worker" },
  ],
  site: async ({ sites, siteName }, use) => use(await sites(siteName)),
  baseURL: async ({ site }, use) => use(site.url),
  quietConsole: [
    async ({ page }, use) => {
      const errors = consoleErrorsOf(page)
      await use(undefined)
      expect(errors, "console errors").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

// The browser logs statuses such as 422 and 404 as errors; the tests check those statuses themselves.
const REPORTED_STATUS = /Failed to load resource: the server responded with a status of/

// On a busy machine Chromium skips a view transition and reports it as an error. The transitions are declared in CSS
// (`@view-transition`), so no code of ours can catch it.
const SKIPPED_TRANSITION = "Transition was aborted because of invalid state."

/** Collects console errors, except messages of the browser that match `expected`. */
export function consoleErrorsOf(page: Page, expected = REPORTED_STATUS): string[] {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => {
    if (!message.startsWith(SKIPPED_TRANSITION)) errors.push(message)
  })
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) errors.push(message.text())
  })
  return errors
}
