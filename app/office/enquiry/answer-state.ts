import type { FormState } from "#app/forms/form-state.ts"
import type { ReplyChannel } from "#domain/enquiry/enquiry-repository.ts"

/** The id of the form of answers. Buttons elsewhere on the page submit it too, so that its text is not lost. */
export const ANSWER_FORM = "answer"

/** The id of the notice that reports a completed action of the form. */
export const ANSWER_DONE = "done"

/** `inserted`: the template whose text was put into the form; empty: none. */
export const ANSWER_FIELDS = [
  "template",
  "inserted",
  "subject",
  "text",
  "state",
  "note",
  "valid-until",
] as const
export type AnswerField = (typeof ANSWER_FIELDS)[number] | "todays-price"

/** The values of the buttons named `act`. 'resend-email' is followed by a space and the id of the email. */
export type Act =
  | "email"
  | ReplyChannel
  | "save"
  | "take-back"
  | "reopen"
  | "use-template"
  | "replace-text"
  | "take-todays-price"
  | "offer"
  | "withdraw-offer"
  | "resend"
  | "resend-email"

/**
 * The action that was completed, of a form that is rendered again with its text. 'ownText': none, because the template would replace
 * text of the user.
 */
export type AnswerOutcome = { done: Act | "ownText" }

export type AnswerState = FormState<AnswerField, AnswerOutcome>
