import { expect, test } from "./fixtures.ts"

const BLACK = "rgb(0, 0, 0)"

test("the FAQ prints on three sheets", async ({ page }) => {
  await page.goto("/faq")
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1")
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(3)
})

test("home prints its title in black, and neither forms nor pager", async ({ page }) => {
  await page.goto("/home")
  await page.emulateMedia({ media: "print" })
  const title = page.getByRole("heading", { level: 1 })
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe(BLACK)
  await expect(page.getByText("Suzuki Alto 800 Manual")).toBeVisible()
  await expect(page.getByRole("searchbox")).toBeHidden()
  await expect(page.getByLabel("Pick-up location")).toBeHidden()
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeHidden()
})
