import type { Locator } from "@playwright/test"
import { startOfDay } from "#domain/calendar/period.ts"
import { addDays, addMinutes, wallTimeAt } from "#domain/rental-period.ts"
import { CONTACT, VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { sendForm } from "#tests/support/visitor-page.ts"
import { waitForHydration } from "./hydrated.ts"
import { typeTime } from "./keys.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"
import { printedPageCount } from "./printed-pages.ts"

const MIN_TOUCH_TARGET_PX = 44

/** A Sri Lankan time some days from today; the hour may have a fraction. */
const at = (days: number, hour: number) =>
  addMinutes(addDays(startOfDay(wallTimeAt(new Date())), days), hour * 60)

const NOTE = "Flight UL 504 at 6:40 am, 4 people with 6 bags. Asks for a quiet driver who speaks German."

/** Books and confirms the van, even if its units are taken. */
async function book(owner: StaffBrowser, name: string, pickUpAt: string, returnAt: string) {
  const response = await owner.submit("/office/bookings/new", {
    act: "confirm",
    name,
    contact_number: "077 123 4567",
    source: "telephone",
    note: NOTE,
    "pick-up-at": pickUpAt,
    "return-at": returnAt,
    "pick-up-location": "Bandaranaike Airport, arrivals",
    "return-location": "Dambulla office",
    "vehicle-0": VAN.id,
    "units-0": "1",
    "extra-child-seat": "yes",
    "quantity-child-seat": "2",
    "allow-clash": "yes",
  })
  expect(response.status).toBe(303)
}

for (const [width, day] of [
  [390, 20],
  [1440, 24],
] as const) {
  test(`a booking by telephone is confirmed from the first page with seven clicks, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto("/office")
    await expect(page).toHaveURL(/\/office\/today$/)
    await page.getByRole("link", { name: "New booking" }).click() // 1
    await page.getByLabel("Name").click() // 2
    await page.keyboard.type("Kumari Fernando")
    await page.keyboard.press("Tab") // a key, like the letters, so not counted
    await page.keyboard.type("071 555 0143")
    await page.getByLabel("Pick-up day and time").fill(inDays(day)) // 3
    await page.getByLabel("Return day and time").fill(inDays(day + 2)) // 4
    await page.getByLabel("Vehicle", { exact: true }).selectOption(VAN.id) // 5 opens the list, 6 chooses
    await page.getByRole("button", { name: "Save and confirm" }).click() // 7
    await expect(page.getByRole("heading", { name: "Booking by staff, Kumari Fernando" })).toBeVisible()
    await expect(page.getByText("Confirmed", { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto("/office/bookings/new")
    await expectAccessible(page)
  })
}

test("a booking is made from an empty day of the calendar with the keyboard alone", async ({ page }) => {
  await page.goto(`/office/calendar?from=${inDays(60).slice(0, 10)}&q=${encodeURIComponent(VAN.name)}`)
  await expectAccessible(page)
  const link = page.getByRole("link", { name: `New booking of ${VAN.name}` })
  await link.focus()
  // The links of single days are for the mouse, and not in the tab order.
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.closest("td"))).toBeNull()
  await link.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "New booking" })).toBeVisible()
  await page.getByLabel("Name").focus()
  await page.keyboard.type("Ruwan Bandara")
  await page.keyboard.press("Tab")
  await page.keyboard.type("0777 000 111")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert")).toContainText("Enter a day and time")
  await expect(page.getByLabel("Name")).toHaveValue("Ruwan Bandara")
  await expect(page.getByLabel("Vehicle", { exact: true })).toHaveValue(VAN.id)
  await page.getByLabel("Pick-up day and time").focus()
  await typeTime(page, inDays(60))
  await page.getByLabel("Return day and time").focus()
  await typeTime(page, inDays(62))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Booking by staff, Ruwan Bandara" })).toBeVisible()
})

test("a tap on an empty day opens the form with vehicle and day", async ({ page }) => {
  await page.goto(`/office/calendar?from=${inDays(80).slice(0, 10)}&days=7&q=${encodeURIComponent(VAN.name)}`)
  await page.locator("td a").nth(2).click()
  await expect(page.getByLabel("Vehicle", { exact: true })).toHaveValue(VAN.id)
  await expect(page.getByLabel("Pick-up day and time")).toHaveValue(inDays(82))
})

test("the page of today is a list with large targets on a phone, and prints on one sheet", async ({
  page,
  owner,
}) => {
  for (let index = 0; index < 5; index++) await book(owner, `Out ${index}`, at(0, 7 + index), at(5, 9))
  for (let index = 0; index < 4; index++) await book(owner, `Back ${index}`, at(-3, 9), at(0, 20 + index / 2))
  for (let index = 0; index < 3; index++) await book(owner, `Tomorrow ${index}`, at(1, 8 + index), at(6, 9))
  await book(owner, "Late Person", at(-4, 9), at(-1, 9))

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/office/today")
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const row = page.getByRole("listitem").filter({ hasText: "Out 0" })
  await expect(row.getByRole("time")).toHaveText(/^(Due since )?7:00 am$/)
  for (const control of [
    row.getByRole("link", { name: "Out 0", exact: true }),
    row.getByRole("link", { name: "Call Out 0: 077 123 4567" }),
    row.getByRole("button", { name: "It went out: Out 0" }),
    row.locator("summary"),
    page.getByRole("button", { name: "It is back: Late Person" }),
  ]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(MIN_TOUCH_TARGET_PX)
  }
  // In the evening, other rentals that end today are late as well.
  const lateCustomer = page
    .getByRole("region", { name: "Late" })
    .getByRole("link", { name: "Late Person", exact: true })
  await page.getByRole("button", { name: "It is back: Late Person" }).click()
  await expect(lateCustomer).toBeHidden()
  await page.getByRole("button", { name: "Not back yet: Late Person" }).click()
  await expect(lateCustomer).toBeVisible()
  await expect(page.getByText("Saved. It is not back yet.")).toBeVisible()

  await row.getByRole("button", { name: "It went out: Out 0" }).click()
  await expect(row.getByText(/^Out at /)).toBeVisible()
  await expect(page.getByText("Saved. It went out.")).toBeVisible()
  await row.getByRole("button", { name: "Not out yet: Out 0" }).click()
  await expect(row.getByRole("button", { name: "It went out: Out 0" })).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await printedPageCount(page)).toBe(1)
  await page.emulateMedia({ media: "print" })
  await expect(row.getByRole("link", { name: "Out 0", exact: true })).toBeVisible()
  await expect(page.getByRole("heading", { name: "New enquiries" })).toBeHidden()
  await expect(page.getByText("Saved. It is not out yet.")).toBeHidden()
  await expect(page.getByRole("button", { name: "It went out: Out 0" })).toBeHidden()
  await expect(row.locator("summary")).toBeHidden()
})

test("the staff record by keyboard, with the reason, that a customer did not come", async ({
  page,
  owner,
}) => {
  await book(owner, "Absent Person", at(0, 0), at(4, 9))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/office/today")
  const row = page
    .getByRole("region", { name: "Going out today" })
    .getByRole("listitem")
    .filter({ hasText: "Absent Person" })
  await waitForHydration(page)
  await row.locator("summary").focus()
  await page.keyboard.press("Enter")
  await expect(row.getByLabel("Reason")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert")).toContainText("Write why, or what you know")
  await expectAccessible(page)
  await page.getByRole("alert").getByRole("link").click()
  await page.keyboard.type("No answer by telephone")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("status").filter({ hasText: "did not come" })).toBeVisible()
  await expect(row).toBeHidden()
  await expectAccessible(page)
})

/** The maximum number of tab stops before the first new enquiry. The skip links are among them. */
const MAX_TABS = 3

test("the keyboard focus reaches the first new enquiry with few tabs, on a day with other work", async ({
  page,
  site,
  owner,
}) => {
  await sendForm(site.url, "/contact", { ...CONTACT, name: "Julia Weber" })
  for (const day of [-1, 0, 1]) await book(owner, `Rental ${day}`, at(day, 9), at(day + 5, 9))
  await page.goto("/office/today")
  let tabs = 0
  const tabTo = async (target: Locator) => {
    do {
      await page.keyboard.press("Tab")
      tabs++
    } while (tabs <= MAX_TABS && !(await target.evaluate((node) => node === document.activeElement)))
    await expect(target).toBeFocused()
  }
  await tabTo(page.getByRole("link", { name: "Skip to: New enquiries" }))
  await page.keyboard.press("Enter")
  await tabTo(page.getByRole("region", { name: "New enquiries" }).getByRole("link").first())

  await page.goto("/office/today")
  tabs = 0
  await tabTo(page.getByRole("link", { name: "Skip to the main content" }))
  await page.keyboard.press("Enter")
  await tabTo(page.getByRole("navigation", { name: "On this page" }).getByRole("link").first())
})
