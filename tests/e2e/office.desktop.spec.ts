import { BOOKING, CONTACT, post, tokenIn, VAN } from "#tests/http/visitor-forms.ts"
import { firstOwnerPath, OWNER } from "#tests/support/first-owner.ts"
import { codeOf, nextCodeOf } from "#tests/support/totp.ts"
import { expect, test } from "./fixtures.ts"
import { expectAccessible } from "./office-fixtures.ts"

// A separate site, because other tests would add enquiries.
test.use({ siteName: "office: first owner" })

test.use({ bypassCSP: true }) // axe is injected into the page

test("the first owner creates an account, sets up a phone, signs in by keyboard, and invites staff", async ({
  page,
  site,
}) => {
  test.slow() // about twenty pages, half of them with axe: more than a minute on a busy machine
  await page.goto(firstOwnerPath(site))
  await expectAccessible(page)
  await page.getByLabel("Your name").fill(OWNER.name)
  await page.getByLabel("Email").fill(OWNER.email)
  await page.getByLabel("Password").fill("short")
  await page.getByRole("button", { name: "Create the account" }).click()
  await expect(page.getByRole("alert")).toContainText("Enter a password of at least 12 characters")
  await expectAccessible(page)
  await page.getByLabel("Password").fill(OWNER.password)
  await page.getByRole("button", { name: "Create the account" }).click()

  await expect(page.getByRole("heading", { name: "Codes from your phone" })).toBeVisible()
  await page.getByLabel("Your password again").fill(OWNER.password)
  await page.getByRole("button", { name: "Begin" }).click()
  await expect(page.getByRole("img", { name: "A picture for your app" })).toBeVisible()
  await expectAccessible(page)
  const key = new URL(await page.locator("input[name=uri]").inputValue()).searchParams.get("secret") ?? ""
  await page.getByLabel("Code from your app").fill(codeOf(key))
  await page.getByRole("button", { name: "Finish" }).click()
  await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Your account" }).click()
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Sign out" }).click()

  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.type(OWNER.email)
  await page.keyboard.press("Tab")
  await page.keyboard.type(OWNER.password)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Code from your app").fill(nextCodeOf(key))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeVisible()

  for (const [path, fields] of [
    ["/contact", CONTACT],
    [`/cars/${VAN.id}`, BOOKING],
  ] as const) {
    const form_token = tokenIn(await (await fetch(site.url + path)).text())
    await post(site.url + path, { ...fields, form_token })
  }
  await page.goto("/office/enquiries")
  await expect(page.getByRole("link", { name: "Enquiries 2 new" })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Any words, or a number").focus()
  await page.keyboard.type("zenobia")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("row")).toHaveCount(2)
  await page.getByRole("link", { name: "Show all" }).focus()
  // The links of the two orders, the checkbox of the row, and its link.
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Zenobia Quagmire" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: `Zenobia Quagmire, ${VAN.name}` })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Status", { exact: true }).selectOption("Contacted")
  await page.getByLabel("Note (only for the office)").fill("Deposit paid")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Nimal: New to Contacted.")).toBeVisible()
  await expect(page.getByLabel("Note (only for the office)")).toHaveValue("")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("alert")).toContainText("Choose another status, or write a note")
  await expectAccessible(page)

  await page.getByRole("link", { name: "Staff" }).click()
  await page.getByRole("button", { name: "Link for staff" }).click()
  await expect(page.getByLabel("Link", { exact: true })).toHaveValue(/\/office\/welcome\//)
  await expectAccessible(page)
  await page.goto("/office/password")
  await expectAccessible(page)
})
