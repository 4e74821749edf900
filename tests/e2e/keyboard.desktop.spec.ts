import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { openHydrated, waitForHydration } from "./hydrated.ts"
import { tabTo } from "./keys.ts"

async function type(page: Page, label: string, words: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(words)
}

/** Types 9 am on a day of next year. Day and month are equal, so their order in the browser does not matter. */
async function typeNineAm(page: Page, label: string, dayAndMonth: string) {
  await type(page, label, `${dayAndMonth}${new Date().getUTCFullYear() + 1}`)
  await page.keyboard.press("Tab")
  await page.keyboard.type("0900a") // the letter sets AM on a 12-hour clock, and is ignored on a 24-hour clock
}

test("a visitor finds and books a van by keyboard", async ({ page, site }) => {
  await openHydrated(page, "/home")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeFocused()
  await tabTo(page, page.getByRole("searchbox"))
  await page.keyboard.type("hi-roof")
  const van = page.getByRole("main").getByRole("link", { name: "Toyota KDH Hi-Roof Van 14 Seater" })
  await expect(van).toBeVisible()
  await tabTo(page, van)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/cars\/toyota-kdh-hi-roof-van-14-seater/)

  await waitForHydration(page)
  await type(page, "Pick up location", "Colombo airport")
  await type(page, "Return location", "Dambulla")
  await typeNineAm(page, "Pick up date and time", "0101")
  await typeNineAm(page, "Return date and time", "0202")
  await tabTo(page, page.getByRole("checkbox", { name: /need a driver/i }))
  await page.keyboard.press("Space")
  await tabTo(page, page.getByRole("combobox", { name: "Title" }))
  await page.keyboard.type("Ms")
  await type(page, "First name", "Anna")
  await type(page, "Last name", "Berg")
  await type(page, "Contact number", "+49 170 000000")
  await type(page, "Email", "keyboard@example.com")
  await tabTo(page, page.getByRole("button", { name: "Book now" }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Is this right?" })).toBeFocused()
  await tabTo(page, page.getByRole("button", { name: "Confirm Booking" }))
  await page.keyboard.press("Enter")

  const success = page.getByRole("alert").filter({ hasText: "Email sent successfully!" })
  await expect(success).toBeFocused()
  const emails = await site.emails()
  expect(emails.filter((sentEmail) => sentEmail.includes("keyboard@example.com"))).toHaveLength(1)
})
