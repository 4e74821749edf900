import type { Page } from "@playwright/test"
import { inDays } from "#tests/support/colombo-days.ts"
import { fillBookingForm } from "./booking-form.ts"
import { chooseService } from "./choose-service.ts"
import { expect, test } from "./fixtures.ts"

const VAN_NAME = "Toyota KDH Hi-Roof Van 14 Seater"
// 17 days at the two-week rate of 17,400 and a driver for 17 days at 5,500.
const TOTAL_TEXT = "LKR\u00a0389,300.00"

/** Decodes the quoted-printable text of an email as far as these tests need it. */
const decodedEmail = (sentEmail: string) =>
  sentEmail
    .replaceAll(/=\r?\n/g, "")
    .replaceAll("=C2=A0", "\u00a0")
    .replaceAll("=3D", "=")

async function onlyEmailAbout(site: { emails: () => Promise<string[]> }, words: string): Promise<string> {
  const emails = (await site.emails()).map(decodedEmail).filter((sentEmail) => sentEmail.includes(words))
  expect(emails, `emails about ${words}`).toHaveLength(1)
  return emails[0] ?? ""
}

async function fillEnquiry(page: Page, email: string) {
  const form = page.locator("form").filter({ has: page.getByLabel("Vehicle type") })
  await form.getByLabel("Pick-up location").fill("Bandaranaike Airport")
  await form.getByLabel("Return location").fill("Dambulla")
  await form.getByLabel("Pick-up date and time").fill(inDays(30))
  await form.getByLabel("Return date and time").fill(inDays(47))
  await form.getByLabel("Vehicle type").selectOption("van")
  await form.getByLabel("Contact number").fill("+94 77 123 4567")
  await form.getByLabel("Email", { exact: true }).fill(email)
  return form
}

test("a visitor finds a van, sees the price of 17 days with a driver, and books it", async ({
  page,
  site,
  javaScriptEnabled,
}, { project }) => {
  const email = `${project.name.replaceAll(" ", "-")}@example.com`
  await page.goto("/home")
  await page.getByRole("searchbox", { name: /search by name/i }).fill("hi-roof")
  await page.getByRole("button", { name: "Search", exact: true }).click()
  await expect(page.getByRole("status").filter({ hasText: "1 vehicle" })).toBeVisible()
  await page.getByRole("link", { name: VAN_NAME }).click()
  await expect(page.getByRole("heading", { level: 1, name: VAN_NAME })).toBeVisible()
  await expect(page).toHaveTitle(`Rent Car Service - ${VAN_NAME}`)

  await page.getByLabel("Pick up date and time").fill(inDays(30))
  await page.getByLabel("Return date and time").fill(inDays(47))
  await page.getByRole("checkbox", { name: /need a driver/i }).check()
  await page.getByRole("spinbutton", { name: /days/i }).fill("17")
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Update total" }).click()
  await expect(page.getByText(TOTAL_TEXT).filter({ visible: true }).first()).toBeVisible()

  await fillBookingForm(page, email)
  await page.getByRole("button", { name: "Book now" }).click()

  await expect(page.getByRole("heading", { name: "Is this right?" })).toBeVisible()
  expect(await site.emails().then((emails) => emails.some((sentEmail) => sentEmail.includes(email)))).toBe(
    false,
  )
  await page.getByRole("button", { name: "Confirm Booking" }).click()

  await expect(page.getByText("Email sent successfully!")).toBeVisible()
  await expect(page.getByLabel("First name")).toHaveValue("")
  const sentEmail = await onlyEmailAbout(site, email)
  expect(sentEmail).toContain(`Subject: New Booking (${VAN_NAME})`)
  for (const words of [TOTAL_TEXT, "Anna Berg", "17 days", "Need a Driver", "Colombo airport"])
    expect(sentEmail).toContain(words)
})

test("a visitor requests a car with a driver from the home page", async ({ page, site }, { project }) => {
  const email = `family-${project.name.replaceAll(" ", "-")}@example.com`
  await page.goto("/home?tab=with_drive")
  await expect(page.getByRole("heading", { name: "WITH DRIVER" })).toBeVisible()
  const form = await fillEnquiry(page, email)
  await form.getByRole("button", { name: "Request a Vehicle" }).click()
  await expect(page.getByText("Email sent successfully!")).toBeVisible()
  await expect(form.getByLabel("Pick-up location")).toHaveValue("")
  expect(await onlyEmailAbout(site, email)).toContain("WITH DRIVER")
})

