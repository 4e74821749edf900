import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { FAKE_SECRET, FakeWebhookReceiver } from "#tests/fakes/webhook-receiver.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { POLLING } from "#tests/support/polling.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { CONTACT, post, tokenIn } from "./visitor-forms.ts"

const PATH = "/office/delivery"

let receiver: FakeWebhookReceiver
let site: Site
let owner: StaffBrowser

beforeAll(async () => {
  receiver = await FakeWebhookReceiver.start()
  site = await openSite({
    WEBHOOK_URL: `${receiver.url}/token-of-the-webhook`,
    WEBHOOK_SECRET: FAKE_SECRET,
    TRUST_PROXY: "1",
  })
  owner = await firstOwnerAt(site)
})

afterAll(async () => {
  await site.remove()
  await receiver.stop()
})

const submit = async (message: string) => {
  const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
  const response = await post(`${site.url}/contact`, { ...CONTACT, message, form_token })
  return { status: response.status, location: response.headers.get("location") ?? "" }
}

it("an enquiry is delivered to the company, and with a signature to the webhook", async () => {
  expect(await submit("Two destinations")).toMatchObject({ status: 303 })
  await vi.waitUntil(() => receiver.received.length > 0, POLLING)
  expect(receiver.received[0]).toMatchObject({
    isSignatureValid: true,
    body: { version: 1, test: false, revision: 1, enquiry: { kind: "message", message: "Two destinations" } },
  })
  expect((await site.emails()).filter((email) => email.includes("Two destinations"))).toHaveLength(1)
})

it("a failure of the webhook is shown in the office, and not to the visitor", async () => {
  receiver.setBehaviours("500")
  const before = receiver.received.length
  const { status, location } = await submit("One destination")
  expect(status).toBe(303)
  await vi.waitUntil(() => receiver.received.length > before, POLLING)
  const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(location)?.[0] ?? ""
  const page = await vi.waitUntil(async () => {
    const html = await (await owner.open(`/office/enquiries/${reference}`)).text()
    return html.includes("It could not be sent to the webhook: it failed.") && html
  }, POLLING)
  expect(page).toContain("It was sent to the mailbox folder.")
  expect(page).toContain("Send it again")
  const deliveryPage = await (await owner.open(PATH)).text()
  expect(deliveryPage).toContain("Enquiries by the webhook")
  expect(deliveryPage).toMatch(/Webhook[\s\S]*it failed/)
  expect(deliveryPage).not.toContain("token-of-the-webhook")
  expect(await (await owner.open("/office/enquiries?status=mail-not-sent")).text()).not.toContain(
    `/office/enquiries/${reference}`,
  )
})

it("a test of the webhook is marked in its JSON", async () => {
  receiver.setBehaviours("ok")
  expect(redirectTarget(await owner.submit(PATH, { target: "webhook" }))).toBe(`${PATH}?result=arrived`)
  expect(receiver.received.at(-1)).toMatchObject({
    isSignatureValid: true,
    body: { test: true, reference: "TEST", enquiry: { message: "TEST from the office, nothing to do" } },
  })
})

it("the privacy notice names the webhook's host", async () => {
  expect(await (await fetch(`${site.url}/privacy`)).text()).toContain(new URL(receiver.url).hostname)
})
