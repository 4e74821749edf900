import { inDays } from "#tests/support/colombo-days.ts"
import { violationsOf } from "./axe.ts"
import { expect, test } from "./fixtures.ts"
import { fillReservation } from "./reservation.ts"

const SCREENS = [
  "/home",
  "/home?tab=wedding_events",
  "/home?q=nothing-of-that-name",
  "/cars/toyota-kdh-hi-roof-van-14-seater?from=2027-01-10T09:00&to=2027-01-23T09:00",
  "/cars/toyota-coaster-29-seater-luxury-coach",
  "/contact",
  "/carlist",
  "/carlist/vans",
  "/carlist/boats",
  "/about",
  "/faq",
  "/gallery",
  "/terms-and-conditions",
  "/agreement",
  "/guides",
  "/credits",
  "/rent-a-car-sri-lanka",
  "/rent-a-car-guide",
  "/rent-a-car-to-meemure",
  "/rent-a-car-to-negombo",
  "/nowhere",
]

test.use({ bypassCSP: true }) // axe and the style above are put into the page

for (const path of SCREENS) {
  test(`axe finds nothing on ${path}, light or dark, and nothing scrolls sideways at 320 pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await page.goto(path)
    expect(await violationsOf(page), "light").toEqual([])
    await page.emulateMedia({ colorScheme: "dark" })
    expect(await violationsOf(page), "dark").toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(content).toBeLessThanOrEqual(window ?? 0)
  })
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in a form with errors in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto("/home")
    await page.getByRole("button", { name: "Booking" }).click()
    await expect(page.getByText("There is a problem")).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  test(`axe finds nothing in the confirmation in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`/cars/toyota-noah-hybrid-7-seater?from=${inDays(20)}&to=${inDays(25)}`)
    await fillReservation(page)
    await page.getByRole("button", { name: "Book now" }).click()
    await expect(page.getByRole("heading", { name: "Is this right?" })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  test(`axe finds nothing in a picture seen large in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto("/gallery")
    await page
      .locator("#slide-1")
      .getByRole("button", { name: /^A white lighthouse/ })
      .click()
    await expect(page.getByRole("link", { name: "Guide to Galle" })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  test(`axe finds nothing in the open menus in the ${colorScheme}`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto("/home")
    for (const name of isMobile ? ["Menu"] : ["Vehicle & Rents", "Blog", /language/i]) {
      await page
        .getByRole("button", { name, exact: typeof name === "string" })
        .first()
        .click()
      expect(await violationsOf(page), String(name)).toEqual([])
      await page.keyboard.press("Escape")
    }
  })
}
