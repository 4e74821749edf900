import type { FormState } from "#app/forms/form-state.ts"
import type { ReplyChannel } from "#domain/enquiry/enquiry-repository.ts"

/** The id of the form of answers. Buttons elsewhere on the page submit it too, so that nothing typed in it is lost. */
export const ANSWER_FORM = "answer"

export const ANSWER_FIELDS = ["template", "subject", "text", "state", "note", "valid-until"] as const
export type AnswerField = (typeof ANSWER_FIELDS)[number] | "todays-price"

/** Names of the buttons, which the submitted `act` is one of. 'resend-email' is followed by a space and the id of the email. */
export type Act =
  | "email"
  | ReplyChannel
  | "save"
  | "use-template"
  | "replace-text"
  | "take-todays-price"
  | "offer"
  | "withdraw-offer"
  | "resend"
  | "resend-email"

/**
 * What was done, by a form that is rendered again with its text. 'ownText': nothing yet, because a template would replace a text that
 * was typed.
 */
export type AnswerOutcome = { done: Act } | { done: "ownText" }

export type AnswerState = FormState<AnswerField, AnswerOutcome>
