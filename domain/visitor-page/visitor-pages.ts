import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import type { NotAcceptable, NotCancellable } from "./visitor-actions.ts"

/**
 * The private page of an enquiry, where its visitor reads what was agreed, accepts an offer, asks for a change, cancels, or erases
 * their data. There is no sign-in: the link gives access.
 */
export interface VisitorPages {
  /** The unguessable key of an enquiry's page, 22 characters of base64url. */
  keyOf(enquiryId: string): string
  /** The page of a link. Counts against the rate limit of the client's address. */
  find(link: VisitorLink, visit: PageVisit): Promise<FoundPage>
  /**
   * The link for the browser that just sent this form. Null where reference and form do not belong together, and later than
   * `AFTER_SENDING_MINUTES`, because the URL of the page after sending may be shared.
   */
  linkAfterSending(sent: { reference: string; formKey: string; now: Date }): Promise<VisitorLink | null>
  /** Accepts the offer whose terms the page showed. A successful acceptance, request or cancellation sends the company an email. */
  accept(
    link: VisitorLink,
    acceptance: { revision: number; now: Date },
  ): Promise<ActionOutcome<NotAcceptable>>
  /** Passes a text on to the office. */
  requestChange(link: VisitorLink, request: { text: string; now: Date }): Promise<ActionOutcome<"ended">>
  /** Cancels the booking and frees its vehicles. `reason` null: none. */
  cancel(
    link: VisitorLink,
    cancellation: { reason: string | null; now: Date },
  ): Promise<ActionOutcome<NotCancellable>>
  /** Erases the personal data of this enquiry. Other enquiries of the same email are not touched: the link proves this one only. */
  erase(link: VisitorLink, now: Date): Promise<ActionOutcome<"beingSent" | "upcomingRental">>
  /**
   * Emails the link to the address that the enquiry was sent with, where both match. The result does not reveal whether they match.
   * @returns the seconds to wait; 0 when it was accepted
   */
  sendLink(request: LinkRequest): Promise<number>
}

export type VisitorLink = { reference: string; key: string }

/** `clientAddress` is used for the rate limit only. */
export type PageVisit = { clientAddress: string; now: Date }

/**
 * 'unknown': the key is not of this reference, whether or not that exists. 'expired': the key was right, but its enquiry is over or its
 * data were erased.
 */
export type FoundPage =
  | { state: "found"; record: EnquiryRecord }
  | { state: "unknown" | "expired" }
  | { state: "tooMany"; retryAfterSeconds: number }

/** 'gone': the link is not valid any more. 'stale': the office changed the enquiry again and again at the same moment. */
export type ActionOutcome<Refusal> = "done" | "gone" | "stale" | Refusal

export type LinkRequest = PageVisit & { reference: string; email: string }

/** The texts of the emails about a page, which its adapter records. */
export type VisitorPageEmails = {
  link: (page: { reference: string; key: string }) => { subject: string; text: string }
  /** To the company: what the visitor did, without the texts that they entered. */
  notice: (event: { reference: string; action: VisitorAction }) => { subject: string; text: string }
}

export type VisitorAction = "accepted" | "requestedChange" | "cancelled"

export const AFTER_SENDING_MINUTES = 30

/** Requests for pages of one address. A person who reloads a page stays far below. */
export const PAGE_LIMITS = { perMinute: 60, perHour: 600 }
