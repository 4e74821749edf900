import { afterEach, describe, expect, it } from "vitest"
import { deliveryOf, neverAborted } from "#tests/contract/transport-contract.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { makeCertificate } from "#tests/support/certificate.ts"
import { BOOKING } from "#tests/support/sample-enquiries.ts"
import { SmtpTransport } from "./smtp-transport.ts"

const SETTINGS = { siteUrl: "https://www.example.lk", from: "website@example.lk", to: "office@example.lk" }
const LOGIN = { user: "website", password: "secret" }

let sink: SmtpSink | undefined
afterEach(() => sink?.stop())

type ServerOptions = Parameters<typeof SmtpSink.start>[0] & { requiresTls?: boolean; ca?: string }

/** Delivers to a server with these properties that requires a login, and returns the outcome. */
async function deliver({ requiresTls = true, ca, ...server }: ServerOptions) {
  sink = await SmtpSink.start({ login: LOGIN, ...server })
  const url = sink.url.replace("//", `//${LOGIN.user}:${LOGIN.password}@`)
  const transport = new SmtpTransport({ url, requiresTls, ca, ...SETTINGS })
  const outcome = await transport.deliver(deliveryOf(BOOKING), neverAborted())
  return { outcome, emails: sink.emails, loginAttempts: sink.loginAttempts }
}

describe("a mail server for which TLS is required", () => {
  it("gets neither password nor email without STARTTLS, which an attacker can remove", async () => {
    const { outcome, emails, loginAttempts } = await deliver({})
    expect(outcome).toMatchObject({ ok: false, reason: "insecure", detail: expect.stringContaining("ETLS") })
    expect([emails, loginAttempts]).toEqual([[], 0])
  })

  it.each(["starttls", "tls"] as const)("gets email by %s with a trusted certificate", async (security) => {
    const certificate = makeCertificate()
    const { outcome, emails } = await deliver({ [security]: certificate, ca: certificate.cert })
    expect(outcome).toEqual({ ok: true })
    expect(emails.map(({ wasEncrypted }) => wasEncrypted)).toEqual([true])
  })

  it.each([
    ["is self-signed", "DEPTH_ZERO_SELF_SIGNED_CERT", {}, false],
    ["is for another name", "ERR_TLS_CERT_ALTNAME_INVALID", { name: "DNS:mail.example.lk" }, true],
    ["has expired", "CERT_HAS_EXPIRED", { isExpired: true }, true],
  ])("gets nothing with a certificate that %s", async (_, code, certificateOptions, isTrusted) => {
    const certificate = makeCertificate(certificateOptions)
    for (const security of ["starttls", "tls"] as const) {
      const ca = isTrusted ? certificate.cert : undefined
      const { outcome, emails, loginAttempts } = await deliver({ [security]: certificate, ca })
      expect(outcome, security).toMatchObject({
        ok: false,
        reason: "insecure",
        detail: expect.stringContaining(code),
      })
      expect([emails, loginAttempts]).toEqual([[], 0])
      await sink?.stop()
    }
  })

  it("gets nothing if its port does not speak TLS", async () => {
    sink = await SmtpSink.start()
    const url = sink.url.replace("smtp:", "smtps:")
    const transport = new SmtpTransport({ url, requiresTls: true, ...SETTINGS })
    expect(await transport.deliver(deliveryOf(BOOKING), neverAborted())).toMatchObject({
      reason: "insecure",
      detail: expect.stringMatching(/EPROTO|ERR_SSL_/),
    })
  })
})

describe("a mail server for which TLS is not required", () => {
  it("gets email without STARTTLS", async () => {
    expect((await deliver({ requiresTls: false })).outcome).toEqual({ ok: true })
  })

  it("gets encrypted email if it offers STARTTLS, with any certificate", async () => {
    const { outcome, emails } = await deliver({ requiresTls: false, starttls: makeCertificate() })
    expect(outcome).toEqual({ ok: true })
    expect(emails.map(({ wasEncrypted }) => wasEncrypted)).toEqual([true])
  })
})

it("sends the host name of a public site as its EHLO name", async () => {
  expect(await ehloNameFrom("https://www.example.lk")).toBe("www.example.lk")
})

it.each([
  ["localhost", "http://localhost:3000"],
  ["127.0.0.1", "http://127.0.0.1:3000"],
])("does not send %s, which is not a public host, as its EHLO name", async (host, siteUrl) => {
  const ehloName = await ehloNameFrom(siteUrl)
  expect(ehloName).toEqual(expect.any(String))
  expect(ehloName).not.toBe(host)
})

async function ehloNameFrom(siteUrl: string): Promise<string | undefined> {
  sink = await SmtpSink.start()
  const transport = new SmtpTransport({ url: sink.url, requiresTls: false, ...SETTINGS, siteUrl })
  await transport.deliver(deliveryOf(BOOKING), neverAborted())
  return sink.emails[0]?.hello
}
