import { inDays } from "#tests/support/colombo-days.ts"
import { expect, test } from "./fixtures.ts"
import { brokenWords, doubleTextSize, horizontalOverflow, textsBeyondTheEdge } from "./layout-checks.ts"

for (const width of [320, 390])
  test(`no word in a guide's tables is broken across lines at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto("/rent-a-car-to-negombo")
    await expect(page.getByRole("main").getByRole("table").first()).toBeVisible()
    expect(await brokenWords(page.getByRole("main").locator("table"))).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
  })

test("the chosen rate fits on its dark bar at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/cars/toyota-noah-hybrid-7-seater?from=${inDays(20)}&to=${inDays(25)}`)
  const rate = page.getByRole("row").filter({ hasText: "Yours" }).getByText("/=").first()
  await expect(rate).toHaveCSS("background-color", "rgb(11, 36, 38)")
  await expect(rate).toHaveCSS("color", "rgb(255, 255, 255)")
  await expect.poll(() => rate.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect(await horizontalOverflow(page)).toBe(0)
})

for (const path of [
  "/home",
  "/carlist",
  `/cars/toyota-kdh-hi-roof-van-14-seater?from=${inDays(30)}&to=${inDays(47)}&extras=wifi-router:17`,
  "/rent-a-car-to-negombo",
  "/contact",
  "/faq",
  "/gallery",
  "/nowhere/at/all",
])
  test(`text at 200 % fits into 390 px: ${path.split("?")[0]}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await doubleTextSize(page)
    expect(await textsBeyondTheEdge(page)).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
  })

test("the office hours are readable under the hand of the clock", async ({ page }) => {
  // Moves the hand to the middle of the text, where it is during office hours.
  await page.goto("/contact")
  const hours = page.getByText("7am to 6pm", { exact: true }).first()
  const isOnTop = await hours.evaluate((text) => {
    const strip = text.closest("[role=img]")
    const hand = strip?.lastElementChild?.lastElementChild
    if (!(hand instanceof HTMLElement)) throw new Error("the clock has no hand")
    text.scrollIntoView({ block: "center" })
    const { left, right, top, bottom } = text.getBoundingClientRect()
    const middle = (left + right) / 2
    hand.style.translate = `${middle - hand.getBoundingClientRect().left}px`
    return document.elementFromPoint(middle, (top + bottom) / 2) === text
  })
  expect(isOnTop).toBe(true)
})