test("a visitor requests a wedding car for both ways", async ({ page, site }, { project }) => {
  const email = `wedding-${project.name.replaceAll(" ", "-")}@example.com`
  await page.goto("/home")
  await expect(page.getByRole("heading", { name: "SELF DRIVE" })).toBeVisible()
  await chooseService(page, /wedding/i)
  await expect(page.getByRole("heading", { name: "WEDDING & EVENTS" })).toBeVisible()
  const form = await fillEnquiry(page, email)
  await form.getByRole("radio", { name: "Both ways" }).check()
  await form.getByRole("button", { name: "Request a Vehicle" }).click()
  await expect(page.getByText("Email sent successfully!")).toBeVisible()
  expect(await onlyEmailAbout(site, email)).toMatch(/both ways/i)
})

test("a visitor adds a note, asks for a copy, and sees a suggestion for a mistyped address", async ({
  page,
  site,
  javaScriptEnabled,
}, { project }) => {
  const name = project.name.replaceAll(" ", "-")
  await page.goto("/home?tab=airport")
  const form = await fillEnquiry(page, `${name}@gmial.com`)
  if (javaScriptEnabled) {
    await form.getByLabel("Note").fill("typed while the hint appears")
    await form.getByRole("button", { name: "Use this address" }).click()
    await expect(form.getByLabel("Email", { exact: true })).toHaveValue(`${name}@gmail.com`)
    await expect(form.getByLabel("Email", { exact: true })).toBeFocused()
    await expect(form.getByText("Did you mean")).toBeHidden()
  }
  await form.getByLabel("Note").fill("Flight UL 504, 9 people")
  await form.getByLabel("Send me a copy by email").check()
  await form.getByRole("button", { name: "Request a Vehicle" }).click()
  const message = page.getByRole("alert").filter({ hasText: "Email sent successfully!" })
  await expect(message).toBeFocused()
  const address = javaScriptEnabled ? `${name}@gmail.com` : `${name}@gmial.com`
  await expect(message).toContainText(`We answer to ${address}, and a copy is on its way there.`)
  await expect(message.getByText(`Did you mean ${name}@gmail.com?`)).toBeVisible({
    visible: !javaScriptEnabled,
  })
  await expect
    .poll(async () =>
      (await site.emails()).map(decodedEmail).filter((sentEmail) => sentEmail.includes(`\nTo: ${address}`)),
    )
    .toEqual([expect.stringContaining("Note: Flight UL 504, 9 people")])
})

test("a visitor sends a message", async ({ page, site }, { project }) => {
  const email = `pilgrims-${project.name.replaceAll(" ", "-")}@example.com`
  await page.goto("/contact")
  await page.getByLabel("Name", { exact: true }).fill("Nimal Perera")
  await page.getByLabel("Email", { exact: true }).fill(email)
  await page.getByLabel("Message").fill("Two coaches to Anuradhapura on the poya day, please.")
  await page.getByRole("button", { name: /send/i }).click()
  await expect(page.getByText("Email sent successfully!")).toBeVisible()
  await expect(page.getByLabel("Message")).toHaveValue("")
  expect(await onlyEmailAbout(site, email)).toContain("Two coaches to Anuradhapura")
})

test("a visitor who leaves fields empty sees all errors at once, and keeps the answers", async ({ page }) => {
  await page.goto("/home")
  const form = page.locator("form").filter({ has: page.getByLabel("Vehicle type") })
  await form.getByLabel("Pick-up location").fill("Kandy station")
  await form.getByLabel("Email", { exact: true }).fill("anna.example.com")
  await form.getByRole("button", { name: "Booking" }).click()
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" })
  await expect(summary).toBeVisible()
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(form.getByLabel("Pick-up location")).toHaveValue("Kandy station")
  await expect(form.getByLabel("Email", { exact: true })).toHaveValue("anna.example.com")
  await summary.getByRole("link", { name: "Enter an email address like name@example.com" }).click()
  await expect(form.getByLabel("Email", { exact: true })).toBeFocused()
  await expect(form.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true")
})
