import type { Page } from "@playwright/test"
import { inDays } from "#tests/support/colombo-days.ts"
import { fillBookingForm } from "./booking-form.ts"
import { consoleErrorsOf, expect, test } from "./fixtures.ts"
import { openHydrated, waitForHydration } from "./hydrated.ts"

const NOAH_PATH = "/cars/toyota-noah-hybrid-7-seater"
const FAILURE_TEXT = "Failed to send email. Please try again."
const SUCCESS_TEXT = "Email sent successfully!"

type Form = {
  name: string
  /** Opens the page and fills in the form. */
  fill: (page: Page) => Promise<void>
  send: (page: Page) => Promise<void>
  /** The name of the button that submits, or that opens the confirmation dialog. */
  button: string
  fieldValues: readonly [label: string, value: string][]
}

const FORMS: readonly Form[] = [
  {
    name: "the home enquiry",
    fill: async (page) => {
      await openHydrated(page, "/home")
      await page.getByLabel("Pick-up location").fill("Ella")
      await page.getByLabel("Return location").fill("Kandy")
      await page.getByLabel("Pick-up date and time").fill(inDays(20))
      await page.getByLabel("Return date and time").fill(inDays(21))
      await page.getByLabel("Vehicle type").selectOption("van")
      await page.getByLabel("Contact number").fill("+49 170 000000")
      await page.getByLabel("Email", { exact: true }).fill("anna@example.com")
    },
    send: (page) => page.getByRole("button", { name: "Booking", exact: true }).click(),
    button: "Booking",
    fieldValues: [
      ["Pick-up location", "Ella"],
      ["Email", "anna@example.com"],
      ["Vehicle type", "van"],
    ],
  },
  {
    name: "a booking",
    fill: async (page) => {
      await openHydrated(page, `${NOAH_PATH}?from=${inDays(20)}&to=${inDays(25)}`)
      await fillBookingForm(page)
    },
    send: async (page) => {
      await page.getByRole("button", { name: "Book now" }).click()
      await page.getByRole("button", { name: "Confirm Booking" }).click()
    },
    button: "Book now",
    fieldValues: [
      ["Pick up location", "Colombo airport"],
      ["First name", "Anna"],
      ["Contact number", "+49 170 000000"],
    ],
  },
  {
    name: "a contact message",
    fill: async (page) => {
      await openHydrated(page, "/contact")
      await page.getByLabel("Name", { exact: true }).fill("Nimal Perera")
      await page.getByLabel("Email", { exact: true }).fill("nimal@example.com")
      await page.getByLabel("Message").fill("Two coaches, please.")
    },
    send: (page) => page.getByRole("button", { name: "Send the message" }).click(),
    button: "Send the message",
    fieldValues: [
      ["Name", "Nimal Perera"],
      ["Message", "Two coaches, please."],
    ],
  },
]

const PROVOKED_ERROR =
  /status of 413|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED|ERR_EMPTY_RESPONSE/

// These tests make requests fail on purpose, which the browser logs as errors.
test.use({
  quietConsole: async ({ page }, use) => {
    const errors = consoleErrorsOf(page, PROVOKED_ERROR)
    await use(undefined)
    expect(errors).toEqual([])
  },
})

async function expectFailureInPlace(page: Page, { fieldValues, button }: Form) {
  const failure = page.getByRole("alert").filter({ hasText: FAILURE_TEXT })
  await expect(failure).toBeFocused()
  await expect(failure).toContainText("Check your connection")
  await expect(failure.getByRole("link", { name: /^Call / })).toBeVisible()
  await expect(failure.getByRole("link", { name: "WhatsApp" })).toBeVisible()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page.getByRole("button", { name: button, exact: true })).toBeEnabled()
  await expectTyped(page, fieldValues)
}

async function expectTyped(page: Page, fieldValues: Form["fieldValues"]) {
  for (const [label, value] of fieldValues) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  }
}

for (const form of FORMS) {
  test(`${form.name} without a network connection shows the failure on its page, keeps its answers when another page was visited, and is sent by the next submit`, async ({
    page,
    context,
    site,
  }) => {
    const before = (await site.emails()).length
    await form.fill(page)
    await context.setOffline(true)
    await form.send(page)
    await expectFailureInPlace(page, form)

    // Playwright disables the back/forward cache, so going back reloads the page without the
    // memory of its scripts.
    await context.setOffline(false)
    await page.goto("/faq")
    await page.goBack()
    await waitForHydration(page)
    await expectTyped(page, form.fieldValues)
    await form.send(page)
    await expect(page.getByText(SUCCESS_TEXT)).toBeVisible()
    expect(await site.emails()).toHaveLength(before + 1)
  })

  test(`${form.name} whose response is lost is delivered once, even if it is submitted again`, async ({
    page,
    site,
  }) => {
    const before = (await site.emails()).length
    await form.fill(page)
    await page.route(
      (url) => url.origin === site.url,
      async (route) => {
        if (route.request().method() !== "POST") return route.continue()
        await route.fetch()
        return route.abort("connectionreset")
      },
    )
    await form.send(page)
    await expectFailureInPlace(page, form)
    expect(await site.emails()).toHaveLength(before + 1)

    await page.unrouteAll()
    await form.send(page)
    await expect(page.getByText(SUCCESS_TEXT)).toBeVisible()
    expect(await site.emails()).toHaveLength(before + 1)
  })
}

const ERROR_PAGE = "<h1>This is too long</h1>"

for (const form of FORMS) {
  test(`${form.name} that gets an HTML error page shows that page`, async ({ page, site }) => {
    await form.fill(page)
    await page.route(
      (url) => url.origin === site.url,
      (route) =>
        route.request().method() === "POST"
          ? route.fulfill({ status: 413, contentType: "text/html", body: ERROR_PAGE })
          : route.continue(),
    )
    await form.send(page)
    await expect(page.getByRole("heading", { name: "This is too long" })).toBeVisible()
  })
}
