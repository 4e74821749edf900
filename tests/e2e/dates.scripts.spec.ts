import { inDays } from "#tests/support/colombo-days.ts"
import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

test("dates entered in a list are carried to a vehicle, and from there to another one", async ({ page }) => {
  await page.goto("/carlist/economy-cars")
  await page.getByText("Prices for your dates").click()
  await page.getByLabel("Pick up date and time").fill(inDays(30))
  await page.getByLabel("Return date and time").fill(inDays(47))
  await page.getByRole("button", { name: "Show prices" }).click()
  await expect(page.getByText("LKR\u00a086,700.00 for 17 days")).toBeVisible()
  await page.getByRole("link", { name: "Suzuki Alto 800 Manual" }).click()
  await expect(page.getByLabel("Return date and time")).toHaveValue(inDays(47))
  await expect(page.locator("ul[data-live]")).toBeVisible()
  await page.getByLabel("Return date and time").fill(inDays(50))
  await expect(page).toHaveURL(new RegExp(`to=${inDays(50)}`))
  const related = page.getByRole("region", { name: "Related fleets" })
  await expect(related.getByText("for 17 days")).toHaveCount(0)
  await related.getByRole("link").first().click()
  await expect(page.getByLabel("Pick up date and time")).toHaveValue(inDays(30))
  await expect(page.getByLabel("Return date and time")).toHaveValue(inDays(50))
})

test("dates typed on the page of a vehicle are carried by the links of the menus", async ({ page }) => {
  await openHydrated(page, "/cars/toyota-kdh-hi-roof-van-14-seater")
  await page.getByLabel("Pick up date and time").fill(inDays(30))
  await page.getByLabel("Return date and time").fill(inDays(37))
  const datedLink = new RegExp(`from=${inDays(30)}&to=${inDays(37)}$`)
  for (const path of ["/faq", "/carlist", "/plan"])
    await expect(page.locator(`header a[href*='${path}?']`).first()).toHaveAttribute("href", datedLink)
  await expect(page.locator("footer a[href^='/agreement']")).toHaveAttribute("href", "/agreement")
})
