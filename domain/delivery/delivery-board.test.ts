import { describe, expect, it } from "vitest"
import { mapSecondaryDestinations } from "./delivery.ts"
import { type DeliverySettings, deliveryTests, isByEmail } from "./delivery-board.ts"

const MAILBOX = { channel: "mailbox", host: null } as const
const SETTINGS: DeliverySettings = {
  forms: { enquiry: MAILBOX, booking: MAILBOX, contact: MAILBOX },
  emailChannel: "mailbox",
  mail: null,
  secondaryHosts: mapSecondaryDestinations(() => null),
}

describe("the tests that the office can send", () => {
  it("are one test email if every form is sent by email", () => {
    expect(deliveryTests(SETTINGS)).toEqual([{ target: "email", channel: "mailbox" }])
  })

  it("are also one for each form that a form service receives, and one for the webhook", () => {
    const service = { channel: "formService", host: "forms.example" } as const
    const forms = { ...SETTINGS.forms, booking: service }
    const set = {
      ...SETTINGS,
      forms,
      emailChannel: "smtp",
      secondaryHosts: { ...SETTINGS.secondaryHosts, webhook: "erp.example" },
    } as const
    expect(deliveryTests(set)).toEqual([
      { target: "email", channel: "smtp" },
      { target: "booking", channel: "formService" },
      { target: "webhook", channel: "webhook" },
    ])
  })
})

describe("forms that all reach the company as an email", () => {
  // A form service sends each form on as an email.
  it.each([
    ["mailbox", true],
    ["formService", true],
    ["webhook", false],
  ] as const)("may go by the %s: %s", (channel, expected) => {
    expect(isByEmail({ forms: { ...SETTINGS.forms, contact: { channel, host: null } } })).toBe(expected)
  })
})
