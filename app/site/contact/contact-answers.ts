import { readAnswers } from "#app/forms/read-answers.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { CONTACT_FIELDS } from "#domain/enquiry/contact-message.ts"

export function readContactAnswers(form: FormData): Answers {
  return readAnswers(form, CONTACT_FIELDS)
}
