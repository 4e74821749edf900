import { expect, isOpenToEverybody, test } from "./office-fixtures.ts"

test("the link of a new invitation is copied at a press, sent by WhatsApp, and the same after a reload", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto("/office/staff")
  await page.getByRole("button", { name: "Link for staff" }).click()
  const field = page.getByLabel("Link", { exact: true })
  const link = await field.inputValue()
  await page.getByRole("button", { name: "Copy the link" }).click()
  await expect(page.getByText("Copied")).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(page.getByRole("link", { name: "Send by WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(link)}$`),
  )
  await isOpenToEverybody(page)
  await page.reload()
  await expect(field).toHaveValue(link)
  await expect(page.getByRole("button", { name: "Withdraw this link" })).toHaveCount(1)
})

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false })

  test("the link of a new invitation stands in a field, and there is no button to copy it", async ({
    page,
  }) => {
    await page.goto("/office/staff")
    await page.getByRole("button", { name: "Link for staff" }).click()
    await expect(page.getByLabel("Link", { exact: true })).toHaveValue(/\/office\/welcome\//)
    await expect(page.getByRole("button", { name: "Copy the link" })).toBeHidden()
  })
})
