import * as v from "valibot"
import { type Answers, type Checked, check, email, line, paragraphs } from "./answers.ts"
import { type AnsweredField, FIELDS_OF, fieldsOf } from "./fields.ts"

/** In the order of the form. */
export const CONTACT_FIELDS = fieldsOf("contact") satisfies AnsweredField<ContactMessage>[]
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** A message of the contact form. */
export type ContactMessage = { kind: "contact"; name: string; email: string; message: string }

const schema = v.object({
  name: line(FIELDS_OF.contact.name.maxLength),
  email,
  message: paragraphs(FIELDS_OF.contact.message.maxLength),
} satisfies Record<ContactField, v.GenericSchema>)

/** Checks the answers of the contact form. */
export function checkContactMessage(answers: Answers): Checked<ContactMessage, ContactField> {
  const checked = check(schema, answers, CONTACT_FIELDS)
  return checked.ok ? { ok: true, value: { kind: "contact", ...checked.value } } : checked
}
