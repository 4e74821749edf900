import { expect, it } from "vitest"
import { FAKE_SECRET } from "#tests/fakes/webhook-receiver.ts"
import { readConfig } from "../config.ts"
import { offersCopy, recipientsOf } from "./recipients.ts"

it("recipientsOf returns no recipients without settings", () => {
  expect(recipientsOf(readConfig({}))).toEqual({
    hasEmailProvider: false,
    hostsByChannel: [],
    pictureHost: null,
  })
})

it("recipientsOf returns every configured host once", () => {
  const config = readConfig({
    SMTP_URL: "smtps://user:password@mail.example:465",
    MAIL_FROM: "site@example.lk",
    MAIL_TO: "office@example.lk",
    ENQUIRY_FORM_URL: "https://forms.example/a?key=secret",
    BOOKING_FORM_URL: "https://forms.example/b",
    CONTACT_FORM_URL: "https://other.example/c",
    WEBHOOK_URL: "https://erp.example/enquiries?key=secret",
    WEBHOOK_SECRET: FAKE_SECRET,
    ADMIN_HOST: "https://admin.example",
  })
  expect(recipientsOf(config)).toEqual({
    hasEmailProvider: true,
    hostsByChannel: [
      { channel: "formService", hosts: ["forms.example", "other.example"] },
      { channel: "webhook", hosts: ["erp.example"] },
    ],
    pictureHost: "admin.example",
  })
})

const SMTP = {
  SMTP_URL: "smtps://user:password@mail.example:465",
  MAIL_FROM: "site@example.lk",
  MAIL_TO: "office@example.lk",
}
const FORM = { CONTACT_FORM_URL: "https://forms.example/c" }

it.each([
  ["without settings", {}],
  ["with a mail server", SMTP],
  ["with a form service and a mail server", { ...SMTP, ...FORM }],
])("visitors can get a copy by email %s", (_, settings) => {
  expect(offersCopy(readConfig(settings))).toBe(true)
})

it("visitors get no copy by email if a form service is the only channel", () => {
  expect(offersCopy(readConfig(FORM))).toBe(false)
})
