import { readFileSync } from "node:fs"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import { deliveryOf, neverAborted, transportContract } from "#tests/contract/transport-contract.ts"
import type { FormServiceBehaviour } from "#tests/fakes/form-service.ts"
import { FAKE_SECRET, FakeWebhookReceiver } from "#tests/fakes/webhook-receiver.ts"
import { BOOKING, CONTACT_MESSAGE, RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { signatureHeaders } from "./signature.ts"
import { WebhookTransport } from "./webhook-transport.ts"

let receiver: FakeWebhookReceiver
beforeEach(async () => {
  receiver = await FakeWebhookReceiver.start()
})
afterEach(() => receiver.stop())

const transportTo = (url: string, secret = FAKE_SECRET, limits = {}) =>
  new WebhookTransport({ url: `${url}/enquiries`, secret, limits })

const deliver = (content: FormContent = BOOKING, limits = {}): Promise<DeliveryOutcome> =>
  transportTo(receiver.url, FAKE_SECRET, limits).deliver(deliveryOf(content), neverAborted())

const deliverAgainst = (behaviour: FormServiceBehaviour) => {
  receiver.setBehaviours(behaviour)
  return deliver(BOOKING, { timeoutMs: 2_000 })
}

describe("the JSON of a webhook", () => {
  const sentBody = async (content: FormContent) => {
    await deliver(content)
    return receiver.received[0]?.body
  }

  it("is that of the example in docs/operations.md", async () => {
    const docs = readFileSync("docs/operations.md", "utf8")
    const example = /```json\n([^`]+)```/.exec(docs)?.[1] ?? ""
    expect(await sentBody(BOOKING)).toEqual(JSON.parse(example))
  })

  it("has the fields of each kind, and null for fields that its form does not have", async () => {
    expect(await sentBody(RENTAL_ENQUIRY)).toMatchObject({
      version: 1,
      test: false,
      enquiry: {
        kind: "enquiry",
        pickUpLocation: "Kandy, Queens Hotel",
        pickUpAt: "2027-01-10T06:30:00+05:30",
        vehicleType: "bus",
        service: "wedding_events",
        way: "both_way",
      },
    })
    await deliver(CONTACT_MESSAGE)
    expect(receiver.received[1]?.body).toMatchObject({
      enquiry: {
        kind: "message",
        name: "Nimal Silva",
        email: "nimal@example.lk",
        message: "We are 40 pilgrims.\n\nIs there a bus with a fridge?",
      },
    })
  })
})

describe("the signature of a webhook", () => {
  it("is that of the example of standardwebhooks.com", () => {
    // Source: https://github.com/standard-webhooks/standard-webhooks, the test vector of its libraries.
    const key = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64")
    const sentAt = new Date(1_614_265_330_000)
    expect(signatureHeaders("msg_p5jXN8AQM9LWM0D4loKWxJek", sentAt, '{"test": 2432232314}', key)).toEqual({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    })
  })

  it("is valid with the right secret only", async () => {
    await deliver()
    const otherSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`
    await transportTo(receiver.url, otherSecret).deliver(deliveryOf(BOOKING), neverAborted())
    expect(receiver.received.map(({ isSignatureValid }) => isSignatureValid)).toEqual([true, false])
  })

  it("is computed for every attempt, so that a receiver can refuse an old one", async () => {
    // The fake receiver refuses signatures that are older than five minutes.
    const clock = () => new Date(Date.now() - 10 * 60_000)
    const url = `${receiver.url}/enquiries`
    await new WebhookTransport({ url, secret: FAKE_SECRET, clock }).deliver(
      deliveryOf(BOOKING),
      neverAborted(),
    )
    await deliver()
    expect(receiver.received.map(({ isSignatureValid }) => isSignatureValid)).toEqual([false, true])
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
  })
})

describe("the result of a webhook", () => {
  it.each<FormServiceBehaviour>(["ok", "empty", "plainText", "okFalse", "garbage", "endless"])(
    "is a success with a successful status, whatever the body: %s",
    async (behaviour) => {
      expect(await deliverAgainst(behaviour)).toEqual({ ok: true })
    },
  )

  it.each<[FormServiceBehaviour, DeliveryOutcome]>([
    ["400", { ok: false, reason: "refused", detail: "status 400" }],
    ["429", { ok: false, reason: "throttled", detail: "status 429", retryAfterSeconds: 120 }],
    ["500", { ok: false, reason: "failed", detail: "status 500" }],
    ["503", { ok: false, reason: "failed", detail: "status 503", retryAfterSeconds: 120 }],
  ])("is a named failure: %s", async (behaviour, outcome) => {
    expect(await deliverAgainst(behaviour)).toEqual(outcome)
  })

  it("is malformed if the receiver redirects, and nothing is sent there", async () => {
    expect(await deliverAgainst("redirect")).toMatchObject({ ok: false, reason: "malformed" })
    expect(receiver.paths).toEqual(["/enquiries"])
  })

  it("is a timeout when no response comes within the limit", async () => {
    receiver.setBehaviours("never")
    expect(await deliver(BOOKING, { timeoutMs: 50 })).toEqual({ ok: false, reason: "timeout" })
  })

  it("is unreachable if the connection breaks, or no server listens", async () => {
    expect(await deliverAgainst("drop")).toMatchObject({ ok: false, reason: "unreachable" })
    await receiver.stop()
    expect(await deliver()).toEqual({ ok: false, reason: "unreachable", detail: "ECONNREFUSED" })
  })
})

transportContract("a webhook", async () => {
  const contractReceiver = await FakeWebhookReceiver.start()
  return {
    transport: transportTo(contractReceiver.url),
    channel: "webhook",
    receivedDeliveries: async () =>
      contractReceiver.received.map(({ id, body }) => ({ id, content: readableText(body) })),
    breakReceiver: async () => contractReceiver.setBehaviours("500"),
    stop: () => contractReceiver.stop(),
  }
})

/** The texts of the JSON, with the formatted title and amounts. */
function readableText(body: unknown): string {
  const { enquiry } = body as { enquiry: EnquiryJson } // as the transport sends it
  const { title, name, price } = enquiry
  const total = price ? (price.totalCents / 100).toLocaleString("en", { minimumFractionDigits: 2 }) : ""
  const texts = [
    JSON.stringify(enquiry).replaceAll("\\n", "\n"),
    `${title} ${name}`,
    `${price?.days} days`,
    total,
  ]
  return texts.join("\n")
}

type EnquiryJson = { title?: string; name?: string; price?: { days: number; totalCents: number } }
