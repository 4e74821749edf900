import type { Locator, Page } from "@playwright/test"
import { inDays } from "#tests/support/colombo-days.ts"
import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

const QUERY = "stop=ella&nights=2&stop=sigiriya&nights=1&stop=kandy&nights=1&people=3"

const stop = (page: Page, number: number) => page.getByLabel(`Stop ${number}`, { exact: true })
const handle = (page: Page, number: number) =>
  page.getByRole("button", { name: `Move stop ${number}: drag, or press the arrow keys` })
const status = (page: Page) => page.getByRole("form", { name: "Your trip" }).getByRole("status")
const route = (page: Page) => page.getByRole("region", { name: "Your plan" }).locator("p").first()

/** Drags a handle a little below the middle of another one, and keeps the mouse button down. */
async function drag(page: Page, from: Locator, to: Locator) {
  const start = await from.boundingBox()
  const end = await to.boundingBox()
  if (!start || !end) throw new Error("a handle is not visible")
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 10, { steps: 4 })
}

test("a stop is dragged, the plan follows, and the back button undoes it", async ({ page }) => {
  await openHydrated(page, `/plan?${QUERY}`)
  await handle(page, 1).scrollIntoViewIfNeeded()
  await drag(page, handle(page, 1), handle(page, 2))
  await page.mouse.up()
  await expect(stop(page, 1)).toHaveValue("Sigiriya")
  await expect(status(page)).toContainText("Ella is now stop 2 of 3. The trip: ")
  await expect(route(page)).toHaveText("Dambulla → Sigiriya → Ella → Kandy → Dambulla")
  await expect(handle(page, 2)).toBeFocused()
  expect(new URL(page.url()).searchParams.getAll("nights").slice(0, 3)).toEqual(["1", "2", "1"])
  await page.goBack()
  await expect(stop(page, 1)).toHaveValue("Ella")
  await expect(route(page)).toHaveText("Dambulla → Ella → Sigiriya → Kandy → Dambulla")
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test("a finger drags a stop by its handle", async ({ page }) => {
    await openHydrated(page, `/plan?${QUERY}`)
    await page.getByRole("button", { name: "Add a stop" }).scrollIntoViewIfNeeded()
    const from = await handle(page, 3).boundingBox()
    const to = await handle(page, 2).boundingBox()
    if (!from || !to) throw new Error("a handle is not visible")
    const touch = await page.context().newCDPSession(page)
    const x = from.x + from.width / 2
    for (const [type, y] of [
      ["touchStart", from.y + 20],
      ["touchMove", from.y - 20],
      ["touchMove", to.y],
      ["touchMove", to.y - 20],
    ] as const)
      await touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] })
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    await expect(status(page)).toContainText("Kandy is now stop 2 of 3. The trip: ")
    await expect(route(page)).toHaveText("Dambulla → Ella → Kandy → Sigiriya → Dambulla")
  })
})

test("Escape cancels a drag", async ({ page }) => {
  await openHydrated(page, `/plan?${QUERY}`)
  await handle(page, 1).scrollIntoViewIfNeeded()
  await drag(page, handle(page, 1), handle(page, 2))
  await expect(page.locator("[data-dragged]")).toHaveCount(1)
  await page.keyboard.press("Escape")
  await page.mouse.up()
  await expect(page.locator("[data-dragged]")).toHaveCount(0)
  await expect(stop(page, 1)).toHaveValue("Ella")
})

test("stops are moved, removed and added with the keyboard alone", async ({ page }) => {
  await openHydrated(page, `/plan?${QUERY}`)
  await page.getByLabel("Start at").focus()
  await page.keyboard.press("Tab")
  await expect(handle(page, 1)).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  await expect(handle(page, 3)).toBeFocused()
  await expect(status(page)).toContainText("Ella is now stop 3 of 3. The trip: ")
  await expect(route(page)).toHaveText("Dambulla → Sigiriya → Kandy → Ella → Dambulla")
  const up = page.getByRole("button", { name: "Up: stop 2" })
  await up.focus()
  await page.keyboard.press("Enter")
  await expect(stop(page, 1)).toHaveValue("Kandy")
  await expect(page.getByRole("button", { name: "Down: stop 1" })).toBeFocused()
  await page.getByRole("button", { name: "Remove: stop 1" }).focus()
  await page.keyboard.press("Enter")
  await expect(status(page)).toContainText("Kandy is removed.")
  await expect(route(page)).toHaveText("Dambulla → Sigiriya → Ella → Dambulla")
  await expect(page.getByRole("button", { name: "Remove: stop 1" })).toBeFocused()
  await page.getByRole("button", { name: "Add a stop" }).press("Enter")
  await page.keyboard.type("Galle")
  await page.keyboard.press("Enter")
  await expect(route(page)).toHaveText("Dambulla → Sigiriya → Ella → Galle → Dambulla")
})

