import type { Locator, Page } from "@playwright/test"
import { changeBooking } from "#tests/http/booking-pages.ts"
import { BOOKING, VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import type { Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { agreementPathOf, officePageOf, type SentEnquiry, sendBooking } from "#tests/support/visitor-page.ts"
import { brokenAmounts, brokenWords, horizontalOverflow, truncatedFields } from "./layout-checks.ts"
import { expect, test } from "./office-fixtures.ts"

const enquiryOf = ({ reference }: SentEnquiry) => `/office/enquiries/${reference}`

/** A booking with long amounts: a charge, a discount, a second currency, and days that have another price today. */
async function sendLongAmounts(site: Site, owner: StaffBrowser): Promise<SentEnquiry> {
  const days = { pick_up_time_date: inDays(100), return_time_date: inDays(117) }
  const sentForm = await sendBooking(site.url, { ...BOOKING, ...days })
  const changed = await changeBooking(owner, enquiryOf(sentForm), {
    "return-at": inDays(120),
    "charge-delivery": "12,500",
    discount: "7.5 %",
    "discount-reason": "Third rental",
    currency: "USD",
    rate: "302.50",
  })
  expect(changed.status).toBe(303)
  return sentForm
}

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [name, pathOf] of [
    ["the list of enquiries", () => "/office/enquiries"],
    ["an enquiry", enquiryOf],
    ["the confirmation", (sentForm) => `${enquiryOf(sentForm)}/confirm`],
    ["the office's agreement", (sentForm) => `${enquiryOf(sentForm)}/agreement`],
    ["the visitor's page", ({ pagePath }) => pagePath],
    ["the visitor's agreement", agreementPathOf],
  ] satisfies [string, (sentForm: SentEnquiry) => string][]) {
    test(`no amount of ${name} is broken across lines`, async ({ page, site, owner }) => {
      const sentForm = await sendLongAmounts(site, owner)
      await officePageOf(owner, sentForm).offer(inDays(3))
      await page.goto(site.url + pathOf(sentForm))
      await expectWholeAmounts(page)
    })
  }

  test("no amount of a new booking is broken across lines", async ({ page }) => {
    await page.goto(`/office/bookings/new?vehicle=${VAN.id}&day=${inDays(200).slice(0, 10)}`)
    await page.getByLabel("Pick-up day and time").fill(inDays(200))
    await page.getByLabel("Return day and time").fill(inDays(230))
    await page.getByRole("button", { name: "Check vehicles and price" }).click()
    await expectWholeAmounts(page)
  })

  test("no amount beside a new return is broken across lines", async ({ page, site, owner }) => {
    await page.goto(enquiryOf(await sendLongAmounts(site, owner)))
    const booking = page.getByRole("region", { name: "The booking" })
    await booking.getByLabel("New return day and time").fill(inDays(130))
    await expect(booking.getByText(/^Today's price for 30 days: LKR/)).toBeVisible()
    expect(await brokenAmounts(booking)).toEqual([])
    expect(await brokenWords(booking.getByRole("table"))).toEqual([])
  })

  test("no amount in a field of a changed booking is cut off", async ({ page, site, owner }) => {
    await page.goto(`${enquiryOf(await sendLongAmounts(site, owner))}/booking`)
    await expect(page.getByLabel("Deposit, in rupees")).toHaveValue("100000")
    expect(await truncatedFields(page.getByRole("main").getByRole("textbox"))).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
  })

  async function expectWholeAmounts(page: Page) {
    const content = page.getByRole("main")
    await expect(content).toContainText(/(LKR|Rs\.)\s\d/)
    expect(await brokenAmounts(content)).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
  }

  test("the status, and the links to confirm, answer, change and cancel, are visible without scrolling on the page of an enquiry", async ({
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
    const confirm = main.getByRole("link", { name: "Confirm", exact: true })
    const cancel = main.getByRole("button", { name: "Cancel the booking" })
    for (const target of [main.getByText("New", { exact: true }).first(), confirm, answer, status, cancel]) {
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
