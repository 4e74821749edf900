import { test as base, expect, type Page } from "@playwright/test"
import { type Site, startSite } from "#tests/support/site.ts"

/** A site for each worker, and a page that fails its test when anything is written to the console as an error. */
export const test = base.extend<{ quietConsole: undefined }, { site: Site }>({
  site: [openSite, { scope: "worker" }],
  baseURL: async ({ site }, use) => use(site.url),
  quietConsole: [
    async ({ page }, use) => {
      const errors = consoleErrorsOf(page)
      await use(undefined)
      expect(errors, "nothing is written to the console as an error").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
export async function openSite({}: object, use: (site: Site) => Promise<void>): Promise<void> {
  const site = await startSite()
  await use(site)
  await site.remove()
}

// The browser itself reports answers such as 422 and 404 on the console; the tests look at those by their status.
const REPORTED_STATUS = /Failed to load resource: the server responded with a status of/

// On a busy machine Chromium leaves out the cross-fade to the next page (already shown, left again, resized) and says so. No code
// of ours asks for a cross-fade: `@view-transition` in the style sheet does.
const CROSS_FADE_LEFT_OUT = "Transition was aborted because of invalid state."

/** `reported`: what the browser itself reports of requests that fail, and a test expects. */
export function consoleErrorsOf(page: Page, reported = REPORTED_STATUS): string[] {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => {
    if (!message.startsWith(CROSS_FADE_LEFT_OUT)) errors.push(message)
  })
  page.on("console", (message) => {
    if (message.type() === "error" && !reported.test(message.text())) errors.push(message.text())
  })
  return errors
}
