import { changeBooking } from "#tests/http/booking-pages.ts"
import { VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { agreementPathOf, officePageOf, sendBooking } from "#tests/support/visitor-page.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"
import { printedPageCount } from "./printed-pages.ts"

test("a visitor accepts an offer without scripts, on a phone, and later cancels", async ({
  site,
  owner,
  browser,
}) => {
  const sentForm = await sendBooking(site.url)
  const office = officePageOf(owner, sentForm)
  await office.offer(inDays(3))
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(site.url + sentForm.pagePath)
  await expect(page.getByText("This offer is valid until")).toBeVisible()
  await page.getByRole("button", { name: "Accept this offer" }).click()
  await expect(page.getByText("Thank you. We have your answer")).toBeVisible()
  await expect(page.getByText("You accepted it on")).toBeVisible()
  await office.confirm()
  await page.reload()
  await expect(page.getByText("Your booking is confirmed.")).toBeVisible()
  await page.getByRole("link", { name: "Cancel this booking" }).click()
  await page.getByLabel("Why?").fill("Our flight is cancelled")
  await page.getByRole("button", { name: "Yes, cancel it" }).click()
  await expect(page.getByText("Your booking is cancelled.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Cancel this booking" })).toHaveCount(0)
  await context.close()
  expect((await office.open()).text).toContain("Our flight is cancelled")
})

test("the visitor's pages are accessible in both colour schemes", async ({ page, site, owner }) => {
  const sentForm = await sendBooking(site.url)
  await officePageOf(owner, sentForm).offer(inDays(3))
  for (const path of [
    sentForm.pagePath,
    `${sentForm.pagePath}/cancel`,
    `${sentForm.pagePath}/erase`,
    `${sentForm.pagePath}x`,
    agreementPathOf(sentForm),
  ]) {
    await page.goto(site.url + path)
    await expectAccessible(page)
  }
})

test("an offer prints on one sheet of A4, with the URL as a QR code", async ({ page, site, owner }) => {
  const sentForm = await sendBooking(site.url)
  await officePageOf(owner, sentForm).offer(inDays(3))
  await page.goto(site.url + sentForm.pagePath)
  expect(await printedPageCount(page)).toBe(1)
  await page.emulateMedia({ media: "print" })
  for (const text of ["This offer is valid until", "LKR\u00a0389,300.00"])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Accept this offer" })).toBeHidden()
})

test("the filled-in agreement prints on two pages of A4, with several vehicles and long places", async ({
  page,
  site,
  owner,
}) => {
  const sentForm = await sendBooking(site.url)
  const office = officePageOf(owner, sentForm)
  const vehicles = [
    VAN.id,
    "suzuki-alto-800-manual",
    "toyota-hiace-super-gl-2-8-van-9-seater",
    "toyota-axio-hybrid-g",
  ]
  for (const [row, vehicle] of vehicles.entries()) {
    await changeBooking(owner, office.path, {
      [`vehicle-${row}`]: vehicle,
      [`units-${row}`]: "2",
      "pick-up-location": "Bandaranaike International Airport, arrivals, at the meeting point of the hotels",
      "return-location": "Hotel in Kandalama, at the reception, with the keys",
    })
  }
  await office.offer(inDays(3))
  await page.goto(site.url + agreementPathOf(sentForm))
  await expect(page.getByText(`Booking ${sentForm.reference}`)).toBeVisible()
  await expect(page.getByText("Suzuki Alto 800 Manual").first()).toBeVisible()
  expect(await printedPageCount(page)).toBe(2)
  await page.goto(`${site.url}/office/enquiries/${sentForm.reference}/agreement`)
  await expect(page.getByText(`Booking ${sentForm.reference}`)).toBeVisible()
  await expect(page.getByText("Suzuki Alto 800 Manual").first()).toBeVisible()
  expect(await printedPageCount(page)).toBe(2)
})
