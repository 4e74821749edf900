import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { waitForHydration } from "./hydrated.ts"

// Pages that a visitor only reads: the FAQ, the gallery and the guides.

test("opening a question closes the previous one", async ({ page }) => {
  await page.goto("/faq")
  const age = question(page, "How old must I be to rent?")
  const fuel = question(page, "What about fuel?")
  await age.summary.click()
  await expect(age.answer).toBeVisible()
  await fuel.summary.click()
  await expect(fuel.answer).toBeVisible()
  await expect(age.answer).toBeHidden()
  await fuel.summary.click()
  await expect(fuel.answer).toBeHidden()
})

test("the gallery wraps around from the first slide to the last and back", async ({ page }) => {
  // A ratio of 0.99 means that scrolling has finished.
  await page.goto("/gallery")
  await page.locator("#slide-1").getByRole("link", { name: "Go to the last pictures" }).click()
  await expect(page.locator("#slide-12 img").first()).toBeInViewport({ ratio: 0.99 })
  await page.locator("#slide-12").getByRole("link", { name: "Back to the first pictures" }).click()
  await expect(page.locator("#slide-1 img").first()).toBeInViewport({ ratio: 0.99 })
  await page.getByRole("link", { name: "Slide 5", exact: true }).click()
  await expect(page.locator("#slide-5 img").first()).toBeInViewport({ ratio: 0.99 })
})

test("a picture can be enlarged, leads to the next one, and to the guide of its place", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/gallery")
  if (javaScriptEnabled) await waitForHydration(page)
  await page
    .locator("#slide-1")
    .getByRole("link", { name: /^A steep flat-topped rock/ })
    .click()
  // Without scripts it is in the page.
  const large = (name: string) => page.getByRole(javaScriptEnabled ? "dialog" : "region", { name })
  const sigiriya = large("Sigiriya: the Lion Rock at first light")
  await expect(sigiriya.getByRole("img")).toBeVisible()
  await sigiriya.getByRole("link", { name: /^Next picture, Galle/ }).click()
  const galle = large("Galle: the lighthouse on the fort wall")
  await expect(galle.getByText("2 of 48")).toBeVisible()
  await expect(sigiriya).toBeHidden()
  await galle.getByRole("link", { name: "Guide to Galle" }).click()
  await expect(page).toHaveURL(/\/rent-a-car-to-galle$/)
})

test("a visitor finds a place, reads its guide and starts an enquiry from there", async ({ page }) => {
  await page.goto("/guides")
  const main = page.getByRole("main")
  await main.getByRole("combobox", { name: "Find a place" }).fill("meemure")
  await main.getByRole("button", { name: "Find" }).click()
  await expect(page).toHaveURL(/\/rent-a-car-to-meemure$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rent a car to Meemure")
  await expect(page.getByRole("heading", { name: "4WD only" })).toBeVisible()
  await main.getByRole("link", { name: "Book now" }).first().click()
  await expect(page).toHaveURL(/\/home\?place=meemure#enq$/)
})

test("links to a guide's section scroll to it", async ({ page }) => {
  const tips = page.getByRole("heading", { level: 2, name: "Travel tips" })
  await page.goto("/rent-a-car-to-ella#travel-tips")
  await expect.poll(() => hasStoppedAtTop(tips)).toBe(true)
  await page.goto("/rent-a-car-to-galle")
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Travel tips" })
    .click()
  await expect.poll(() => hasStoppedAtTop(tips)).toBe(true)
})

/** Whether the heading is at rest near the top of the window, below the header. */
async function hasStoppedAtTop(heading: Locator): Promise<boolean> {
  const before = await heading.boundingBox()
  await heading.page().waitForTimeout(400)
  const after = await heading.boundingBox()
  return after !== null && after.y === before?.y && after.y >= 0 && after.y < 200
}

function question(page: Page, words: string) {
  const item = page.locator("details", { hasText: words })
  return { summary: item.locator("summary"), answer: item.locator("summary ~ div") }
}
