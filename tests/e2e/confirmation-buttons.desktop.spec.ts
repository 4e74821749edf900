import { inDays } from "#tests/support/colombo-days.ts"
import { fillBookingForm } from "./booking-form.ts"
import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

const NOAH_PATH = "/cars/toyota-noah-hybrid-7-seater"

const WINDOWS = [
  { width: 390, height: 664, textSize: "100%" },
  { width: 390, height: 664, textSize: "200%" },
  { width: 844, height: 390, textSize: "100%" },
  { width: 320, height: 568, textSize: "100%" },
]

test("the buttons of the confirmation dialog are visible in small windows and with large text", async ({
  page,
}) => {
  await openHydrated(page, `${NOAH_PATH}?from=${inDays(20)}&to=${inDays(25)}`)
  await fillBookingForm(page)
  const dialog = page.getByRole("dialog", { name: "Is this right?" })
  const confirm = dialog.getByRole("button", { name: "Confirm Booking" })
  const cancel = dialog.getByRole("button", { name: "Cancel" })
  for (const { width, height, textSize } of WINDOWS) {
    await test.step(`${width}x${height} with text of ${textSize}`, async () => {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, textSize)
      await page.getByRole("button", { name: "Book now" }).click()
      await expect(confirm).toBeInViewport({ ratio: 1 })
      await expect(cancel).toBeInViewport({ ratio: 1 })
      await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      await expect(confirm).toBeInViewport({ ratio: 1 })
      await cancel.click()
      await expect(dialog).toBeHidden()
    })
  }
})
