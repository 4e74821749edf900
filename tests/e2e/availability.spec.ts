import { inDays } from "#tests/support/colombo-days.ts"
import { fillBookingForm } from "./booking-form.ts"
import { waitForHydration } from "./hydrated.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

const VAN_ID = "toyota-kdh-hi-roof-van-14-seater"
const BOOKED_NOTICE = "Already booked on these days."

test("an owner shows booked days on the site, and a visitor still sends a booking for them", async ({
  page,
  owner,
  javaScriptEnabled,
}) => {
  const block = { vehicle: VAN_ID, from: inDays(30), to: inDays(35), units: "1", reason: "Service" }
  expect((await owner.submit("/office/calendar/block", block)).status).toBe(303)
  await page.goto("/office/site")
  await page.getByRole("link", { name: "Already booked" }).click()
  await page.getByLabel("Tell visitors when a vehicle is already booked on their days").check()
  if (javaScriptEnabled) await expectAccessible(page)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("status")).toContainText("Saved")

  const chooseDays = async (from: number, to: number) => {
    if (javaScriptEnabled) await waitForHydration(page)
    await page.getByLabel("Pick up date and time").fill(inDays(from))
    await page.getByLabel("Return date and time").fill(inDays(to))
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Update total" }).click()
  }
  const form = page.locator("#reserve")
  const notice = form.getByText(BOOKED_NOTICE)

  await page.goto(`/cars/${VAN_ID}`)
  await chooseDays(33, 37)
  await expect(notice).toBeVisible()
  if (javaScriptEnabled) await expectAccessible(page)
  await chooseDays(35, 37)
  await expect(page.getByRole("row", { name: /^Total/ })).toContainText("LKR")
  await expect(notice).toBeHidden()
  await chooseDays(33, 37)
  await form.locator("li a[href^='/cars/']").first().click()
  await expect(page).toHaveURL(new RegExp(`from=${inDays(33)}&to=${inDays(37)}`))
  await expect(page.getByLabel("Return date and time")).toHaveValue(inDays(37))
  await expect(notice).toBeHidden()

  await page.goto(`/carlist?q=KDH&from=${inDays(33)}&to=${inDays(37)}`)
  await expect(page.getByText("Already booked on these days")).toHaveCount(1)
  await page.getByRole("link", { name: "Toyota KDH Hi-Roof Van 14 Seater" }).click()
  await expect(notice).toBeVisible()
  if (javaScriptEnabled) await waitForHydration(page)
  await fillBookingForm(page)
  await page.getByRole("button", { name: "Book now" }).click()
  const confirmation = javaScriptEnabled ? page.getByRole("dialog") : form
  await expect(confirmation.getByText(BOOKED_NOTICE)).toBeVisible()
  if (javaScriptEnabled) await expectAccessible(page)
  await page.getByRole("button", { name: "Confirm Booking" }).click()
  await expect(page.getByText("Email sent successfully!")).toBeVisible()
  await expect(page.getByText(BOOKED_NOTICE)).toHaveCount(0)
})
