import type { Answers, Faults } from "#domain/enquiry/answers.ts"
import type { FormSuspicion } from "#domain/enquiry/intake.ts"
import type { FieldName } from "./field-names.ts"

/** What a form shows: the answers it holds, what is wrong with them, and what became of it. */
export type FormState = {
  /** Signed by the server, for one showing of the form; it travels in a hidden field. */
  token: string
  answers: Answers
  faults: Faults<FieldName>
  outcome: Outcome | null
}

/**
 * What became of a form whose answers were right.
 * 'toConfirm': nothing was sent yet, the visitor is asked whether it is right.
 */
export type Outcome =
  | { state: "toConfirm" }
  | { state: "sent"; reference: string }
  | { state: "kept"; reference: string }
  | { state: "tooMany"; retryAfterSeconds: number }
  | { state: "notRecorded" }
  /** Only a browser knows this: no answer came, and nobody can say whether the enquiry arrived. */
  | { state: "unreachable" }
  | { state: "suspicious"; suspicion: FormSuspicion }
