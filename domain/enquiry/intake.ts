import type { DeliveryFailure } from "#domain/delivery/delivery.ts"
import type { WriteCopy } from "#domain/delivery/outbox.ts"
import type { SentBooking } from "./booking.ts"
import type { FormContent } from "./enquiry.ts"

/**
 * The outcome of a valid enquiry. 'delivered' and 'recorded' are both recorded durably under `reference`; the delivery of a
 * 'recorded' one is retried, for about two days. 'tooMany': the rate limit was exceeded. 'notRecorded': our own database failed
 * (locked, full, unreachable), so nothing was accepted and nothing will be sent.
 */
export type IntakeOutcome =
  | { state: "delivered"; reference: string }
  | { state: "recorded"; reference: string; reason: DeliveryFailure }
  | { state: "tooMany"; retryAfterSeconds: number }
  | { state: "notRecorded" }

/**
 * Accepts an enquiry: records it with its deliveries in one transaction, makes the first attempt at the primary one, and returns
 * its outcome. Submitting the same form again with the same answers returns the same enquiry. Changed answers change an
 * undelivered enquiry, and make a new one after delivery.
 */
export interface Intake {
  submit(submission: EnquirySubmission): Promise<IntakeOutcome>
  /** The state of the enquiry of a reference; null for an unknown one. */
  stateOf(reference: string): Promise<"delivered" | "recorded" | null>
  /** The stored booking with this reference, if this form submitted it. Null otherwise, and for an enquiry of another kind. */
  sentBooking(reference: string, formKey: string): Promise<SentBooking | null>
  /**
   * The email address in the enquiry with this reference, which the page after the form shows to its visitor. Null if another
   * form submitted the enquiry, and when `EMAIL_SHOWN_MINUTES` have passed since it was received.
   */
  submittedEmail(reference: string, formKey: string): Promise<SubmittedEmail | null>
}

/** `hasCopy`: whether a copy of the enquiry goes to this address. */
export type SubmittedEmail = { email: string; hasCopy: boolean }

/** The time for which the page after the form shows the email address, in minutes. The URL of that page may be shared later. */
export const EMAIL_SHOWN_MINUTES = 60

/**
 * `formKey` is the random key of one rendered form, known to its visitor only; `clientAddress` is used for the rate limit only;
 * `writeCopy` writes the copy that the visitor asked for.
 */
export type EnquirySubmission = {
  content: FormContent
  formKey: string
  clientAddress: string
  writeCopy?: WriteCopy | undefined
}

/**
 * The reason why a submission looks automatic. The visitor sees an error, never a false success, and can submit again.
 * 'trapFilled' (also a label of a metric): the honeypot, a field that people do not see, was filled in.
 */
export type FormSuspicion = "trapFilled" | "tooFast" | "tokenInvalid" | "tokenExpired"

/** Signs and checks the hidden token of a form. A token stays valid after a restart. */
export interface FormGuard {
  /** Creates the token of a form that is rendered now. With `formKey`, the token is for a form that is rendered again. */
  issue(formKey?: string): string
  /** @returns the form's key, or the reason for the suspicion, with the form's key if the token was genuine */
  check(
    token: string,
    honeypot: string,
  ): { ok: true; formKey: string } | { ok: false; suspicion: FormSuspicion; formKey: string | null }
}
