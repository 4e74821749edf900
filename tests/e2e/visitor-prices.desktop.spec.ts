import { inDays } from "#tests/support/colombo-days.ts"
import { fillBookingForm } from "./booking-form.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

const VAN_PATH = "/cars/toyota-kdh-hi-roof-van-14-seater"

test("an owner sets a season and rates for visitors from abroad, and a visitor books at these rates", async ({
  page,
}) => {
  await page.goto("/office/site")
  await page.getByRole("link", { name: "Rates for visitors from abroad" }).click()
  await page.getByLabel("Per cent of the normal rate").fill("120")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("status")).toContainText("5,500/=\u00a0→\u00a06,600/=")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Save and change the prices" }).click()
  await expect(page.getByRole("status")).toContainText("Saved")

  await page.goto("/office/site/seasons")
  await page.getByRole("link", { name: "Add a season" }).click()
  await page.getByLabel("Name").fill("Perahera")
  await page.getByLabel("First day").fill(inDays(20).slice(0, 10))
  await page.getByLabel("Last day").fill(inDays(39).slice(0, 10))
  await page.getByLabel("Change in per cent").fill("+15 %")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByRole("button", { name: "Save and change the prices" }).click()
  await expect(page.getByRole("button", { name: "Remove the season: Perahera" })).toBeVisible()
  await expectAccessible(page)

  await page.goto(VAN_PATH)
  await page.getByLabel("Pick up date and time").fill(inDays(30))
  await page.getByLabel("Return date and time").fill(inDays(47))
  const total = page.getByRole("row", { name: /^Total/ })
  // 7 days at 17,400 and 10 at 20,010.
  await expect(total).toContainText("LKR\u00a0321,900.00")
  const abroad = page.getByRole("checkbox", { name: "I live abroad" })
  await abroad.focus()
  await page.keyboard.press("Space")
  // 7 days at 20,880 and 10 at 24,012.
  await expect(total).toContainText("LKR\u00a0386,280.00")
  await expect(page.getByRole("cell", { name: "20,880/=" })).toBeVisible()
  await expect(page).toHaveURL(/abroad=1/)
  await expectAccessible(page)
  await page.reload()
  await expect(abroad).toBeChecked()
  await expect(total).toContainText("LKR\u00a0386,280.00")

  await fillBookingForm(page)
  await page.getByRole("button", { name: "Book now" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("Lives abroad")
  await expect(dialog).toContainText("Season: Perahera +15\u00a0%")
  await page.getByRole("button", { name: "Confirm Booking" }).click()
  await expect(page.getByText("It includes: rate for visitors from abroad, Season: Perahera")).toBeVisible()
})
