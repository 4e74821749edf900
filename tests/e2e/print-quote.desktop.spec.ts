import { inDays } from "#tests/support/colombo-days.ts"
import { expect, test } from "./fixtures.ts"
import { printedPageCount } from "./printed-pages.ts"

const ALL_EXTRAS = [
  "unlimited-kilometers",
  "need-a-driver",
  "child-seat:2",
  "gps-navigator",
  "wifi-router:17",
  "additional-driver:2",
  "airport-pickup:2",
  "wedding-decoration",
  "roof-rack",
  "surfboard-rack",
  "tourist-sim:3",
]

test("a quote prints on one sheet, with every extra, and shows neither menus nor form", async ({ page }) => {
  await page.goto(
    `/cars/toyota-kdh-hi-roof-van-14-seater?from=${inDays(30)}&to=${inDays(47)}&extras=${ALL_EXTRAS.join(",")}`,
  )
  await page.getByLabel("Pick up location").fill("Colombo airport")
  expect(await printedPageCount(page)).toBe(1)
  await page.emulateMedia({ media: "print" })
  for (const words of [
    "Price worked out on",
    "Colombo airport, ",
    "LKR\u00a0562,600.00",
    "Return the vehicle with the same fuel level",
  ]) {
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
  }
  for (const name of ["Book now", "Print"]) await expect(page.getByRole("button", { name })).toBeHidden()
  await expect(page.getByLabel("First name")).toBeHidden()
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
})
