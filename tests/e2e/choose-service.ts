import type { Page } from "@playwright/test"
import { expect } from "./fixtures.ts"

/** Presses the tab of a service as a visitor does, by its label: the button in it is not to be seen. */
export async function chooseService(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("radio", { name })
  await page.locator("label").filter({ has: button }).click()
  await expect(button).toBeChecked()
}
