import type { Answers } from "#domain/enquiry/answers.ts"
import { FIELD_NAMES, type FieldName } from "./field-names.ts"

/** The answers of a submitted form, by the fields of the domain. A missing control or a file counts as empty. */
export function readAnswers(form: FormData, fields: readonly FieldName[]): Answers {
  return Object.fromEntries(fields.map((field) => [field, textOf(form, FIELD_NAMES[field])]))
}

/** One answer of a submitted form as text. Empty: there is none. */
export function textOf(form: FormData, controlName: string): string {
  const value = form.get(controlName)
  return typeof value === "string" ? value : ""
}
