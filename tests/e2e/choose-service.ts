import type { Page } from "@playwright/test"
import { expect } from "./fixtures.ts"

/** Selects a service tab by clicking its label, because the radio button itself is visually hidden. */
export async function chooseService(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("radio", { name })
  await page.locator("label").filter({ has: button }).click()
  await expect(button).toBeChecked()
}
