import { describe, expect, it } from "vitest"
import { FormServiceCourier } from "#adapters/form-service/form-service-courier.ts"
import { MailboxCourier } from "#adapters/mailbox/mailbox-courier.ts"
import { SmtpCourier } from "#adapters/smtp/smtp-courier.ts"
import { readConfig } from "./config.ts"
import { couriersFor } from "./couriers.ts"

const KINDS = ["enquiry", "booking", "contact"] as const
const MAIL = {
  SMTP_URL: "smtp://127.0.0.1:587",
  MAIL_FROM: "website@example.lk",
  MAIL_TO: "office@example.lk",
}

describe("who brings an enquiry", () => {
  it("is the mailbox folder for every kind, with no settings at all", () => {
    const courierFor = couriersFor(readConfig({}))
    for (const kind of KINDS) expect(courierFor(kind)).toBeInstanceOf(MailboxCourier)
  })

  it("is the mail server for every kind, where there is one", () => {
    const courierFor = couriersFor(readConfig(MAIL))
    for (const kind of KINDS) expect(courierFor(kind)).toBeInstanceOf(SmtpCourier)
  })

  it.each([
    ["ENQUIRY_FORM_URL", "enquiry"],
    ["BOOKING_FORM_URL", "booking"],
    ["CONTACT_FORM_URL", "contact"],
  ] as const)("is the form service of %s for that kind alone", (variable, formKind) => {
    const courierFor = couriersFor(readConfig({ ...MAIL, [variable]: "https://forms.example.com/f" }))
    for (const kind of KINDS) {
      expect(courierFor(kind)).toBeInstanceOf(kind === formKind ? FormServiceCourier : SmtpCourier)
    }
  })
})
