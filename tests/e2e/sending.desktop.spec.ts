import { test as base, type Page } from "@playwright/test"
import { FakeFormService } from "#tests/fakes/form-service.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { fillBookingForm } from "./booking-form.ts"
import { expect } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

const NOAH_PATH = "/cars/toyota-noah-hybrid-7-seater"
const FAILURE_TEXT = "Failed to send email. Please try again."
const SUCCESS_TEXT = "Email sent successfully!"

/** A site whose forms go to a fake form service. Each test sets its responses. */
const test = base.extend<object, { service: FakeFormService; site: Site }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const service = await FakeFormService.start()
      await use(service)
      await service.stop()
    },
    { scope: "worker" },
  ],
  site: [
    async ({ service }, use) => {
      const url = `${service.url}/f`
      const site = await openSite({ ENQUIRY_FORM_URL: url, BOOKING_FORM_URL: url, CONTACT_FORM_URL: url })
      await use(site)
      await site.remove()
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

test.describe.configure({ mode: "default" }) // in one worker, because each would start a site

test.beforeEach(({ service }) => {
  service.received.length = 0
  service.setBehaviours("ok")
})

/**
 * Collects the texts of the disabled submit button from now on, and submits once more while it is disabled. The page logs
 * them itself, because Playwright cannot evaluate in a page that waits for a form response.
 */
async function listenToButton(page: Page): Promise<string[]> {
  const texts: string[] = []
  page.on("console", (message) => {
    if (message.type() === "info") texts.push(message.text())
  })
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form[method="post"]')
    const logAndResubmit = () => {
      const button = form?.querySelector("button[type=submit]:disabled")
      if (!button) return
      console.info(`${button.textContent} disabled`)
      form?.requestSubmit()
    }
    new MutationObserver(logAndResubmit).observe(document.body, {
      subtree: true,
      attributeFilter: ["disabled"],
    })
  })
  return texts
}

async function writeMessage(page: Page) {
  await openHydrated(page, "/contact")
  await page.getByLabel("Name", { exact: true }).fill("Nimal Perera")
  await page.getByLabel("Email", { exact: true }).fill("nimal@example.com")
  await page.getByLabel("Message").fill("Two coaches, please.")
}

test("the submit button is disabled and reads 'Sending...' until the response", async ({ page, service }) => {
  await writeMessage(page)
  const texts = await listenToButton(page)
  service.setBehaviours("slow")
  await page.getByRole("button", { name: /send/i }).click()
  await expect.poll(() => texts).toContain("Sending... disabled")
  await expect(page.getByText(SUCCESS_TEXT)).toBeVisible()
  await expect(page.getByLabel("Message")).toHaveValue("")
  expect(service.received).toHaveLength(1)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("a booking that cannot be delivered keeps its answers, shows its reference, and is delivered once when submitted again", async ({
      page,
      service,
    }) => {
      service.setBehaviours("500", "ok")
      await page.goto(`${NOAH_PATH}?from=${inDays(20)}&to=${inDays(25)}`)
      await fillBookingForm(page)
      await page.getByRole("button", { name: "Book now" }).click()
      await page.getByRole("button", { name: "Confirm Booking" }).click()

      const failure = page.getByRole("alert").filter({ hasText: FAILURE_TEXT })
      await expect(failure).toBeVisible()
      await expect(page.getByRole("heading", { name: "Is this right?" })).toBeHidden()
      await expect(failure).toContainText(/saved under the reference [0-9A-Z]{4}-[0-9A-Z]{4}/)
      await expect(failure.getByRole("link", { name: "Call +94 66 000 0000" })).toHaveAttribute(
        "href",
        "tel:+94660000000",
      )
      const messagingHref = await failure.getByRole("link", { name: "WhatsApp" }).getAttribute("href")
      expect(new URL(messagingHref ?? "").searchParams.get("text")).toContain("Toyota Noah Hybrid 7 Seater")
      await expect(page.getByLabel("First name")).toHaveValue("Anna")
      await expect(page.getByLabel("Pick up location")).toHaveValue("Colombo airport")
      await expect(page.getByLabel("Return date and time")).toHaveValue(inDays(25))

      await page.getByRole("button", { name: "Book now" }).click()
      await page.getByRole("button", { name: "Confirm Booking" }).click()
      await expect(page.getByText(SUCCESS_TEXT)).toBeVisible()
      const ids = service.received.map(({ headers }) => headers["idempotency-key"])
      expect(ids).toEqual([ids[0], ids[0]])
    })
  })
}
