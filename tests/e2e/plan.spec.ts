import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"

const stop = (page: Page, number: number) => page.getByLabel(`Stop ${number}`, { exact: true })

test("a visitor plans a trip, adds a stop, takes the better order and opens a vehicle", async ({ page }) => {
  await page.goto("/plan")
  await page.getByLabel("Start at").fill("Colombo airport")
  await stop(page, 1).fill("Ella")
  await page.getByLabel("Nights at stop 1").fill("2")
  await stop(page, 2).fill("මහනුවර")
  await stop(page, 3).fill("Galle")
  await page.getByRole("button", { name: "Add a stop" }).click()
  await expect(stop(page, 3)).toHaveValue("Galle")
  await stop(page, 4).fill("Sigiriya")
  await page.getByLabel("End at").fill("Galle")
  await page.getByRole("button", { name: "Show the plan" }).click()
  await expect(stop(page, 2)).toHaveValue("Kandy")
  await page.getByRole("button", { name: "Remove: stop 3" }).click()
  await expect(stop(page, 3)).toHaveValue("Sigiriya")
  await page.getByRole("link", { name: "Use this order" }).click()
  await expect(stop(page, 1)).toHaveValue("Sigiriya")
  await expect(page.getByRole("heading", { name: "A faster order" })).toHaveCount(0)
  const drives = page.getByRole("table", { name: "The drives" })
  await expect(drives.getByRole("row")).toHaveCount(5)
  const vehicle = page.getByRole("region", { name: "Vehicles and prices" }).getByRole("link").nth(3)
  await expect(vehicle).toHaveAttribute("href", /^\/cars\//)
  await vehicle.click()
  await expect(page).toHaveURL(/\/cars\//)
})

test("Enter in a field shows the plan, and a wrong name stays beside its error", async ({ page }) => {
  await page.goto("/plan?stop=kandy&nights=1")
  await stop(page, 2).fill("Atlantis")
  await stop(page, 2).press("Enter")
  await expect(page.getByText("“Atlantis”: we know no place of this name.")).toBeVisible()
  await expect(stop(page, 2)).toHaveValue("Atlantis")
  await expect(stop(page, 1)).toHaveValue("Kandy")
})

test("a place is added from the gallery and from the map, and the suggested order is taken", async ({
  page,
}) => {
  await page.goto("/gallery?picture=ella")
  await page.getByRole("link", { name: "Add to my trip" }).first().click()
  await expect(stop(page, 1)).toHaveValue("Ella")
  await page.getByText("Places on the map").click()
  await page.getByRole("link", { name: "Add Sigiriya to the trip" }).click()
  await page.locator("svg a[data-place=kandy]").click()
  await expect(stop(page, 3)).toHaveValue("Kandy")
  await expect(page.getByRole("button", { name: "Up: stop 2" })).toHaveAccessibleDescription(/km|no change/)
  await page.getByRole("link", { name: "Use the suggested order" }).click()
  await expect(page.getByText("No other order is faster.")).toBeVisible()
})

test("the map of a long trip stays above its days when a wide page is scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/plan?stop=kandy&nights=2&stop=ella&nights=2&stop=yala&nights=1&stop=galle&nights=2")
  const days = page.getByRole("region", { name: "Day by day" })
  await days.getByRole("listitem").last().scrollIntoViewIfNeeded()
  const map = await page.getByRole("group", { name: /Dambulla.*Kandy/ }).boundingBox()
  const list = await days.boundingBox()
  if (!map || !list) throw new Error("the map or the days are not visible")
  expect(map.y + map.height).toBeLessThanOrEqual(list.y)
})
