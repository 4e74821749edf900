import type { DeliveryFailure } from "#domain/delivery/delivery.ts"
import type { SentBooking } from "./booking.ts"
import type { EnquiryContent } from "./enquiry.ts"

/**
 * What became of an enquiry that passed its checks.
 * 'delivered' and 'kept' are both recorded on disk under `reference`; a 'kept' one is tried again until it arrives.
 * 'notRecorded': our own store failed (locked, full, out of reach), so that nothing was accepted and nothing will be sent.
 */
export type IntakeOutcome =
  | { state: "delivered"; reference: string }
  | { state: "kept"; reference: string; reason: DeliveryFailure }
  | { state: "tooMany"; retryAfterSeconds: number }
  | { state: "notRecorded" }

/**
 * Takes an enquiry: records it with its deliveries in one transaction, makes the first attempt at the primary one, returns its outcome.
 * The same form pressed again with the same answers is the same enquiry, however often. With changed answers it
 * changes the kept enquiry while that has not arrived, and is a new enquiry once it has.
 */
export interface Intake {
  submit(submission: Submission): Promise<IntakeOutcome>
  /** What stands behind the reference in a link; null where there is none. */
  stateOf(reference: string): Promise<"delivered" | "kept" | null>
  /** The stored booking of this reference and this form; null where the two do not belong together, or it is no booking. */
  sentBooking(reference: string, formKey: string): Promise<SentBooking | null>
}

/** `formKey` names one showing of a form, is random and known to its visitor only; `clientAddress` is the visitor's network address, for the rate limit only. */
export type Submission = { content: EnquiryContent; formKey: string; clientAddress: string }

/** Why a form was not taken for what a person sent. The visitor reads it and presses again: never a false success. */
export type FormSuspicion = "trapFilled" | "tooFast" | "tokenInvalid" | "tokenExpired"

/** Signs and checks the hidden token of a form. A token outlives a restart. */
export interface FormGuard {
  /** A token for a form shown now; with a key, for the same form shown again. */
  issue(formKey?: string): string
  /** @returns the form's key, or why the form is suspicious; the key is kept where the token was genuine. */
  check(
    token: string,
    trap: string,
  ): { ok: true; formKey: string } | { ok: false; suspicion: FormSuspicion; formKey: string | null }
}
