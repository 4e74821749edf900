import type { FormState } from "#app/forms/form-state.ts"
import type { ReplyChannel } from "#domain/enquiry/enquiry-repository.ts"

/** The id of the form with reply, status and note. Buttons elsewhere on the page submit it too, so that its text is not lost. */
export const REPLY_FORM = "answer"

/** The field with the text of the reply. Its name is also the id of its control. */
export const REPLY_TEXT = "text"

/** The id of the notice that reports a completed action of the form. */
export const DONE_NOTICE = "done"

/** The id of the element with the errors or the result of a reply. It takes the focus after a submission. */
export const REPLY_REPORT = "answer-report"

/** The id of the booking on the page. */
export const BOOKING_SECTION = "booking"

/** The ids of the headings of the status, of the emails to the visitor and of the deliveries. */
export const STATUS_SECTION = "status-heading"
export const EMAILS_SECTION = "emails"
export const DELIVERIES_SECTION = "happened"

/** The field with the status. Its name is also the id of its control. */
export const STATE_FIELD = "state"

/** The field with a new return, and the hidden field with the shown today's price for that return, in cents. */
export const RETURN_AT = "new-return-at"
export const RETURN_PRICE = "new-return-price"

/** The name of the hidden field with the value with which a field was rendered. */
export function initialValueName(field: string): string {
  return `seen-${field}`
}

/** The fields of the form. `inserted`: the template whose text was inserted; empty: none. */
export const ENQUIRY_FORM_FIELDS = [
  "template",
  "inserted",
  "subject",
  "text",
  STATE_FIELD,
  "note",
  "valid-until",
  RETURN_AT,
] as const
/** A field that can have an error: one of the form, the hidden today's price, or the booking as a whole. */
export type EnquiryFormField = (typeof ENQUIRY_FORM_FIELDS)[number] | "todays-price" | typeof BOOKING_SECTION

/** The values of the buttons named `act`. 'resend-email' is followed by a space and the id of the email. */
export type ActionName =
  | "email"
  | ReplyChannel
  | "save"
  /** Takes back a confirmation. */
  | "take-back"
  | "reopen"
  /** Takes back the record of a reply by another app. */
  | "not-sent"
  | "use-template"
  /** Inserts a template in place of the user's text. */
  | "replace-text"
  /** Inserts the template about a change of which the customer has not been told. */
  | "tell"
  | "choose-cancelled"
  | "take-todays-price"
  /** Only renders the page again. */
  | "preview"
  /** Renders the page with today's price for a new return. */
  | "see-return"
  /** Saves a new return with today's price. */
  | "return-today"
  /** Saves a new return with the agreed price. */
  | "return-agreed"
  | "offer"
  | "withdraw-offer"
  | "resend"
  | "resend-email"

/** The sections of the page. Each shows the result of its buttons. */
export type PageSection = "booking" | "reply" | "status" | "emails" | "deliveries"

const SECTIONS: Readonly<Record<ActionName, PageSection>> = {
  email: "reply",
  whatsapp: "reply",
  sms: "reply",
  copied: "reply",
  telephone: "reply",
  "not-sent": "reply",
  "use-template": "reply",
  "replace-text": "reply",
  tell: "reply",
  preview: "reply",
  save: "status",
  "choose-cancelled": "status",
  "take-back": "booking",
  reopen: "booking",
  "take-todays-price": "booking",
  "see-return": "booking",
  "return-today": "booking",
  "return-agreed": "booking",
  offer: "booking",
  "withdraw-offer": "booking",
  resend: "deliveries",
  "resend-email": "emails",
}

/** The section of a button. Null: `act` is not the name of a button. */
export function sectionOf(act: string): PageSection | null {
  return Object.hasOwn(SECTIONS, act) ? SECTIONS[act as ActionName] : null // `hasOwn` found the key
}

/**
 * The outcome of a form that is rendered again with its text. `done` is the completed action. 'ownText': the template was not inserted,
 * because it would replace the user's text. Empty: no action was completed.
 */
export type EnquiryFormOutcome = {
  done: ActionName | "ownText" | ""
  /** The button that submitted the form. */
  submitter?: ActionName
}

export type EnquiryFormState = FormState<EnquiryFormField, EnquiryFormOutcome>
