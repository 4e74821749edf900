import type { Page } from "@playwright/test"
import { BOOKING, post, tokenIn, VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import type { Site } from "#tests/support/site.ts"
import { officePageOf, sendBooking } from "#tests/support/visitor-page.ts"
import { openHydrated, waitForHydration } from "./hydrated.ts"
import { tabTo } from "./keys.ts"
import { horizontalOverflow } from "./layout-checks.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

const ALTO_NAME = "Suzuki Alto 800 Manual"

/** Books the van for 17 days, as a visitor. */
async function book(site: Site, first_name: string, firstDayFromNow: number): Promise<void> {
  const form_token = tokenIn(await (await fetch(`${site.url}/cars/${VAN.id}`)).text())
  const dates = { pick_up_time_date: inDays(firstDayFromNow), return_time_date: inDays(firstDayFromNow + 17) }
  const fields = { ...BOOKING, ...dates, first_name, form_token }
  expect((await post(`${site.url}/cars/${VAN.id}`, fields)).status).toBe(303)
}

async function expectToFit(page: Page) {
  expect(await horizontalOverflow(page), page.url()).toBe(0)
}

for (const [width, height, name, firstDayFromNow, check] of [
  [1440, 900, "Anna", 40, expectAccessible],
  [390, 844, "Ruwan", 80, expectToFit],
] as const) {
  test(`a booking is confirmed, changed, given today's price and cancelled at ${width} px`, async ({
    page,
    site,
  }) => {
    test.slow() // a dozen pages
    await page.setViewportSize({ width, height })
    await book(site, name, firstDayFromNow)
    await page.goto("/office/enquiries")
    await page.getByRole("link", { name: `${name} Quagmire` }).click()
    await expect(page.getByText(`${VAN.name} is free at this time.`)).toBeVisible()
    await check(page)

    await page.getByRole("link", { name: "Confirm the booking" }).click()
    const text = page.getByLabel("Email to the visitor")
    await expect(text).toHaveValue(new RegExp(`Vehicle: ${VAN.name}`))
    await check(page)
    await page.getByLabel("Vehicle", { exact: true }).selectOption({ label: `${ALTO_NAME}: free` })
    await page.getByRole("button", { name: "Confirm and send the email" }).click()
    await expect(page.getByRole("alert")).toContainText("You chose another vehicle. Check the email")
    await expect(text).toHaveValue(new RegExp(`Vehicle: ${ALTO_NAME}`))
    await check(page)
    await page.getByRole("button", { name: "Confirm and send the email" }).click()
    await expect(page.getByText("Nimal: New to Confirmed.")).toBeVisible()
    await expect(page.getByText("The visitor asked for")).toBeVisible()
    await check(page)

    await page.getByRole("link", { name: "Change the booking" }).click()
    await page.getByLabel("Discount", { exact: true }).fill("999,999")
    await page.getByRole("button", { name: "Save the booking" }).click()
    await expect(page.getByRole("alert")).toContainText("The discount is more than the price")
    await expect(page.getByRole("alert")).toContainText("Enter a reason for the discount")
    await check(page)
    await page.getByLabel("Discount", { exact: true }).fill("")
    await page.getByLabel("Return day and time").fill(inDays(firstDayFromNow + 20))
    await page.getByRole("button", { name: "Save the booking" }).click()
    const total = page.getByRole("row", { name: /^Total/ }).first()
    await expect(total).toContainText("389,300.00")
    await expect(page.getByText(/^Today's price for this booking is/)).toBeVisible()
    await check(page)
    await page.getByRole("button", { name: "Use today's price" }).click()
    await expect(page.getByRole("button", { name: "Use today's price" })).toHaveCount(0)
    await expect(total).not.toContainText("389,300.00")

    await page.getByLabel("Status", { exact: true }).selectOption("Cancelled")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByRole("alert")).toContainText("Write the reason in the note")
    await page.getByLabel("Note (only for the office)").fill("Her flight was cancelled")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("Nimal: Confirmed to Cancelled.")).toBeVisible()
    await page.goto(`/office/calendar?only=yes&from=${inDays(firstDayFromNow).slice(0, 10)}`)
    await expect(page.getByRole("link", { name: `${name} Quagmire` })).toHaveCount(0)
  })
}

test("a booking is changed and confirmed by keyboard alone", async ({ page, site }) => {
  await book(site, "Kumudu", 120)
  await page.goto("/office/enquiries?q=kumudu")
  await tabTo(page, page.getByRole("link", { name: "Kumudu Quagmire" }))
  await page.keyboard.press("Enter")
  await tabTo(page, page.getByRole("link", { name: "Change the booking" }))
  await page.keyboard.press("Enter")
  await tabTo(page, page.getByLabel("Return place"))
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("Kandy station")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Nimal changed the booking.")).toBeVisible()
  await tabTo(page, page.getByRole("link", { name: "Confirm the booking" }))
  await page.keyboard.press("Enter")
  await tabTo(page, page.getByLabel("Email to the visitor"))
  await page.keyboard.press("ControlOrMeta+End")
  await page.keyboard.type(" See you soon.")
  await tabTo(page, page.getByRole("button", { name: "Confirm and send the email" }))
  await page.keyboard.press("Enter")
  await expect(page.getByText("Nimal: New to Confirmed.")).toBeVisible()
  await tabTo(page, page.locator("summary", { hasText: "Read the answer" }).first())
  await page.keyboard.press("Enter")
  await expect(page.getByText("See you soon.").first()).toBeVisible()
})

test("the lists of vehicles show 'free' or 'taken' for the typed dates before anything is submitted", async ({
  page,
  site,
  owner,
}) => {
  const days = { pick_up_time_date: inDays(200), return_time_date: inDays(217) }
  const sentForm = await sendBooking(site.url, { ...BOOKING, ...days, first_name: "Lalith" })
  const office = officePageOf(owner, sentForm)
  await office.confirm()
  const list = page.getByLabel("Vehicle", { exact: true })
  const van = list.locator(`option[value="${VAN.id}"]`)
  const setDays = async (from: number, to: number) => {
    await page.getByLabel("Pick-up day and time").fill(inDays(from))
    await page.getByLabel("Return day and time").fill(inDays(to))
  }
  await page.goto("/office/bookings/new")
  await waitForHydration(page)
  await expect(van).toHaveText(VAN.name)
  await setDays(210, 212)
  await expect(van).toContainText(`${VAN.name}: taken (Lalith Quagmire`)
  await expect(list.locator("option", { hasText: ALTO_NAME })).toHaveText(`${ALTO_NAME}: free`)
  await expect(page.getByText(/^Free or taken: /)).toBeVisible()
  await setDays(218, 220)
  await expect(van).toHaveText(`${VAN.name}: free`)
  await expectAccessible(page)

  await page.goto(`${office.path}/booking`)
  await waitForHydration(page)
  await expect(van).toHaveText(`${VAN.name}: free`) // its own entry in the calendar does not count
  const otherDays = { ...days, pick_up_time_date: inDays(230), return_time_date: inDays(247) }
  await officePageOf(
    owner,
    await sendBooking(site.url, { ...BOOKING, ...otherDays, first_name: "Mahela" }),
  ).confirm()
  await page.getByLabel("Return day and time").fill(inDays(235))
  await expect(van).toContainText("taken (Mahela Quagmire")
})

test("a click is not lost while the page updates which vehicles are free", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, "/office/bookings/new")
  const { promise: mousePressed, resolve: continueResponse } = Promise.withResolvers<void>()
  await page.route(/\/office\/bookings\/new\?/, async (route) => {
    await mousePressed
    await route.continue()
  })
  await page.getByLabel("Name").fill("Sepali Fernando")
  await page.getByLabel("Contact number").fill("071 555 0143")
  await page.getByLabel("Pick-up day and time").fill(inDays(420))
  await page.getByLabel("Return day and time").fill(inDays(422))
  await page.getByLabel("Vehicle", { exact: true }).selectOption(VAN.id)
  await page.getByRole("button", { name: "Check vehicles and price" }).hover()
  await page.mouse.down()
  const response = page.waitForResponse(/\/office\/bookings\/new\?/)
  continueResponse()
  await (await response).finished()
  await page.waitForTimeout(500) // longer than the page needs to show the response
  await page.mouse.up()
  await expect(page.getByText(`${VAN.name} is free at this time.`)).toBeVisible()
})
