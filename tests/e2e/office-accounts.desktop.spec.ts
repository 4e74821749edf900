import { newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { brokenWords } from "./layout-checks.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

test("the link of a new invitation can be copied, sent by WhatsApp, and is the same after a reload", async ({
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
  await expectAccessible(page)
  await page.reload()
  await expect(field).toHaveValue(link)
  await expect(page.getByRole("button", { name: "Withdraw this link" })).toHaveCount(1)
})

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false })

  test("the link of a new invitation is in a field, without a copy button", async ({ page }) => {
    await page.goto("/office/staff")
    await page.getByRole("button", { name: "Link for staff" }).click()
    await expect(page.getByLabel("Link", { exact: true })).toHaveValue(/\/office\/welcome\//)
    await expect(page.getByRole("button", { name: "Copy the link" })).toBeHidden()
  })
})

test("new backup codes can be copied, and printed without buttons", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "")
  })
  await page.goto("/office/account")
  await page.getByRole("link", { name: "Make new backup codes" }).click()
  await page.getByLabel("Your password again").fill(OWNER.password)
  await expectAccessible(page)
  // The phone was set up a moment ago, so no code is needed.
  await page.getByRole("button", { name: "Make new codes" }).click()
  const codes = page.getByRole("main").getByRole("listitem")
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Copy the codes" }).click()
  await expect(page.getByText("Copied")).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    (await codes.allTextContents()).join("\n"),
  )
  await page.getByRole("button", { name: "Print" }).click()
  await expect(page.locator("html[data-printed]")).toBeAttached()
  await page.emulateMedia({ media: "print" })
  await expect(codes.first()).toBeVisible()
  for (const name of ["Print", "Copy the codes"])
    await expect(page.getByRole("button", { name })).toBeHidden()
})

test("a new phone's QR code and key are shown, and not printed with the backup codes", async ({ page }) => {
  await page.goto("/office/account")
  await page.getByRole("link", { name: "Use another phone for the codes" }).click()
  await expectAccessible(page)
  await page.getByLabel("Your password again").fill(OWNER.password)
  await page.getByRole("button", { name: "Begin" }).click()
  const picture = page.getByRole("img", { name: "A picture for your app" })
  await expect(picture).toBeVisible()
  await expect(page.getByRole("link", { name: "Or, on this phone: open the app" })).toHaveAttribute(
    "href",
    /^otpauth:\/\/totp\//,
  )
  await expectAccessible(page)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()
  await expect(picture).toBeHidden()
  await expect(page.getByLabel("Code from your app")).toBeHidden()
})

test("no word of the staff table is broken across lines at 1440 px while the buttons of a member are shown", async ({
  page,
  site,
  owner,
}) => {
  await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/office/staff")
  await page.locator("summary", { hasText: "Kumari" }).click()
  await expect(page.getByRole("button", { name: "Allow rates and fleet" })).toBeVisible()
  expect(await brokenWords(page.getByRole("table", { name: "Staff" }))).toEqual([])
  await expectAccessible(page)
  await page.getByRole("button", { name: "Allow rates and fleet" }).click()
  await expect(page.getByText("Saved. This person can change rates and fleet.")).toBeVisible()
  await expectAccessible(page)
})
