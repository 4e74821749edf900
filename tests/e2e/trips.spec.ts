import type { Locator } from "@playwright/test"
import { inDays } from "#tests/support/colombo-days.ts"
import { expect, test } from "./fixtures.ts"

const PICK_UP = inDays(30)
const RETURN = inDays(44)
const DATES = `from=${PICK_UP}&to=${RETURN}`

test("a visitor with dates opens a ready-made trip, its days and map, and a vehicle that fits", async ({
  page,
}) => {
  await page.goto(`/trips?${DATES}`)
  await page.getByRole("link", { name: "The hill country in seven days" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("img", { name: /^Map of Sri Lanka with the route/ })).toBeVisible()
  await expect(page.getByRole("heading", { name: /^Day 1: / })).toBeVisible()
  const prices = page.getByRole("region", { name: "Vehicles and prices" })
  await prices.getByRole("link").filter({ hasNotText: "Ask for" }).first().click()
  await expect(page).toHaveURL(new RegExp(`/cars/.*from=${PICK_UP}`))
  await expect(page.getByLabel("Pick up date and time")).toHaveValue(PICK_UP)
})

test("a visitor compares two vehicles of a plan with its kilometres", async ({ page }) => {
  await page.goto(`/plan?start=airport&stop=kandy&nights=2&stop=ella&nights=2&end=airport&from=${PICK_UP}`)
  const prices = page.getByRole("region", { name: "Vehicles and prices" })
  const checkboxes = prices.getByRole("checkbox", { name: /^Compare / })
  await checkboxes.nth(0).check()
  await checkboxes.nth(1).check()
  await prices.getByRole("button", { name: "Compare the chosen vehicles" }).click()
  await expect(page.getByRole("columnheader")).toHaveCount(2)
  await expect(page.getByLabel("Kilometres of your trip")).toHaveValue(/^\d{3}$/)
  await expect(page.getByRole("row", { name: /^Free kilometres/ })).toContainText("500 km in all")
  await page.getByRole("columnheader").first().getByRole("link").first().click()
  await expect(page.getByLabel("Pick up date and time")).toHaveValue(PICK_UP)
})

test("a visitor asks whether they may drive on the day of a plan, corrects an age, and goes back", async ({
  page,
}) => {
  const plan = `/plan?start=dambulla&stop=kandy&nights=2&from=${PICK_UP}`
  await page.goto(plan)
  await page
    .getByRole("main")
    .getByRole("link", { name: /^May I drive/ })
    .click()
  const form = page.getByRole("form", { name: "Your licence" })
  await expect(form.locator("[name=day]")).toHaveValue(PICK_UP.slice(0, 10))
  await expect(page.getByRole("heading", { name: "What we do not know" })).toBeVisible()
  await form.locator("[name=country]").selectOption("DE")
  await form.locator("[name=age]").fill("300")
  await form.getByRole("button").click()
  await expect(form.locator("[name=age]")).toHaveAttribute("aria-invalid", "true")
  await expect(form.locator("[name=age]")).toHaveValue("300")
  await form.locator("[name=age]").fill("34")
  await form.locator("[name=years]").fill("10")
  await form.getByRole("button").click()
  await expect(page.getByRole("heading", { name: "Yes, with a Sri Lankan paper" })).toBeVisible()
  await form.locator("[name=country]").selectOption("LK")
  await form.locator("[name=age]").fill("17")
  await form.locator("[name=years]").fill("")
  await form.getByRole("button").click()
  await expect(page.getByRole("heading", { name: "Not yet" })).toBeVisible()
  await page.getByRole("link", { name: "Back to the plan" }).click()
  await expect(page.getByLabel("First day and time")).toHaveValue(PICK_UP)
})

test("dates and filters of a list stay through a menu, a guide and the planner", async ({ page }) => {
  await page.goto(`/carlist?${DATES}`)
  await page.getByText("Filter and sort").click()
  await page.getByLabel("Seats").selectOption("5")
  await page.getByRole("button", { name: "Show vehicles" }).click()
  await expect(page).toHaveURL(/seats=5/)
  await expect(page.getByLabel("Pick up date and time")).toHaveValue(PICK_UP)
  const menu = page.getByRole("button", { name: "Menu" })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).filter({ visible: true }).click()
  await expect(page).toHaveURL(new RegExp(`/faq\\?from=${PICK_UP}`))
  const guide = page.getByRole("banner").locator("a[href*='/rent-a-car-to-ella']").first()
  await page.goto((await guide.getAttribute("href")) ?? "")
  await page.getByRole("link", { name: "Add to my trip" }).click()
  await expect(page.getByLabel("First day and time")).toHaveValue(PICK_UP)
  await expect(page.getByLabel("Return, if it is fixed")).toHaveValue(RETURN)
  await expect(page.getByText(/Your dates have \d+ more nights/)).toBeVisible()
})

test("the days of a long trip continue below its map on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/trips/island-round")
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error("the map or a day is not visible")
    return box
  }
  const map = await boxOf(page.getByRole("img", { name: /^Map of Sri Lanka with the route/ }))
  const days = page.getByRole("region", { name: "Day by day" }).getByRole("listitem")
  const boxes = await Promise.all((await days.all()).map(boxOf))
  expect(boxes.filter(({ x, y }) => y < map.y + map.height && x < map.x + map.width)).toEqual([])
  const [below] = boxes.filter(({ x }) => x < map.x + map.width)
  expect(below?.y).toBeLessThan(map.y + map.height + 150)
})
