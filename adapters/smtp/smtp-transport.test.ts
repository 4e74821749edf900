import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import { writeEnquiryEmail } from "#domain/enquiry/enquiry-email.ts"
import { deliveryOf, neverAborted, transportContract } from "#tests/contract/transport-contract.ts"
import { FixedResponseServer } from "#tests/fakes/fixed-response-server.ts"
import { type SmtpBehaviour, SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { POLLING } from "#tests/support/polling.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { BOOKING, CONTACT_MESSAGE, enquiryOf } from "#tests/support/sample-enquiries.ts"
import { type SmtpLimits, SmtpTransport } from "./smtp-transport.ts"

const SETTINGS = {
  siteUrl: "https://www.example.lk",
  from: "Rent Car Service <website@example.lk>",
  to: "office@example.lk, owner@example.lk",
}

transportContract("a mail server", async () => {
  const sink = await SmtpSink.start()
  return {
    transport: new SmtpTransport({ url: sink.url, requiresTls: false, ...SETTINGS }),
    channel: "smtp",
    receivedDeliveries: async () =>
      sink.emails.map(({ raw }) => {
        const { headers, text } = readEmail(raw)
        return { id: headers.get("message-id") ?? "", content: text.replaceAll("\u00a0", " ") }
      }),
    breakReceiver: async () => sink.setBehaviours("refuse"),
    stop: () => sink.stop(),
  }
})

let sink: SmtpSink
beforeEach(async () => {
  sink = await SmtpSink.start()
})
afterEach(() => sink.stop())

const transportTo = (url: string, limits: Partial<SmtpLimits> = {}) =>
  new SmtpTransport({ url, requiresTls: false, limits, ...SETTINGS })

const deliveredEmail = async (content: FormContent) => {
  expect(await transportTo(sink.url).deliver(deliveryOf(content), neverAborted())).toEqual({ ok: true })
  const [email] = sink.emails
  if (!email) throw new Error("no email came")
  return { ...email, ...readEmail(email.raw) }
}

describe("the email", () => {
  it("has text and HTML as its two parts", async () => {
    const { headers, text, html } = await deliveredEmail(BOOKING)
    const sentEmail = writeEnquiryEmail(enquiryOf(BOOKING), SETTINGS)
    expect(headers.get("content-type")).toMatch(/^multipart\/alternative/)
    expect(text.trim()).toBe(sentEmail.text.trim())
    expect(html.trim()).toBe(sentEmail.html.trim())
  })

  it("has headers for the reference, the reply address and the date", async () => {
    const { headers } = await deliveredEmail(BOOKING)
    expect(Object.fromEntries(headers)).toMatchObject({
      subject: "New Booking (Toyota KDH Hi Roof Van 14 Seater)",
      from: "Rent Car Service <website@example.lk>",
      to: "office@example.lk, owner@example.lk",
      "reply-to": "Ms Anna Perera <anna@example.com>",
      "message-id": "<7k4m-2q9t.1@www.example.lk>",
      date: "Sat, 21 Nov 2026 22:34:54 +0000",
      "x-reference": "7K4M-2Q9T",
      "auto-submitted": "auto-generated",
    })
  })

  it.each([
    ["passwordReset", "auto-generated"],
    ["test", "auto-generated"],
    ["copy", "auto-generated"],
    ["reply", undefined],
  ] as const)("says that a program wrote it, unless a person did: %s", async (kind, expected) => {
    const email = { id: "1", kind, writtenAt: new Date(), to: "a@example.lk", subject: "s", text: "t" }
    await transportTo(sink.url).deliver(
      { messageId: "<1@www.example.lk>", payload: { kind: "email", email } },
      neverAborted(),
    )
    expect(readEmail(sink.emails[0]?.raw ?? "").headers.get("auto-submitted")).toBe(expected)
  })

  it("has no control or direction characters in its subject and names, except those that scripts need", async () => {
    const { headers } = await deliveredEmail({
      ...CONTACT_MESSAGE,
      name: "\u202eevil\u2066\u200f\u0007\u0085ක්\u200dෂ",
    })
    expect(headers.get("subject")).toBe("New Message (evil ක්\u200dෂ)")
    expect(headers.get("reply-to")).toBe("evil ක්\u200dෂ <nimal@example.lk>")
  })

  it("has no name that a mail program would decode as an encoded word", async () => {
    const { rawHeaders } = await deliveredEmail({ ...CONTACT_MESSAGE, name: "=?utf-8?Q?Bcc=3A?= x" })
    expect(rawHeaders).not.toContain("=?utf-8?Q?Bcc")
  })

  it("goes to every address of MAIL_TO", async () => {
    const { from, to } = await deliveredEmail(BOOKING)
    expect(from).toBe("website@example.lk")
    expect(to).toEqual(["office@example.lk", "owner@example.lk"])
  })

  it("may have names in any script", async () => {
    const { headers } = await deliveredEmail({ ...CONTACT_MESSAGE, name: "නිමල් சில்வா" })
    expect(headers.get("subject")).toBe("New Message (නිමල් சில்வா)")
    expect(headers.get("reply-to")).toBe("නිමල් சில்வா <nimal@example.lk>")
  })

  it.each(["\r\n", "\n", "\r", "\u0000\r\n "])(
    "gets no header or recipient from a visitor's text: %j",
    async (lineBreak) => {
      const injected = `x${lineBreak}Bcc: victim@example.com${lineBreak}X-Injected: yes${lineBreak}${lineBreak}body`
      const { headers, rawHeaders, to } = await deliveredEmail({
        ...CONTACT_MESSAGE,
        name: injected,
        email: `a@b.lk${injected}`,
      })
      expect(headers.has("bcc")).toBe(false)
      expect(rawHeaders).not.toMatch(/^(x-injected|bcc)/im)
      expect(to).toEqual(["office@example.lk", "owner@example.lk"])
    },
  )
})

describe("an email with one refused recipient", () => {
  it.each([
    ["office@example.lk, owner@example.lk", "the second recipient"],
    ["Owner <owner@example.lk>, office@example.lk", "the first recipient"],
  ])("is delivered, and the outcome lists it: %s, of which %s is refused", async (to) => {
    sink.setBehaviours("refuse one")
    const transport = new SmtpTransport({ url: sink.url, requiresTls: false, ...SETTINGS, to })
    expect(await transport.deliver(deliveryOf(BOOKING), neverAborted())).toEqual({
      ok: true,
      refused: [{ address: "owner@example.lk", reply: 550 }],
    })
    expect(sink.emails.map((email) => email.to)).toEqual([["office@example.lk"]])
  })
})

describe("failure", () => {
  it.each<[SmtpBehaviour, object]>([
    ["busy", { reason: "throttled", detail: "EPROTOCOL 421 CONN" }],
    ["refuse", { reason: "refused", detail: "EENVELOPE 550 RCPT TO" }],
    ["fail", { reason: "failed", detail: "EENVELOPE 451 RCPT TO" }],
    ["greylist", { reason: "throttled", detail: "EENVELOPE 450 RCPT TO" }],
    ["drop", { reason: "unreachable" }],
  ])("is named: %s", async (behaviour, failure) => {
    sink.setBehaviours(behaviour)
    const outcome = await transportTo(sink.url).deliver(deliveryOf(BOOKING), neverAborted())
    expect(outcome).toMatchObject({ ok: false, ...failure })
    expect(sink.emails).toEqual([])
  })

  it("is followed by success when the server accepts the second attempt", async () => {
    sink.setBehaviours("fail", "accept")
    const transport = transportTo(sink.url)
    expect(await transport.deliver(deliveryOf(BOOKING), neverAborted())).toMatchObject({ ok: false })
    expect(await transport.deliver(deliveryOf(BOOKING), neverAborted())).toEqual({ ok: true })
    expect(sink.emails).toHaveLength(1)
  })

  it("is a timeout if the server does not greet", async () => {
    sink.setBehaviours("silent")
    const outcome = await transportTo(sink.url, { greetingMs: 50 }).deliver(
      deliveryOf(BOOKING),
      neverAborted(),
    )
    expect(outcome).toMatchObject({ ok: false, reason: "timeout" })
  })

  it("is a timeout if the server does not acknowledge the message, though it may have accepted it", async () => {
    sink.setBehaviours("stall")
    const outcome = await transportTo(sink.url, { silenceMs: 400 }).deliver(
      deliveryOf(BOOKING),
      neverAborted(),
    )
    expect(outcome).toMatchObject({ ok: false, reason: "timeout" })
    expect(sink.emails).toHaveLength(1)
  })

  it("is a timeout if the caller's signal aborts", async () => {
    sink.setBehaviours("stall")
    const caller = new AbortController()
    const outcome = transportTo(sink.url).deliver(deliveryOf(BOOKING), caller.signal)
    await vi.waitUntil(() => sink.emails.length === 1, POLLING)
    caller.abort()
    expect(await outcome).toMatchObject({ ok: false, reason: "timeout" })
  })

  it("is unreachable if no server listens", async () => {
    await sink.stop()
    const outcome = await transportTo(sink.url).deliver(deliveryOf(BOOKING), neverAborted())
    expect(outcome).toMatchObject({ ok: false, reason: "unreachable" })
  })

  it("is malformed if the server does not speak SMTP", async () => {
    const server = await FixedResponseServer.start("HTTP/1.1 400 Bad Request\r\n\r\n")
    const transport = transportTo(`smtp://127.0.0.1:${server.port}`)
    const outcome = await transport.deliver(deliveryOf(BOOKING), neverAborted())
    expect(outcome).toMatchObject({ ok: false, reason: "malformed" })
    await server.stop()
  })
})

describe("a server that requires a login", () => {
  const login = { user: "website", password: "p@ss" }

  it.each([
    ["website:p%40ss", { ok: true }],
    ["website:wrong", { ok: false, reason: "refused", detail: "EAUTH 535 AUTH PLAIN" }],
  ])("accepts email with the right credentials only: %s", async (credentials, outcome) => {
    const sinkWithLogin = await SmtpSink.start({ login })
    const transport = transportTo(sinkWithLogin.url.replace("//", `//${credentials}@`))
    expect(await transport.deliver(deliveryOf(BOOKING), neverAborted())).toEqual(outcome)
    await sinkWithLogin.stop()
  })
})
