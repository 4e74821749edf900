import type { Page } from "@playwright/test"
import { VAN } from "#tests/http/browser.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { agreementOf, officeOf, type SentEnquiry, sendBooking } from "#tests/support/visitor-page.ts"
import { brokenAmounts, cutFields, sidewaysScroll } from "./boxes.ts"
import { expect, test } from "./office-fixtures.ts"

const PHONE = { width: 390, height: 844 }

/** Changes that put long amounts on a page: a charge, a discount, a second currency, and days that have another price today. */
const LONG_AMOUNTS = {
  "return-at": inDays(60),
  "charge-delivery": "12,500",
  discount: "7.5 %",
  "discount-reason": "Third rental",
  currency: "USD",
  rate: "299.5",
}

const enquiryOf = ({ reference }: SentEnquiry) => `/office/enquiries/${reference}`

for (const [name, pathOf] of [
  ["the list of enquiries", () => "/office/enquiries"],
  ["an enquiry", enquiryOf],
  ["the confirmation", (sent) => `${enquiryOf(sent)}/confirm`],
  ["the office's agreement", (sent) => `${enquiryOf(sent)}/agreement`],
  ["the visitor's page", ({ page }) => page],
  ["the visitor's agreement", agreementOf],
] satisfies [string, (sent: SentEnquiry) => string][]) {
  test(`no amount of ${name} is broken across lines at 390 px`, async ({ page, site, owner }) => {
    const sent = await sendBooking(site.url)
    const office = officeOf(owner, sent)
    expect((await office.changeTerms(LONG_AMOUNTS)).status).toBe(303)
    await office.offer(inDays(3))
    await page.setViewportSize(PHONE)
    await page.goto(site.url + pathOf(sent))
    await expectWholeAmounts(page)
  })
}

test("no amount of a new booking is broken across lines at 390 px", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(`/office/bookings/new?vehicle=${VAN.id}&day=${inDays(200).slice(0, 10)}`)
  await page.getByLabel("Pick-up day and time").fill(inDays(200))
  await page.getByLabel("Return day and time").fill(inDays(230))
  await page.getByRole("button", { name: "Check vehicles and price" }).click()
  await expectWholeAmounts(page)
})

test("no amount in a field of a changed booking is cut off at 390 px", async ({ page, site, owner }) => {
  const sent = await sendBooking(site.url)
  expect((await officeOf(owner, sent).changeTerms(LONG_AMOUNTS)).status).toBe(303)
  await page.setViewportSize(PHONE)
  await page.goto(`${enquiryOf(sent)}/booking`)
  await expect(page.getByLabel("Deposit, in rupees")).toHaveValue("100000")
  expect(await cutFields(page.getByRole("main").getByRole("textbox"))).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
})

async function expectWholeAmounts(page: Page) {
  const content = page.getByRole("main")
  await expect(content).toContainText(/(LKR|Rs\.)\s\d/)
  expect(await brokenAmounts(content)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
}

test("an office page that does not exist keeps the menu", async ({ page }) => {
  await page.goto("/office/enquiries/AAAA-AAAA")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("link", { name: /^Enquiries/ }).first()).toBeVisible()
})
