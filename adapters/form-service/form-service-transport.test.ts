import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import { deliveryOf, neverAborted, transportContract } from "#tests/contract/transport-contract.ts"
import { FixedResponseServer } from "#tests/fakes/fixed-response-server.ts"
import { FakeFormService, type FormServiceBehaviour } from "#tests/fakes/form-service.ts"
import { POLLING } from "#tests/support/polling.ts"
import { BOOKING, CONTACT_MESSAGE, RENTAL_ENQUIRY, TRIP_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { FormServiceTransport } from "./form-service-transport.ts"

transportContract("a form service", async () => {
  const service = await FakeFormService.start()
  return {
    transport: new FormServiceTransport({
      url: `${service.url}/forms/booking`,
      siteUrl: "https://www.example.lk",
    }),
    channel: "formService",
    omittedFields: ["agent"], // docs/requirements.md, R13.9
    receivedDeliveries: async () =>
      service.received.map(({ headers, body }) => ({
        id: String(headers["idempotency-key"]),
        content: Object.values(body as Record<string, string>).join("\n"), // the transport sends flat objects of text
      })),
    breakReceiver: async () => service.setBehaviours("500"),
    stop: () => service.stop(),
  }
})

let service: FakeFormService
beforeEach(async () => {
  service = await FakeFormService.start()
})
afterEach(() => service.stop())

const deliver = (content: FormContent, limits = {}): Promise<DeliveryOutcome> =>
  new FormServiceTransport({ url: `${service.url}/f`, siteUrl: "https://www.example.lk", limits }).deliver(
    deliveryOf(content),
    neverAborted(),
  )

const deliverAgainst = (behaviour: FormServiceBehaviour, content: FormContent = BOOKING) => {
  service.setBehaviours(behaviour)
  return deliver(content, { timeoutMs: 2_000, maxResponseBytes: 64 * 1024 })
}

describe("the JSON of a form", () => {
  const requestFor = async (content: FormContent) => {
    await deliver(content)
    return service.received[0]
  }

  it("has the fixed fields of a home enquiry", async () => {
    expect((await requestFor(RENTAL_ENQUIRY))?.body).toEqual({
      pick_up_location: "Kandy, Queens Hotel. Note: Two buses, 70 guests",
      return_location: "Kandy, Temple Street",
      pick_up_time_date: "2027-01-10T06:30",
      return_time_date: "2027-01-11T06:30",
      vehicle_type: "bus",
      contact_number: "077 123 4567",
      email: "nimal@example.lk",
      way_type: "both_way",
    })
  })

  it("has an empty `way_type` for a home enquiry whose tab has no such field", async () => {
    expect((await requestFor({ ...RENTAL_ENQUIRY, tab: "airport", way: null }))?.body).toMatchObject({
      way_type: "",
    })
  })

  it("has the fixed fields of a booking", async () => {
    expect((await requestFor(BOOKING))?.body).toEqual({
      subject: "New Booking (Toyota KDH Hi Roof Van 14 Seater)",
      user_email: "anna@example.com",
      vehicle: "Toyota KDH Hi Roof Van 14 Seater",
      pickUpLocation:
        "Bandaranaike Airport, arrivals. Trip: Dambulla – Kandy – Ella – Dambulla. Note: Flight UL 504, arrives 07:10. 9 people, 11 bags.",
      returnLocation: "Dambulla",
      pickUpDate: "2026-12-12T09:00",
      returnDate: "2026-12-29T08:00",
      rentalPeriod: "17 days",
      contactName: "Ms Anna Perera",
      contactNumber: "+94 77 123 4567",
      totalPrice: "LKR 306,000.00",
      selectedServices:
        "Need a Driver: 17 days, LKR 93,500.00\nChild Seat: Qty 2, LKR 7,000.00\nPocket Wi-Fi: once, LKR 1,500.00",
    })
  })

  it("has only the location if there is no note", async () => {
    expect((await requestFor({ ...RENTAL_ENQUIRY, note: null }))?.body).toMatchObject({
      pick_up_location: "Kandy, Queens Hotel",
    })
  })

  it("has 'None' for a booking without extras", async () => {
    const lines = BOOKING.quote.lines.filter(({ kind }) => kind === "vehicle")
    const bookingWithoutExtras = { ...BOOKING, services: [], quote: { ...BOOKING.quote, lines } }
    expect((await requestFor(bookingWithoutExtras))?.body).toMatchObject({ selectedServices: "None" })
  })

  it("has the fixed fields of a contact message", async () => {
    expect((await requestFor(CONTACT_MESSAGE))?.body).toEqual({
      name: "Nimal Silva",
      email: "nimal@example.lk",
      message: "We are 40 pilgrims.\n\nIs there a bus with a fridge?",
    })
  })

  it("has the fields of a contact message for a trip, with the plan and its price as text", async () => {
    const body = (await requestFor(TRIP_ENQUIRY))?.body as Record<string, string> // the transport sends flat objects of text
    expect(Object.keys(body)).toEqual(["name", "email", "message"])
    expect(body.message).toContain("Route: Dambulla – Kandy – Ella – Dambulla")
    expect(body.message).toContain("Number: +46 70 174 06 05")
    expect(body.message).toContain("Total: LKR 78,810.00")
    expect(body.message).toContain("https://www.example.lk/plan?start=dambulla")
  })

  it("is posted as JSON, accepts JSON, and has the message id", async () => {
    expect((await requestFor(BOOKING))?.headers).toMatchObject({
      "content-type": "application/json",
      accept: "application/json",
      "accept-encoding": "identity",
      "idempotency-key": deliveryOf(BOOKING).messageId,
    })
  })
})

describe("success", () => {
  it.each<FormServiceBehaviour>(["ok", "plainText", "okFalse", "successFalse", "garbage", "endless"])(
    "is a successful status for a home enquiry, whatever the body: %s",
    async (behaviour) => {
      expect(await deliverAgainst(behaviour, RENTAL_ENQUIRY)).toEqual({ ok: true })
    },
  )

  it.each<FormServiceBehaviour>(["ok", "plainText", "empty"])(
    "is a body that reports no failure for a booking: %s",
    async (behaviour) => {
      expect(await deliverAgainst(behaviour)).toEqual({ ok: true })
    },
  )
})

describe("failure", () => {
  it.each<[FormServiceBehaviour, DeliveryOutcome]>([
    ["okFalse", { ok: false, reason: "refused", detail: "the response reports a failure" }],
    ["successFalse", { ok: false, reason: "refused", detail: "the response reports a failure" }],
    ["garbage", { ok: false, reason: "malformed", detail: "not JSON, or too long" }],
    ["endless", { ok: false, reason: "malformed", detail: "not JSON, or too long" }],
    ["400", { ok: false, reason: "refused", detail: "status 400" }],
    ["429", { ok: false, reason: "throttled", detail: "status 429", retryAfterSeconds: 120 }],
    ["500", { ok: false, reason: "failed", detail: "status 500" }],
    ["503", { ok: false, reason: "failed", detail: "status 503", retryAfterSeconds: 120 }],
  ])("is named: %s", async (behaviour, outcome) => {
    expect(await deliverAgainst(behaviour)).toEqual(outcome)
    expect(await deliverAgainst(behaviour, CONTACT_MESSAGE)).toEqual(outcome)
  })

  it.each<[FormServiceBehaviour, string]>([
    ["400", "refused"],
    ["429", "throttled"],
    ["500", "failed"],
  ])("is any other status for a home enquiry: %s", async (behaviour, reason) => {
    expect(await deliverAgainst(behaviour, RENTAL_ENQUIRY)).toMatchObject({ ok: false, reason })
  })

  it("is malformed if the service redirects, and nothing is sent there", async () => {
    expect(await deliverAgainst("redirect")).toMatchObject({ ok: false, reason: "malformed" })
    expect(service.received.map(({ path }) => path)).toEqual(["/f"])
  })

  it("is a timeout when no response comes within the limit", async () => {
    service.setBehaviours("never")
    expect(await deliver(BOOKING, { timeoutMs: 50 })).toEqual({ ok: false, reason: "timeout" })
  })

  it("is a timeout if the caller's signal aborts", async () => {
    service.setBehaviours("never")
    const caller = new AbortController()
    const transport = new FormServiceTransport({ url: service.url, siteUrl: "https://www.example.lk" })
    const outcome = transport.deliver(deliveryOf(BOOKING), caller.signal)
    await vi.waitUntil(() => service.received.length === 1, POLLING)
    caller.abort()
    expect(await outcome).toEqual({ ok: false, reason: "timeout" })
  })

  it("is unreachable if the connection breaks", async () => {
    expect(await deliverAgainst("drop")).toMatchObject({ ok: false, reason: "unreachable" })
  })

  it("is unreachable if no server listens", async () => {
    await service.stop()
    expect(await deliver(BOOKING)).toEqual({ ok: false, reason: "unreachable", detail: "ECONNREFUSED" })
  })

  it("is malformed if the server does not speak HTTP", async () => {
    const server = await FixedResponseServer.start("220 mail.example.lk ESMTP\r\n")
    const transport = new FormServiceTransport({
      url: `http://127.0.0.1:${server.port}`,
      siteUrl: "https://www.example.lk",
    })
    expect(await transport.deliver(deliveryOf(BOOKING), neverAborted())).toMatchObject({
      reason: "malformed",
    })
    await server.stop()
  })

  it("is insecure if the server does not speak TLS", async () => {
    const transport = new FormServiceTransport({
      url: service.url.replace("http:", "https:"),
      siteUrl: "https://www.example.lk",
    })
    expect(await transport.deliver(deliveryOf(BOOKING), neverAborted())).toMatchObject({ reason: "insecure" })
  })
})
