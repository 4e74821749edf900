import { inDays } from "#tests/support/colombo-days.ts"
import { EXAMPLE_PATHS } from "#tests/support/public-pages.ts"
import { violationsInBothSchemes } from "./axe.ts"
import { fillBookingForm } from "./booking-form.ts"
import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

/** Every public page (app/pages.ts), and further states of pages. */
const PATHS = [
  ...EXAMPLE_PATHS,
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

for (const path of PATHS) {
  test(`${path} passes axe in both colour schemes`, async ({ page }) => {
    await page.goto(path)
    expect(await violationsInBothSchemes(page)).toEqual([])
  })

  test(`${path} does not scroll horizontally at 320 px`, async ({ page }) => {
    await page.goto(path)
    await page.setViewportSize({ width: 320, height: 640 })
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(content).toBeLessThanOrEqual(window ?? 0)
  })
}

test("a form with errors passes axe in both colour schemes", async ({ page }) => {
  await page.goto("/home")
  await page.getByRole("button", { name: "Booking" }).click()
  await expect(page.getByText("There is a problem")).toBeVisible()
  expect(await violationsInBothSchemes(page)).toEqual([])
})

test("a plan with a moved stop passes axe in both colour schemes", async ({ page }) => {
  await openHydrated(page, "/plan?stop=ella&nights=2&stop=sigiriya&nights=1&stop=kandy&nights=1")
  await page.getByRole("button", { name: "Down: stop 1" }).click()
  await expect(page.getByText(/^Ella is now stop 2 of 3\. The trip: /)).toBeVisible()
  await page.getByText("Places on the map").click()
  expect(await violationsInBothSchemes(page)).toEqual([])
})

test("the confirmation dialog passes axe in both colour schemes", async ({ page }) => {
  await openHydrated(page, `/cars/toyota-noah-hybrid-7-seater?from=${inDays(20)}&to=${inDays(25)}`)
  await fillBookingForm(page)
  await page.getByRole("button", { name: "Book now" }).click()
  await expect(page.getByRole("heading", { name: "Is this right?" })).toBeVisible()
  expect(await violationsInBothSchemes(page)).toEqual([])
})

test("an enlarged picture passes axe in both colour schemes", async ({ page }) => {
  await openHydrated(page, "/gallery")
  await page
    .locator("#slide-1")
    .getByRole("link", { name: /^A white lighthouse/ })
    .click()
  await expect(page.getByRole("link", { name: "Guide to Galle" })).toBeVisible()
  expect(await violationsInBothSchemes(page)).toEqual([])
})

test("open menus pass axe in both colour schemes", async ({ page, isMobile }) => {
  await page.goto("/home")
  for (const name of isMobile ? ["Menu"] : ["Vehicle & Rents", "Blog", /language/i]) {
    await page
      .getByRole("button", { name, exact: typeof name === "string" })
      .first()
      .click()
    expect(await violationsInBothSchemes(page)).toEqual([])
    await page.keyboard.press("Escape")
  }
})
