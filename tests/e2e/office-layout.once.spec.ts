import type { Locator } from "@playwright/test"
import { changeBooking } from "#tests/http/booking-pages.ts"
import { BOOKING } from "#tests/http/browser.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { sendBooking } from "#tests/support/visitor-page.ts"
import { brokenAmounts, brokenWords, sidewaysScroll } from "./boxes.ts"
import { expect, test } from "./office-fixtures.ts"

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("no amount is broken across lines, on the pages that a booking takes", async ({
    page,
    site,
    owner,
  }) => {
    const days = { pick_up_time_date: inDays(100), return_time_date: inDays(117) }
    const sent = await sendBooking(site.url, { ...BOOKING, ...days })
    const enquiry = `/office/enquiries/${sent.reference}`
    const costs = { "charge-delivery": "4500", discount: "10 %", "discount-reason": "Third rental" }
    const currency = { currency: "USD", rate: "302.50" }
    const changed = await changeBooking(owner, enquiry, { ...costs, ...currency, "return-at": inDays(120) })
    expect(changed.status).toBe(303)
    const paths = ["", "/confirm", "/booking", "/agreement"].map((path) => enquiry + path)
    for (const path of ["/office/today", "/office/enquiries", ...paths]) {
      await page.goto(path)
      expect(await brokenAmounts(page.getByRole("main")), path).toEqual([])
      expect(await sidewaysScroll(page), path).toBe(0)
    }
    await page.goto(enquiry)
    const booking = page.getByRole("region", { name: "The booking" })
    await booking.getByLabel("New return day and time").fill(inDays(130))
    await expect(booking.getByText(/^Today's price for 30 days: LKR/)).toBeVisible()
    expect(await brokenAmounts(booking)).toEqual([])
    expect(await brokenWords(booking.getByRole("table"))).toEqual([])
  })

  test("the status, and the links to change it and to answer, are in the first screen of an enquiry", async ({
    page,
    site,
  }) => {
    const names = { first_name: "Wilhelmina-Charlotte Alexandrina", last_name: "Wickramasinghe Gunawardena" }
    for (const first_name of ["Anna", names.first_name, "Zenobia"]) {
      await sendBooking(site.url, { ...BOOKING, ...names, first_name })
    }
    await page.goto("/office/enquiries")
    await page.getByRole("link", { name: /^Wilhelmina/ }).click()
    await expect(page.getByRole("link", { name: "Next enquiry" })).toBeVisible()
    const bottomOf = (target: Locator) => target.evaluate((node) => node.getBoundingClientRect().bottom)
    const main = page.getByRole("main")
    const answer = page.getByRole("link", { name: "Answer", exact: true })
    const status = page.getByRole("link", { name: "Change status" })
    for (const target of [main.getByText("New", { exact: true }).first(), answer, status]) {
      expect(await bottomOf(target)).toBeLessThanOrEqual(844)
    }
    await answer.click()
    await expect(page.getByLabel("Text", { exact: true })).toBeInViewport()
    await status.click()
    await expect(page.getByLabel("Status", { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText("Status", { exact: true }).last()).toBeInViewport({ ratio: 1 })
  })
})

test("an office page that does not exist keeps the menu", async ({ page }) => {
  await page.goto("/office/enquiries/AAAA-AAAA")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("link", { name: /^Enquiries/ }).first()).toBeVisible()
})
