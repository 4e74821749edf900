import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"

test("a visitor opens one question after another, and only one stays open", async ({ page }) => {
  await page.goto("/faq")
  const [age, fuel] = [question(page, "How old must I be to rent?"), question(page, "What about fuel?")]
  await age.summary.click()
  await expect(age.answer).toBeVisible()
  await fuel.summary.click()
  await expect(fuel.answer).toBeVisible()
  await expect(age.answer).toBeHidden()
  await fuel.summary.click()
  await expect(fuel.answer).toBeHidden()
})

test("a visitor goes round the gallery, backwards from the first slide and forwards from the last", async ({
  page,
}) => {
  await page.goto("/gallery")
  await page.locator("#slide-1").getByRole("link", { name: "To the last pictures" }).click()
  await expect(page.locator("#slide-12 img").first()).toBeInViewport({ ratio: 0.6 })
  await page.locator("#slide-12").getByRole("link", { name: "Back to the first pictures" }).click()
  await expect(page.locator("#slide-1 img").first()).toBeInViewport({ ratio: 0.6 })
  await page.getByRole("link", { name: "Slide 5", exact: true }).click()
  await expect(page.locator("#slide-5 img").first()).toBeInViewport({ ratio: 0.6 })
})

test("a visitor looks for a place, reads its guide and asks for a vehicle there", async ({ page }) => {
  await page.goto("/guides")
  const main = page.getByRole("main")
  await main.getByRole("combobox", { name: "Find a place" }).fill("meemure")
  await main.getByRole("button", { name: "Find" }).click()
  await expect(page).toHaveURL(/\/rent-a-car-to-meemure$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rent a car to Meemure")
  await expect(page.getByRole("heading", { name: "4WD only" })).toBeVisible()
  await main.getByRole("link", { name: "Book now" }).first().click()
  await expect(page).toHaveURL(/\/home\?to=meemure#enq$/)
})

function question(page: Page, words: string) {
  const item = page.locator("details", { hasText: words })
  return { summary: item.locator("summary"), answer: item.locator("summary ~ div") }
}
