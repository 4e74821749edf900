import { expect, type Page } from "@playwright/test"

/** Waits until React has taken the page over: the page itself tells. A quiet line would say nothing of that. */
export async function isHydrated(page: Page) {
  await expect(page.locator("html[data-hydrated]")).toBeAttached()
}

/** Opens a page whose scripts the test is about. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address)
  await isHydrated(page)
}
