import { BOOKING, post, tokenIn, VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { newStaffAt } from "#tests/support/first-owner.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { officePageOf, sendBooking } from "#tests/support/visitor-page.ts"
import { waitForHydration } from "./hydrated.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

// A separate site, because other test files change the reply templates and rates of theirs.
test.use({ siteName: "office: emails" })
test.describe.configure({ mode: "default" }) // in one worker, because each would start a site

test("a user answers a visitor with a template, sees the delivery, and sends a test email", async ({
  page,
  site,
}) => {
  const path = `/cars/${VAN.id}`
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  await post(site.url + path, { ...BOOKING, form_token })
  await page.goto("/office/enquiries")
  await page.getByRole("link", { name: "Zenobia Quagmire" }).first().click()
  await waitForHydration(page)
  await page.getByLabel("Start with").selectOption("Send a price")
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue(/Total: LKR\u00a0389,300\.00/)
  await expectAccessible(page)
  await page.getByLabel("Subject").fill("")
  await page.getByRole("button", { name: "Send by email" }).click()
  await expect(page.getByRole("alert")).toContainText("Enter a subject")
  await expectAccessible(page)
  await page.getByLabel("Subject").fill("Your van in December")
  await page.getByRole("button", { name: "Send by email" }).click()
  await expect(
    page.getByRole("status").filter({ hasText: "The email is saved in the mailbox folder" }),
  ).toBeFocused()
  await expect(page.getByText("Nimal answered by email: Your van in December")).toBeVisible()
  await page.getByText("Read the answer").click()
  await expect(page.getByText("Total: LKR 389,300.00")).toBeVisible()
  await expectAccessible(page)

  await page.goto("/office/delivery")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Send a test email" }).click()
  await expect(page.getByRole("status")).toContainText("The test was accepted.")
})

test("a draft survives a visit to another page, and opens in the messaging app", async ({
  page,
  site,
  context,
}) => {
  const path = `/cars/${VAN.id}`
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  await post(site.url + path, { ...BOOKING, first_name: "Radha", form_token })
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "The app" }))
  await page.goto("/office/enquiries")
  await page.getByRole("link", { name: "Radha Quagmire" }).click()
  await waitForHydration(page)
  await page.getByLabel("Text", { exact: true }).fill("Special price USD 550")
  await page.getByRole("link", { name: "Change the booking" }).click()
  await page.getByRole("link", { name: "Back to the enquiry" }).click()
  await waitForHydration(page)
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Special price USD 550")
  const [app] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "WhatsApp" }).click(),
  ])
  expect(app.url()).toBe("https://wa.me/94779876543?text=Special%20price%20USD%20550")
  await expect(page.getByText("Nimal answered by WhatsApp.")).toBeVisible()
  await waitForHydration(page) // deletes the draft
  await expectAccessible(page)
  await page.goto(new URL(page.url()).pathname)
  await waitForHydration(page)
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("")
})

test("a user resets a forgotten password by email", async ({ page, site, context, owner }) => {
  // Not the owner, whose sessions a new password would end in the other tests too.
  const kumari = { name: "Kumari", email: "kumari@example.lk", password: "a river beside the temple" }
  await newStaffAt(site, owner, kumari)
  await context.clearCookies()
  await page.goto("/office/sign-in")
  await page.getByRole("link", { name: "Forgot your password?" }).click()
  await expectAccessible(page)
  await page.getByLabel("Email").fill(kumari.email)
  await page.getByRole("button", { name: "Send the link" }).click()
  await expect(page.getByRole("status")).toContainText("If there is an account with")
  await expectAccessible(page)
  const link = async () => {
    const emails = (await site.emails()).map((raw) => readEmail(raw).text)
    return emails.map((text) => /\/office\/new-password\/[\w-]+/.exec(text)?.[0]).find(Boolean) ?? ""
  }
  await expect.poll(link, { timeout: 20_000 }).not.toBe("")
  await page.goto(await link())
  await expectAccessible(page)
  await page.getByLabel("New password").fill("a boat upon the tank")
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(page.getByRole("status")).toContainText(
    "Your password has been changed. Sign in with the new one.",
  )
  await expectAccessible(page)
})

