import type { Page } from "@playwright/test"

/** Fills in every required field of a booking but the dates. */
export async function fillBookingForm(page: Page, email = "anna@example.com") {
  await page.getByLabel("Pick up location").fill("Colombo airport")
  await page.getByLabel("Return location").fill("Dambulla")
  await page.getByRole("combobox", { name: "Title" }).selectOption("Ms")
  await page.getByLabel("First name").fill("Anna")
  await page.getByLabel("Last name").fill("Berg")
  await page.getByLabel("Contact number").fill("+49 170 000000")
  await page.getByLabel("Email", { exact: true }).fill(email)
}
