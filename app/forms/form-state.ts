import type { Answers } from "#domain/enquiry/answers.ts"
import type { FormSuspicion, SubmittedEmail } from "#domain/enquiry/intake.ts"
import type { FieldName } from "./field-names.ts"

/**
 * The state of a form, for visitors and in the office: its answers, the errors of its fields, and its outcome. The answers never
 * contain a password or a code.
 */
export type FormState<Field extends string = string, FormOutcome = unknown> = {
  /** The submitted texts, by field. */
  answers: Answers
  /** In the order of the form's fields, with one error for each. A field for several files has one for each file. */
  errors: readonly FieldError<Field>[]
  /** The result of the form as a whole, for example an edit conflict. Null: there is none. */
  outcome: FormOutcome | null
}

/** `message` says how to correct the field. */
export type FieldError<Field extends string = string> = { field: Field; message: string }

/**
 * `token` is signed by the server for one rendering of the form; it is submitted in a hidden field. `offersCopy`: a visitor may ask for
 * a copy by email.
 */
export type VisitorForm = FormState<FieldName, Outcome> & { token: string; offersCopy: boolean }

/**
 * The result of a form whose answers were valid. 'toConfirm': nothing was sent yet, because the visitor must confirm the answers
 * first. 'recorded': recorded, but not delivered yet.
 */
export type Outcome =
  | { state: "toConfirm" }
  /**
   * `submittedEmail` is the email address that the page shows to the visitor, and `pagePath` is the path of their private page. Both are
   * null if the URL does not contain the key of the form (`receipt.ts`), or if an hour has passed.
   */
  | { state: "sent"; reference: string; submittedEmail: SubmittedEmail | null; pagePath: string | null }
  | { state: "recorded"; reference: string }
  | { state: "tooMany"; retryAfterSeconds: number }
  | { state: "notRecorded" }
  /** Only in the browser: no response arrived, so the enquiry may or may not have been recorded. */
  | { state: "unreachable" }
  | { state: "suspicious"; suspicion: FormSuspicion }

/** The message of a field's error. Null: it has none. */
export function errorOf<Field extends string>(
  form: Pick<FormState<Field>, "errors"> | undefined,
  field: Field,
): string | null {
  return form?.errors.find((error) => error.field === field)?.message ?? null
}
