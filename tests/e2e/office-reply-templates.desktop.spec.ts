import { expect, expectAccessible, test } from "./office-fixtures.ts"

test("an owner changes a text of replies by keyboard, and uses the original one again", async ({ page }) => {
  await page.goto("/office/site")
  await page.getByRole("link", { name: "Replies" }).click()
  await expectAccessible(page)
  const german = page.getByRole("region", { name: "Deutsch" })
  await german.getByRole("link", { name: "Send a price" }).click()
  await expectAccessible(page)

  await page.getByLabel("Subject", { exact: true }).fill("Unser Preis für {vehicle}")
  await page.keyboard.press("Enter")
  const problem = page.getByRole("alert")
  await expect(problem).toContainText("{vehicle} cannot be replaced")
  await expectAccessible(page)
  await problem.getByRole("link").click()
  await expect(page.getByLabel("Subject", { exact: true })).toBeFocused()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("Unser Preis {reference}")

  const preview = page.getByRole("region", { name: "Preview" })
  await page.getByRole("button", { name: "Preview" }).press("Enter")
  await expect(preview).toContainText("Unser Preis 7K4M-2Q9T")
  await expect(page.getByRole("status")).toBeHidden()
  await page.getByRole("button", { name: "Save" }).press("Enter")
  await expect(page.getByRole("status")).toContainText("Saved")
  await expectAccessible(page)

  await page.getByRole("button", { name: "Use the original text again" }).press("Enter")
  await expect(preview).toContainText("Preis zu Ihrer Anfrage 7K4M-2Q9T")
  await page.getByRole("button", { name: "Undo the last change" }).press("Enter")
  await expect(preview).toContainText("Unser Preis 7K4M-2Q9T")
})
