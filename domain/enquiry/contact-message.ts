import * as v from "valibot"
import { type Answers, type Checked, check, email, line, MAX_LENGTH, paragraphs } from "./answers.ts"

export const CONTACT_FIELDS = ["name", "email", "message"] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

export type ContactMessage = { kind: "contact"; name: string; email: string; message: string }

const schema = v.object({
  name: line(MAX_LENGTH.name),
  email,
  message: paragraphs(MAX_LENGTH.message),
})

export function checkContactMessage(answers: Answers): Checked<ContactMessage, ContactField> {
  const checked = check(schema, answers, CONTACT_FIELDS)
  return checked.ok ? { ok: true, value: { kind: "contact", ...checked.value } } : checked
}
