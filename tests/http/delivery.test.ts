import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { FakeFormService } from "#tests/fakes/form-service.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "./visitor-forms.ts"

const FORMS = [
  ["/home", ENQUIRY],
  [`/cars/${VAN.id}`, BOOKING],
  ["/contact", CONTACT],
] as const

async function send(site: Site, path: string, fields: Record<string, string>, token?: string) {
  const form_token = token ?? tokenIn(await (await fetch(site.url + path)).text())
  return post(site.url + path, { ...fields, form_token })
}

describe("three forms with a hosted form service each", () => {
  let service: FakeFormService
  let site: Site
  beforeAll(async () => {
    service = await FakeFormService.start()
    site = await openSite({
      ENQUIRY_FORM_URL: `${service.url}/enquiry`,
      BOOKING_FORM_URL: `${service.url}/booking`,
      CONTACT_FORM_URL: `${service.url}/contact`,
    })
  })
  beforeEach(() => {
    service.received.length = 0
    service.setBehaviours("ok")
  })
  afterAll(async () => {
    await site.remove()
    await service.stop()
  })

  it("send the fixed JSON to their services, field by field", async () => {
    for (const [path, fields] of FORMS) expect((await send(site, path, fields)).status, path).toBe(303)
    expect(service.received.map(({ path, body }) => [path, body])).toEqual([
      [
        "/enquiry",
        {
          pick_up_location: ENQUIRY.pick_up_location,
          return_location: ENQUIRY.return_location,
          pick_up_time_date: ENQUIRY.pick_up_time_date,
          return_time_date: ENQUIRY.return_time_date,
          vehicle_type: "van",
          contact_number: ENQUIRY.contact_number,
          email: ENQUIRY.email,
          way_type: "",
        },
      ],
      [
        "/booking",
        {
          subject: `New Booking (${VAN.name})`,
          user_email: BOOKING.email,
          vehicle: VAN.name,
          pickUpLocation: BOOKING.pick_up_location,
          returnLocation: BOOKING.return_location,
          pickUpDate: BOOKING.pick_up_time_date,
          returnDate: BOOKING.return_time_date,
          rentalPeriod: "17 days",
          contactName: "Ms Zenobia Quagmire",
          contactNumber: BOOKING.contact_number,
          totalPrice: "LKR 389,300.00",
          selectedServices: "Need a Driver: 17 days, LKR 93,500.00",
        },
      ],
      ["/contact", { name: CONTACT.name, email: CONTACT.email, message: CONTACT.message }],
    ])
    expect(service.received.map(({ headers }) => headers["content-type"])).toEqual(
      FORMS.map(() => "application/json"),
    )
    expect(await site.emails()).toEqual([])
  })

  it.each(FORMS)(
    "show on %s that delivery failed, keep the answers, and are delivered once when submitted again",
    async (path, fields) => {
      service.setBehaviours("500", "ok")
      const failed = await send(site, path, fields)
      expect(failed.status).toBe(502)
      const page = await failed.text()
      expect(page).toContain("Failed to send email. Please try again.")
      expect(page).toContain(fields.email)
      expect((await send(site, path, fields, tokenIn(page))).status).toBe(303)
      const ids = service.received.map(({ headers }) => headers["idempotency-key"])
      expect(ids).toEqual([ids[0], ids[0]])
      expect(service.received.map(({ behaviour }) => behaviour)).toEqual(["500", "ok"])
    },
  )
})

describe("three forms with a mail server", () => {
  let sink: SmtpSink
  let site: Site
  beforeEach(async () => {
    sink = await SmtpSink.start()
    site = await openSite({
      SMTP_URL: sink.url,
      MAIL_FROM: "site@example.lk",
      MAIL_TO: "office@example.lk",
    })
  })
  afterEach(async () => {
    await site.remove()
    await sink.stop()
  })

  it("send emails to the office with Reply-To the visitor, and the booking's has the total of the page", async () => {
    for (const [path, fields] of FORMS) expect((await send(site, path, fields)).status, path).toBe(303)
    expect(sink.emails.map(({ from, to }) => [from, to])).toEqual(
      FORMS.map(() => ["site@example.lk", ["office@example.lk"]]),
    )
    const emails = sink.emails.map(({ raw }) => readEmail(raw))
    for (const [index, [, { email }]] of FORMS.entries())
      expect(emails[index]?.headers.get("reply-to")).toContain(email)
    const booking = emails[1]
    expect(booking?.headers.get("subject")).toBe(`New Booking (${VAN.name})`)
    for (const part of [booking?.text, booking?.html]) {
      expect(part).toContain("LKR\u00a0389,300.00")
      expect(part).toContain("Need a Driver")
    }
    expect(await site.emails()).toEqual([])
  })
})
