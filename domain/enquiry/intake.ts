import type { DeliveryFailure } from "#domain/delivery/delivery.ts"
import type { WriteCopy } from "#domain/delivery/outbox.ts"
import type { SentBooking } from "./booking.ts"
import type { FormContent } from "./enquiry.ts"

/**
 * The outcome of a valid enquiry. 'delivered' and 'recorded' are both recorded durably under `reference`; a 'recorded' one is retried until it
 * is delivered. 'notRecorded': our own database failed (locked, full, unreachable), so nothing was accepted and nothing will be sent.
 */
export type IntakeOutcome =
  | { state: "delivered"; reference: string }
  | { state: "recorded"; reference: string; reason: DeliveryFailure }
  | { state: "tooMany"; retryAfterSeconds: number }
  | { state: "notRecorded" }

/**
 * Accepts an enquiry: records it with its deliveries in one transaction, makes the first attempt at the primary one, and returns its
 * outcome. Submitting the same form again with the same answers returns the same enquiry. Changed answers change an undelivered
 * enquiry, and make a new one after delivery.
 */
export interface Intake {
  submit(submission: Submission): Promise<IntakeOutcome>
  /** The state of the enquiry of a reference; null for an unknown one. */
  stateOf(reference: string): Promise<"delivered" | "recorded" | null>
  /** The stored booking of this reference and this form; null where the two do not belong together, or it is no booking. */
  sentBooking(reference: string, formKey: string): Promise<SentBooking | null>
  /**
   * The address that the enquiry of this reference and this form gave, to be read back to its visitor. Null where the two do not
   * belong together, and once `READ_BACK_MINUTES` have passed since the enquiry was received.
   */
  submittedEmail(reference: string, formKey: string): Promise<SubmittedEmail | null>
}

/** `hasCopy`: a copy of the enquiry goes to it. */
export type SubmittedEmail = { email: string; hasCopy: boolean }

/** How long an address is read back: the URL of the page after a success may be shared later. */
export const READ_BACK_MINUTES = 60

/**
 * `formKey` is the random key of one rendered form, known to its visitor only; `clientAddress` is used for the rate limit only;
 * `writeCopy` writes the copy that the visitor asked for.
 */
export type Submission = {
  content: FormContent
  formKey: string
  clientAddress: string
  writeCopy?: WriteCopy | undefined
}

/** Why a submission looks automatic. The visitor sees an error and can submit again: never a false success. */
export type FormSuspicion = "trapFilled" | "tooFast" | "tokenInvalid" | "tokenExpired"

/** Signs and checks the hidden token of a form. A token outlives a restart. */
export interface FormGuard {
  /** A token for a form that is rendered now; with a key, for the same form rendered again. */
  issue(formKey?: string): string
  /** @returns the form's key, or why the form is suspicious, with its key where the token was genuine */
  check(
    token: string,
    trap: string,
  ): { ok: true; formKey: string } | { ok: false; suspicion: FormSuspicion; formKey: string | null }
}