test("typed texts stay when a stop is moved, and an unknown place has an error", async ({ page }) => {
  await openHydrated(page, `/plan?${QUERY}`)
  await stop(page, 2).fill("Atlantis")
  await page.getByLabel("People").fill("99")
  await page.getByRole("button", { name: "Down: stop 1" }).click()
  await expect(page.getByText("“Atlantis”: we know no place of this name.")).toBeVisible()
  await expect(stop(page, 1)).toHaveValue("Atlantis")
  await expect(stop(page, 1)).toHaveAccessibleDescription("Error: Choose a place from the list")
  await expect(page.getByLabel("People")).toHaveValue("99")
})

test("a stop can be added while the plan of a moved one is fetched", async ({ page }) => {
  await openHydrated(page, `/plan?${QUERY}`)
  const added = Promise.withResolvers<void>()
  await page.route("**/plan?**", async (route) => {
    await added.promise
    await route.continue().catch(() => {}) // the first request is cancelled
  })
  const requested = page.waitForRequest("**/plan?**")
  await page.getByRole("button", { name: "Down: stop 1" }).click()
  await requested
  await page.getByRole("button", { name: "Add a stop" }).click()
  added.resolve()
  await expect(stop(page, 5)).toBeFocused()
  await expect(route(page)).toHaveText("Dambulla → Sigiriya → Ella → Kandy → Dambulla")
})

test("the rows keep their order without a connection, and the page says so", async ({ page }) => {
  await openHydrated(page, `/plan?${QUERY}`)
  await page.route("**/plan?**", (route) => route.fulfill({ status: 503, body: "" }))
  await page.getByRole("button", { name: "Down: stop 1" }).click()
  await expect(status(page)).toHaveText(
    "The plan could not be updated. Check your connection, and press ‘Show the plan’.",
  )
  await expect(stop(page, 1)).toHaveValue("Sigiriya")
  await page.unroute("**/plan?**")
  await page.getByRole("button", { name: "Show the plan" }).click()
  await expect(route(page)).toHaveText("Dambulla → Sigiriya → Ella → Kandy → Dambulla")
})

test("the page reports a plan that does not arrive within half a minute", async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, `/plan?${QUERY}`)
  await page.route("**/plan?**", () => {}) // no answer
  const requested = page.waitForRequest("**/plan?**")
  await page.getByRole("button", { name: "Down: stop 1" }).click()
  await page.clock.runFor(1000)
  await requested
  await page.clock.runFor(30_000)
  await expect(status(page)).toContainText("The plan could not be updated.")
})

test("the twelfth stop is the last that can be added", async ({ page }) => {
  const rows = Array(11).fill("stop=&nights=1").join("&")
  await openHydrated(page, `/plan?${rows}`)
  await page.getByRole("button", { name: "Add a stop" }).press("Enter")
  await expect(stop(page, 12)).toBeFocused()
  await expect(status(page)).toHaveText("A plan has up to 12 stops. Remove one to add another.")
  await expect(page.getByRole("button", { name: "Add a stop" })).toHaveCount(0)
})

test("a vehicle keeps the plan when the dates change, and gives it to the next one", async ({ page }) => {
  await page.goto(`/plan?${QUERY}&from=${inDays(30)}`)
  await page.getByRole("region", { name: "Vehicles and prices" }).getByRole("link").nth(3).click()
  await expect(
    page.getByText("Your trip: Dambulla – Ella – Sigiriya – Kandy – Dambulla, 5 days"),
  ).toBeVisible()
  await expect(page.locator("html[data-hydrated]")).toBeAttached()
  await page.getByLabel("Return date and time").fill(inDays(50))
  await expect(page).toHaveURL(new RegExp(`to=${inDays(50)}`))
  await page.getByRole("region", { name: "Related fleets" }).getByRole("link").first().click()
  await expect(page.getByLabel("Return date and time")).toHaveValue(inDays(50))
  await page.getByRole("link", { name: "Back to the plan" }).click()
  await expect(route(page)).toHaveText("Dambulla → Ella → Sigiriya → Kandy → Dambulla")
})
