import { describe, expect, it } from "vitest"
import { FormServiceTransport } from "#adapters/form-service/form-service-transport.ts"
import { MailboxTransport } from "#adapters/mailbox/mailbox-transport.ts"
import { SmtpTransport } from "#adapters/smtp/smtp-transport.ts"
import { WebhookTransport } from "#adapters/webhook/webhook-transport.ts"
import { FAKE_SECRET } from "#tests/fakes/webhook-receiver.ts"
import { readConfig } from "../config.ts"
import { transportsFor } from "./transports.ts"

const KINDS = ["enquiry", "booking", "contact"] as const
const MAIL = {
  SMTP_URL: "smtp://127.0.0.1:587",
  MAIL_FROM: "website@example.lk",
  MAIL_TO: "office@example.lk",
}

describe("the transport of an enquiry", () => {
  it("is the mailbox folder for every kind, with no settings at all", () => {
    const { forms } = transportsFor(readConfig({}))
    for (const kind of KINDS) expect(forms[kind]).toBeInstanceOf(MailboxTransport)
  })

  it("is the mail server for every kind, if there is one", () => {
    const { forms } = transportsFor(readConfig(MAIL))
    for (const kind of KINDS) expect(forms[kind]).toBeInstanceOf(SmtpTransport)
  })

  it("is also a webhook, if one is set", () => {
    const variables = { WEBHOOK_URL: "https://erp.example.lk/enquiries", WEBHOOK_SECRET: FAKE_SECRET }
    expect(transportsFor(readConfig(variables)).secondary.webhook).toBeInstanceOf(WebhookTransport)
    expect(transportsFor(readConfig({})).secondary.webhook).toBeNull()
  })

  it.each([
    ["ENQUIRY_FORM_URL", "enquiry"],
    ["BOOKING_FORM_URL", "booking"],
    ["CONTACT_FORM_URL", "contact"],
  ] as const)("is the form service of %s for that kind alone", (variable, formKind) => {
    const { forms } = transportsFor(readConfig({ ...MAIL, [variable]: "https://forms.example.com/f" }))
    for (const kind of KINDS) {
      expect(forms[kind]).toBeInstanceOf(kind === formKind ? FormServiceTransport : SmtpTransport)
    }
  })
})
