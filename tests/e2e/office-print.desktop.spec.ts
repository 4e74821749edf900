import { changeBooking } from "#tests/http/booking-pages.ts"
import { ENQUIRY, VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { officePageOf, sendBooking, sendForm } from "#tests/support/visitor-page.ts"
import { expect, test } from "./office-fixtures.ts"
import { printedPageCount } from "./printed-pages.ts"

// A site of its own, because a booking of other tests could have the vehicle on these days.
test.use({ siteName: "office: print" })

test("a booking prints on one sheet with its person, price and history, and without forms and buttons", async ({
  page,
  site,
  owner,
}) => {
  const sentForm = await sendBooking(site.url)
  const office = officePageOf(owner, sentForm)
  await changeBooking(owner, office.path, {
    "charge-delivery": "12500",
    discount: "5 %",
    "discount-reason": "Third rental",
  })
  await office.offer(inDays(3))
  await office.confirm()
  await changeBooking(owner, office.path, { "return-at": inDays(50) })
  await page.goto(`/office/enquiries/${sentForm.reference}`)
  await expect(page.getByRole("button", { name: "Use today's price" })).toBeVisible()
  expect(await printedPageCount(page)).toBe(1)
  await page.emulateMedia({ media: "print" })
  for (const name of ["The booking", "The person", "What was done"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible()
  }
  await expect(page.getByText("Third rental").first()).toBeVisible()
  await expect(page.getByText("Nimal: New to Confirmed.")).toBeVisible()
  for (const role of ["button", "textbox", "combobox"] as const) {
    await expect(page.getByRole("main").getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByRole("main").getByRole("link", { name: /call|answer|change|print/i })).toHaveCount(0)
})

test("an enquiry with changed terms prints on one sheet, although its vehicle is taken", async ({
  page,
  site,
  owner,
}) => {
  const days = { pick_up_time_date: inDays(130), return_time_date: inDays(147) }
  for (let unit = 0; unit < 3; unit++) await officePageOf(owner, await sendBooking(site.url, days)).confirm()
  const office = officePageOf(
    owner,
    await sendForm(site.url, "/home?tab=wedding_events", { ...ENQUIRY, ...days, tab: "wedding_events" }),
  )
  await changeBooking(owner, office.path, { "vehicle-0": VAN.id })
  await changeBooking(owner, office.path, {
    "charge-delivery": "12500",
    "charge-night": "2500",
    "charge-oneWay": "9000",
    discount: "10 %",
    "discount-reason": "Third rental",
  })
  await page.goto(office.path)
  await expect(page.getByText(`${VAN.name} is not free at this time.`)).toBeVisible()
  expect(await printedPageCount(page)).toBe(1)
  await page.emulateMedia({ media: "print" })
  for (const name of ["The booking", "The hire", "The person", "What was done"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible()
  }
})
