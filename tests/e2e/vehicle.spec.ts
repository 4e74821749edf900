import type { Page } from "@playwright/test"
import { inDays } from "#tests/support/colombo-days.ts"
import { fillBookingForm } from "./booking-form.ts"
import { expect, test } from "./fixtures.ts"

const ALTO_PATH = "/cars/suzuki-alto-800-manual"
const totalOn = (page: Page) => page.getByRole("row", { name: /^Total/ }).first()

test("a cheaper longer rental is offered, and applied with one click", async ({ page }) => {
  await page.goto(`${ALTO_PATH}?from=${inDays(30)}&to=${inDays(59)}&extras=need-a-driver:29`)
  await expect(totalOn(page)).toContainText("LKR\u00a0300,150.00")
  await expect(page.getByText("One more day reaches the 1-month rate")).toBeVisible()
  await page.getByRole("button", { name: /^Return on .* instead$/ }).click()
  await expect(totalOn(page)).toContainText("LKR\u00a0283,500.00")
  await expect(page.getByLabel("Return date and time")).toHaveValue(inDays(60))
  await expect(page.getByRole("spinbutton", { name: /need a driver/i })).toHaveValue("30")
  await expect(page.getByText("Yours: 30 days")).toBeVisible()
})

test("the default quantity of an extra per day is the number of days, also after the dates change", async ({
  page,
}) => {
  await page.goto(`${ALTO_PATH}?from=${inDays(30)}&to=${inDays(40)}&extras=wifi-router`)
  const days = page.getByRole("spinbutton", { name: /wi-fi router/i })
  await expect(days).toHaveValue("10")
  await page.getByLabel("Return date and time").fill(inDays(42))
  // Without scripts the total is computed on request.
  const update = page.getByRole("button", { name: "Update total" })
  if (await update.isVisible()) await update.click()
  await expect(days).toHaveValue("12")
  await expect(page.getByText("12 days × LKR\u00a0900.00")).toBeVisible()
})

test("a visitor cancels the confirmation, changes a name, and keeps all answers", async ({ page }) => {
  await page.goto(`${ALTO_PATH}?from=${inDays(30)}&to=${inDays(33)}&extras=roof-rack`)
  await fillBookingForm(page)
  await page.getByRole("button", { name: "Book now" }).click()
  const confirmation = page.getByRole("heading", { name: "Is this right?" })
  await expect(confirmation).toBeFocused()
  await page.getByRole("button", { name: "Cancel" }).click()
  await expect(confirmation).toBeHidden()
  await expect(page.getByLabel("First name")).toHaveValue("Anna")
  await expect(page.getByLabel("Pick up date and time")).toHaveValue(inDays(30))
  await expect(page.getByRole("checkbox", { name: "Roof Rack" })).toBeChecked()
  await page.getByLabel("First name").fill("Ann")
  await page.getByRole("button", { name: "Book now" }).click()
  await expect(page.getByText("Ms Ann Berg")).toBeVisible()
})

test("a booking without dates shows errors that link to the fields", async ({ page }) => {
  await page.goto(ALTO_PATH)
  await fillBookingForm(page)
  await page.getByRole("button", { name: "Book now" }).click()
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" })
  await expect(summary).toBeFocused()
  await summary.getByRole("link", { name: "Choose a return date and time" }).click()
  await expect(page.getByLabel("Return date and time")).toBeFocused()
  await expect(page.getByLabel("Last name")).toHaveValue("Berg")
})

test("the last picture can be shown", async ({ page }) => {
  await page.goto(ALTO_PATH)
  const topView = page.getByRole("img", { name: "Suzuki Alto 800 Manual from above: 5 seats" })
  await page.getByRole("link", { name: "Picture 3 of 3" }).click()
  await expect(topView).toBeInViewport({ ratio: 0.5 })
})
