import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

test("an enlarged picture closes with its button, with Escape and by a click beside it", async ({ page }) => {
  await openHydrated(page, "/gallery")
  const picture = page.locator("#slide-1").getByRole("link", { name: /^A white lighthouse/ })
  const large = page.getByRole("dialog", { name: "Galle: the lighthouse on the fort wall" })
  const closings = [
    () => large.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(4, 4),
  ]
  for (const close of closings) {
    await picture.click()
    await expect(large).toBeVisible()
    await close()
    await expect(large).toBeHidden()
  }
})
