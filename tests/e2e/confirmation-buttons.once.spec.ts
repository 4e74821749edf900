import { inDays } from "#tests/support/colombo-days.ts"
import { fillBookingForm } from "./booking-form.ts"
import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

const CAR = "/cars/toyota-noah-hybrid-7-seater"

for (const { width, height, textSize } of [
  { width: 390, height: 664, textSize: "100%" },
  { width: 390, height: 664, textSize: "200%" },
  { width: 844, height: 390, textSize: "100%" },
  { width: 320, height: 568, textSize: "100%" },
]) {
  test(`the buttons of the confirmation dialog are visible at ${width}x${height} with text of ${textSize}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openHydrated(page, `${CAR}?from=${inDays(20)}&to=${inDays(25)}`)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, textSize)
    await fillBookingForm(page)
    await page.getByRole("button", { name: "Book now" }).click()
    const dialog = page.getByRole("dialog", { name: "Is this right?" })
    const confirm = dialog.getByRole("button", { name: "Confirm Booking" })
    await expect(confirm).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeInViewport({ ratio: 1 })
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(confirm).toBeInViewport({ ratio: 1 })
  })
}
