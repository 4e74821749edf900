import { test as base, expect, type Page } from "@playwright/test"
import { type Site, startSite } from "#tests/support/site.ts"

/** A site for each worker, and a page that fails its test on console errors. */
export const test = base.extend<{ quietConsole: undefined }, { site: Site }>({
  site: [newSite(), { scope: "worker" }],
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

/**
 * A fixture that starts a site for each worker. Playwright runs all tests whose fixtures are the same functions in the same workers, and so
 * on the same sites: each call returns another function, so that a file that calls it shares its sites with no other file.
 */
export function newSite() {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  return async ({}: object, use: (site: Site) => Promise<void>): Promise<void> => {
    const site = await startSite()
    await use(site)
    await site.remove()
  }
}

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
