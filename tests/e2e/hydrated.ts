import { expect, type Page } from "@playwright/test"

/** Waits until the islands are hydrated. Network idle would not be enough. */
export async function waitForHydration(page: Page) {
  await expect(page.locator("html[data-hydrated]")).toBeAttached()
}

/** Opens a page and waits for its islands. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url)
  await waitForHydration(page)
}
