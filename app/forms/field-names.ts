import { VISITOR_FIELDS, type VisitorFieldName } from "#domain/enquiry/fields.ts"

export type FieldName = VisitorFieldName

/** The names of the controls (docs/requirements.md, R8.4 and R9.1), by the field of the domain that they fill. */
export const FIELD_NAMES = Object.fromEntries(
  Object.entries(VISITOR_FIELDS).map(([field, { name }]) => [field, name]),
) as Readonly<Record<FieldName, string>> // one for each field, which the type of `Object.fromEntries` does not express

/** The hidden field with the token that the server signed for one rendering of the form. */
export const FORM_TOKEN_NAME = "form_token"

/** The honeypot: hidden from people, filled in by bots. */
export const HONEYPOT_NAME = "website"

/** The checkbox for a copy by email, and the key of its answer. It is not part of the enquiry. */
export const COPY_NAME = "copy_by_email"

/** The id of a control, which the error summary links to. */
export function fieldId(idPrefix: string, field: FieldName): string {
  return `${idPrefix}-${FIELD_NAMES[field]}`
}

/** The id of the element of a form that shows its error summary or its outcome. */
export function outcomeId(idPrefix: string): string {
  return `${idPrefix}-outcome`
}

/** The id of the success message, the fragment of the redirect. */
export const SENT_ID = "sent"