test("a chosen template replaces an unchanged text at once, and an edited text only on request", async ({
  page,
  site,
}) => {
  const path = `/cars/${VAN.id}`
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  await post(site.url + path, { ...BOOKING, first_name: "Tharindu", form_token })
  await page.goto("/office/enquiries")
  await page.getByRole("link", { name: "Tharindu Quagmire" }).first().click()
  const list = page.getByLabel("Start with")
  const text = page.getByLabel("Text", { exact: true })
  const useButton = page.getByRole("button", { name: "Use this text" })
  await waitForHydration(page)
  await expect(useButton).toBeHidden()
  await list.selectOption("Send a price")
  await expect(text).toHaveValue(/Total: LKR\u00a0389,300\.00/)
  await expect(page.getByLabel("Subject")).toHaveValue(/^Price for your request/)
  await list.selectOption({ value: "de declined" })
  await expect(text).toHaveValue(/^Guten Tag/)
  await text.fill("My own words")
  await list.selectOption("Ask for something missing")
  await expect(page.getByText("You have written a text.")).toBeVisible()
  await expect(text).toHaveValue("My own words")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Replace my text" }).click()
  await expect(text).toHaveValue(/one more detail from you/)
  await page.reload()
  await expect(text).toHaveValue(/one more detail from you/)
})

test("a template that is chosen before hydration is inserted after it", async ({ page, site }) => {
  const sentForm = await sendBooking(site.url, { first_name: "Early" })
  let releaseScripts = () => {}
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve
  })
  await page.route("**/assets/*.js", async (route) => {
    await released
    await route.continue().catch(() => {}) // the page may have been left
  })
  await page.goto(`/office/enquiries/${sentForm.reference}`, { waitUntil: "domcontentloaded" })
  await page.getByLabel("Start with").selectOption("Send a price")
  const text = page.getByLabel("Text", { exact: true })
  await expect(text).toHaveValue("")
  releaseScripts()
  await expect(text).toHaveValue(/Total: LKR\u00a0389,300\.00/)
})

test("the link to the answer and its result take the focus, with the keyboard", async ({ page, site }) => {
  const sentForm = await sendBooking(site.url, { first_name: "Focus" })
  await page.goto(`/office/enquiries/${sentForm.reference}`)
  await page.getByRole("link", { name: "Answer", exact: true }).focus()
  await page.keyboard.press("Enter")
  const text = page.getByLabel("Text", { exact: true })
  await expect(text).toBeFocused()
  await page.keyboard.type("I will call you")
  await page.getByRole("button", { name: "I told them by telephone" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.locator(":focus")).toContainText("Saved.")
  await expect(text).toHaveValue("I will call you")
})

test("one button starts the email about a new return, and focuses its text", async ({
  page,
  site,
  owner,
}) => {
  const days = { pick_up_time_date: inDays(60), return_time_date: inDays(77) }
  const sentForm = await sendBooking(site.url, { ...BOOKING, ...days, first_name: "Upul" })
  await officePageOf(owner, sentForm).confirm()
  await page.goto(`/office/enquiries/${sentForm.reference}`)
  await page.getByRole("button", { name: "I told them by telephone" }).click()
  await page.getByLabel("New return day and time").fill(inDays(78))
  await page.getByRole("button", { name: /^Save and keep/ }).click()
  await page.getByRole("button", { name: "Write to the customer" }).click()
  const text = page.getByLabel("Text", { exact: true })
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/This is how it stands now:/)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Send by email" }).click()
  await expect(page.getByText("Nimal answered by email: Changed: ")).toBeVisible()
  await expect(page.getByText("The customer has not been told.")).toBeHidden()
})
