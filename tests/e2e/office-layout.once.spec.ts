import { BOOKING, post, tokenIn, VAN } from "#tests/http/browser.ts"
import { brokenWords, sidewaysScroll } from "./boxes.ts"
import { expect, test } from "./office-fixtures.ts"

test("no amount of an enquiry is broken across lines at 390 px", async ({ page, site }) => {
  const address = `${site.url}/cars/${VAN.id}`
  const form_token = tokenIn(await (await fetch(address)).text())
  expect((await post(address, { ...BOOKING, form_token })).status).toBe(303)
  await page.goto("/office/enquiries")
  await page.getByRole("main").getByRole("table").getByRole("link").first().click()
  await page.setViewportSize({ width: 390, height: 844 })
  const price = page.getByRole("region", { name: "The booking" }).getByRole("table")
  await expect(price).toContainText("LKR")
  expect(await brokenWords(price)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
})

test("an office page that does not exist keeps the menu", async ({ page }) => {
  await page.goto("/office/enquiries/AAAA-AAAA")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("link", { name: /^Enquiries/ }).first()).toBeVisible()
})
