import type { Page } from "@playwright/test"
import { inDays } from "#tests/support/colombo-days.ts"
import { EXAMPLE_PATHS } from "#tests/support/public-pages.ts"
import { violationsIn, violationsInBothSchemes } from "./axe.ts"
import { fillBookingForm } from "./booking-form.ts"
import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"
import { horizontalOverflow } from "./layout-checks.ts"

/** Further states of public pages, and pages with sections that the example of their template lacks. */
const FURTHER_PATHS = [
  "/home?tab=wedding_events",
  "/home?q=nothing-of-that-name",
  "/cars/toyota-kdh-hi-roof-van-14-seater?from=2027-01-10T09:00&to=2027-01-23T09:00&plan=stop%3Dkandy",
  "/cars/toyota-coaster-29-seater-luxury-coach",
  "/carlist/boats",
  "/rent-a-car-to-meemure",
  "/rent-a-car-to-negombo",
  "/plan?start=airport&stop=kandy&nights=2&stop=Atlantis&stop=meemure&nights=1&month=6&people=4",
  "/plan?start=airport&stop=ella&nights=2&copy=1",
  "/rent-a-car-to-ella?copy=1",
  "/may-i-drive?country=DE&age=22&years=x&day=2099-01-31",
  "/nowhere",
]

test.use({ bypassCSP: true }) // axe is injected into the page

const PHONE = { width: 390, height: 844 }
const SMALLEST = { width: 320, height: 640 }

/**
 * Runs every rule of axe in a wide light window and in a narrow dark one. So elements that are visible at both widths are checked
 * in both schemes. Elements that are visible at one width only have colours from the same pairs of tokens, which
 * `app/ui/contrast.test.ts` computes.
 */
async function expectNoViolations(page: Page) {
  const wide = await violationsIn("light", page)
  await page.setViewportSize(PHONE)
  expect([...wide, ...(await violationsIn("dark", page))]).toEqual([])
}

for (const path of EXAMPLE_PATHS) {
  test(`${path} passes axe in both colour schemes, and does not scroll horizontally at 320 px`, async ({
    page,
  }) => {
    await page.goto(path)
    await expectNoViolations(page)
    await page.setViewportSize(SMALLEST)
    expect(await horizontalOverflow(page)).toBe(0)
  })
}

// Axe runs once, because the rest of the template passes above at both widths and in both colour schemes.
for (const path of FURTHER_PATHS) {
  test(`${path} passes axe, and does not scroll horizontally at 320 px`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    expect(await violationsIn("dark", page)).toEqual([])
    await page.setViewportSize(SMALLEST)
    expect(await horizontalOverflow(page)).toBe(0)
  })
}

test("a form with errors passes axe in both colour schemes", async ({ page }) => {
  await page.goto("/home")
  await page.getByRole("button", { name: "Booking" }).click()
  await expect(page.getByText("There is a problem")).toBeVisible()
  await expectNoViolations(page)
})

test("a plan with a moved stop passes axe in both colour schemes", async ({ page }) => {
  await openHydrated(page, "/plan?stop=ella&nights=2&stop=sigiriya&nights=1&stop=kandy&nights=1")
  await page.getByRole("button", { name: "Down: stop 1" }).click()
  await expect(page.getByText(/^Ella is now stop 2 of 3\. The trip: /)).toBeVisible()
  await page.getByText("Places on the map").click()
  await expectNoViolations(page)
})

test("the confirmation dialog passes axe in both colour schemes", async ({ page }) => {
  await openHydrated(page, `/cars/toyota-noah-hybrid-7-seater?from=${inDays(20)}&to=${inDays(25)}`)
  await fillBookingForm(page)
  await page.getByRole("button", { name: "Book now" }).click()
  await expect(page.getByRole("heading", { name: "Is this right?" })).toBeVisible()
  await expectNoViolations(page)
})

test("an enlarged picture passes axe in both colour schemes", async ({ page }) => {
  await openHydrated(page, "/gallery")
  await page
    .locator("#slide-1")
    .getByRole("link", { name: /^A white lighthouse/ })
    .click()
  await expect(page.getByRole("link", { name: "Guide to Galle" })).toBeVisible()
  await expectNoViolations(page)
})

test("open menus pass axe in both colour schemes", async ({ page }) => {
  await page.goto("/about")
  const openMenu = (name: string | RegExp) =>
    page
      .getByRole("button", { name, exact: typeof name === "string" })
      .first()
      .click()
  for (const name of ["Vehicle & Rents", "Blog", /language/i]) {
    await openMenu(name)
    expect(await violationsInBothSchemes(page)).toEqual([])
    await page.keyboard.press("Escape")
  }
  await page.setViewportSize(PHONE)
  await openMenu("Menu")
  expect(await violationsInBothSchemes(page)).toEqual([])
})
