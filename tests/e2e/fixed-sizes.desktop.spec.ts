import type { Locator } from "@playwright/test"
import { inDays } from "#tests/support/colombo-days.ts"
import { fillBookingForm } from "./booking-form.ts"
import { expect, test } from "./fixtures.ts"

// Sizes, counts and durations that the requirements fix (R3.4, R4.1, R6.6, R11.2, R11.4, R11.5), measured in a browser.

const styleOf = (element: Locator, property: string, pseudoElement?: string) =>
  element.evaluate((node, [name, pseudo]) => getComputedStyle(node, pseudo).getPropertyValue(name), [
    property,
    pseudoElement,
  ] as const)

/** The numbers of rows and columns in which the elements are laid out. */
async function gridOf(elements: Locator): Promise<{ rows: number; columns: number }> {
  const boxes = await elements.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect()))
  const distinctCount = (values: number[]) => new Set(values.map(Math.round)).size
  return {
    rows: distinctCount(boxes.map(({ top }) => top)),
    columns: distinctCount(boxes.map(({ left }) => left)),
  }
}

test("the gallery has 12 slides of 2 by 2 pictures, 720 by 482 px, with a dot and a number each", async ({
  page,
}) => {
  await page.goto("/gallery")
  const numbers = page.getByRole("navigation", { name: "Gallery pages" }).getByRole("link")
  await expect(numbers).toHaveText(Array.from({ length: 12 }, (_, index) => String(index + 1)))
  expect(await styleOf(numbers.first(), "border-radius", "::after")).toBe("9px")
  for (let number = 1; number <= 12; number++)
    await expect(page.locator(`#slide-${number} img[width="720"][height="482"]`)).toHaveCount(4)
  expect(await gridOf(page.locator("#slide-1 img"))).toEqual({ rows: 2, columns: 2 })
})

test("the terms are nine cards in two columns", async ({ page }) => {
  await page.goto("/terms-and-conditions")
  const titles = page.getByRole("main").getByRole("heading", { level: 2 })
  await expect(titles).toHaveCount(9)
  expect((await gridOf(titles)).columns).toBe(2)
})

test("a question has a plus sign while closed and a minus sign while open", async ({ page }) => {
  await page.goto("/faq")
  const question = page.getByRole("main").locator("summary").first()
  const mark = question.locator("span")
  // The sign consists of two strokes: crossed for a plus, aligned for a minus.
  await expect.poll(() => styleOf(mark, "rotate", "::after")).toBe("90deg")
  await question.click()
  await expect.poll(() => styleOf(mark, "rotate", "::after")).toBe("0deg")
})

const NOAH_PATH = "/cars/toyota-noah-hybrid-7-seater"

test("the confirmation dialog opens within 300 ms, and a button changes within 150 ms", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.goto(`${NOAH_PATH}?from=${inDays(20)}&to=${inDays(25)}`)
  await fillBookingForm(page)
  await page.getByRole("button", { name: "Book now" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  expect(await styleOf(dialog, "transition-duration")).toMatch(/^0\.3s/)
  const button = page.getByRole("button", { name: "Cancel" })
  expect(await styleOf(button, "transition-duration")).toMatch(/^0\.15s/)
})

test("pictures and the confirmation dialog change at once with reduced motion", async ({ page }) => {
  await page.goto(NOAH_PATH)
  await expect(page.locator("[data-live]")).toBeVisible()
  const slideDuration = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--slide-duration"))
  expect(await slideDuration()).toBe("1ms")
  for (const element of [page.locator("dialog"), page.getByRole("button", { name: "Book now" })])
    expect(await styleOf(element, "transition-duration")).toMatch(/^0\.001s/)
})

test("home has the enquiry form on the left, the vehicles on its right and the welcome text below", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/home")
  const boxOf = async (element: Locator) =>
    (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const enquiry = await boxOf(page.locator("form").filter({ has: page.getByLabel("Vehicle type") }))
  const vehicle = await boxOf(page.getByRole("link", { name: "Suzuki Alto 800 Manual" }))
  const welcome = await boxOf(page.getByRole("heading", { name: /^Welcome/ }))
  expect(vehicle.x).toBeGreaterThanOrEqual(enquiry.x + enquiry.width)
  expect(vehicle.y).toBeLessThan(enquiry.y + enquiry.height)
  expect(welcome.y).toBeGreaterThan(vehicle.y + vehicle.height)
  expect(welcome.y).toBeGreaterThan(enquiry.y + enquiry.height)
})
