import { BOOKING, post, tokenIn, VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import type { Site } from "#tests/support/site.ts"
import { openHydrated } from "./hydrated.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

async function book(site: Site, first_name: string) {
  const form_token = tokenIn(await (await fetch(`${site.url}/cars/${VAN.id}`)).text())
  await post(`${site.url}/cars/${VAN.id}`, { ...BOOKING, first_name, form_token })
}

test("a vehicle is blocked, and a conflicting booking is confirmed only with a checkbox", async ({
  page,
  site,
}) => {
  await book(site, "Quinlan")
  await page.goto("/office/calendar")
  await page.getByRole("link", { name: "Take a vehicle off the road" }).click()
  await page.getByRole("button", { name: "Take it off the road" }).click()
  await expect(page.getByRole("alert")).toContainText("Enter a reason")
  await expectAccessible(page)
  await page.getByLabel("Vehicle", { exact: true }).selectOption(VAN.id)
  await page.getByLabel("Goes out").fill(inDays(40))
  await page.getByLabel("Comes back").fill(inDays(44))
  await page.getByLabel("Reason").fill("New clutch")
  await page.getByRole("button", { name: "Take it off the road" }).click()

  await expect(page.getByRole("rowheader", { name: VAN.name })).toBeVisible()
  await page.getByRole("link", { name: "Off the road: New clutch" }).click()
  await expect(page.getByRole("heading", { name: `${VAN.name}, off the road` })).toBeVisible()
  await expectAccessible(page)

  await page.goto("/office/enquiries")
  await page.getByRole("link", { name: "Quinlan Quagmire" }).click()
  await expect(page.getByText(`${VAN.name} is not free at this time.`)).toBeVisible()
  await page.getByRole("link", { name: "Confirm the booking" }).click()
  await expect(page.getByText(`${VAN.name} is not free at this time.`)).toBeVisible()
  await page.getByRole("button", { name: "Confirm without an email" }).click()
  await expect(page.getByRole("alert")).toContainText("It is not free in this time")
  await expect(page.getByRole("link", { name: "Off the road: New clutch" }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("It is not free. Book it anyway").check()
  await page.getByRole("button", { name: "Confirm without an email" }).click()
  await expect(page.getByText("Nimal: New to Confirmed.")).toBeVisible()
  await expect(page.getByText("More vehicles are out at this time than you own.")).toBeVisible()

  await page.goto(`/office/calendar?only=yes&from=${inDays(38).slice(0, 10)}`)
  await expect(page.getByRole("heading", { name: "A conflict in these days" })).toBeVisible()
  await expectAccessible(page)
})

test("the calendar works by keyboard, and has a cell for each day", async ({ page, owner }) => {
  await owner.submit("/office/calendar/block", {
    vehicle: VAN.id,
    from: inDays(2),
    to: inDays(5),
    units: "1",
    reason: "Insurance",
  })
  await page.goto("/office/calendar?days=7&only=yes")
  const row = page.getByRole("row", { name: VAN.name })
  await expect(row.getByRole("cell")).toHaveCount(7)
  await expect(row.getByRole("cell").nth(3)).toHaveText("Insurance")
  await expect(row.getByRole("cell").nth(6)).toHaveText(/^New booking: /)
  await page.getByText("Choose days and vehicles").focus()
  await page.keyboard.press("Enter")
  await page.getByLabel("Name of a vehicle").focus()
  await page.keyboard.type("toyota kdh")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/q=toyota\+kdh/)
  await page.getByRole("link", { name: "Show all" }).focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("region", { name: "Calendar, scrolls sideways" })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: `New booking of ${VAN.name}` })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Off the road: Insurance" })).toBeFocused()
  await page.keyboard.press("Enter")
  await page.getByLabel("Reason").focus()
  await page.keyboard.press("End")
  await page.keyboard.type(" paid")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("link", { name: "Off the road: Insurance paid" })).toBeVisible()
  await page.getByRole("link", { name: "Later" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("link", { name: "Off the road: Insurance paid" })).toHaveCount(0)
})

test("the calendar is a list of days on a phone, and a month fits a wide screen", async ({ page, owner }) => {
  await owner.submit("/office/calendar/block", {
    vehicle: VAN.id,
    from: inDays(8), // the van is off the road on earlier days in another test
    to: inDays(10),
    units: "1",
    reason: "Tyres",
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/office/calendar?days=31")
  await expect(page.getByRole("table")).toBeHidden()
  await expect(page.getByRole("region", { name: /^Today, / })).toBeVisible()
  const link = page.getByRole("link", { name: /Off the road: Tyres/ }).first()
  await expect(link).toContainText(VAN.name)
  await expectAccessible(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole("region", { name: /^Today, / })).toBeHidden()
  const region = page.getByRole("region", { name: "Calendar, scrolls sideways" })
  const hiddenWidth = await region.evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(hiddenWidth).toBe(0)
  await expect(page.getByRole("row", { name: VAN.name }).getByRole("cell")).toHaveCount(31)
  await page.getByRole("link", { name: "All vehicles" }).click()
  await expect(page.getByRole("rowheader", { name: "Suzuki Alto 800 Manual" })).toBeVisible()
  await expectAccessible(page)
})

const LONG_NAME = "Wijesinghearachchilage Somachandra Kularatne Bandaranayake"

test("a long name in a short bar is shown in full while the bar is focused or hovered, until Escape is pressed", async ({
  page,
  owner,
}) => {
  const savedBooking = await owner.submit("/office/bookings/new", {
    name: LONG_NAME,
    contact_number: "077 123 4567",
    source: "telephone",
    "vehicle-0": VAN.id,
    "units-0": "1",
    "allow-clash": "yes",
    "pick-up-at": inDays(90),
    "return-at": inDays(91),
    act: "confirm",
  })
  expect(savedBooking.status).toBe(303)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, `/office/calendar?only=yes&from=${inDays(88).slice(0, 10)}`)
  const bar = page.getByRole("link", { name: new RegExp(LONG_NAME) })
  const isFullyVisible = () =>
    bar.locator("> span").evaluate((span) => {
      const box = span.getBoundingClientRect()
      return span.scrollHeight <= span.clientHeight + 1 && box.left >= 0 && box.right <= innerWidth
    })
  expect(await isFullyVisible()).toBe(false)
  await bar.hover()
  expect(await isFullyVisible()).toBe(true)
  await page.keyboard.press("Escape")
  expect(await isFullyVisible()).toBe(false)
  await page.mouse.move(0, 0)
  const previousLink = page.getByRole("link", { name: `New booking of ${VAN.name}` })
  await previousLink.focus()
  await page.keyboard.press("Tab")
  await expect(bar).toBeFocused()
  expect(await isFullyVisible()).toBe(true)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const listedLink = page.getByRole("link", { name: new RegExp(LONG_NAME) }).first()
  await expect(listedLink).toBeVisible()
  expect(await listedLink.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true)
})
