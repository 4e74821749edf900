import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import type { AcceptanceProblem, CancellationProblem } from "./visitor-actions.ts"

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
   * The link for the browser that has just submitted this form. Null if another form submitted the enquiry. Null after
   * `AFTER_SENDING_MINUTES` too, because the URL of the page after the form may be shared.
   */
  linkAfterSending(sent: { reference: string; formKey: string; now: Date }): Promise<VisitorLink | null>
  /**
   * Accepts the offer of the terms that the page showed. A successful acceptance, request or cancellation sends the company an
   * email.
   */
  accept(
    link: VisitorLink,
    acceptance: { revision: number; now: Date },
  ): Promise<ActionOutcome<AcceptanceProblem>>
  /** Sends a text to the office. */
  requestChange(link: VisitorLink, request: { text: string; now: Date }): Promise<ActionOutcome<"ended">>
  /** Cancels the booking and frees its vehicles. `reason` null: none. */
  cancel(
    link: VisitorLink,
    cancellation: { reason: string | null; now: Date },
  ): Promise<ActionOutcome<CancellationProblem>>
  /**
   * Erases the personal data of this enquiry, but not of others with the same email address: the link gives access to this one
   * only.
   */
  erase(link: VisitorLink, now: Date): Promise<ActionOutcome<"beingSent" | "upcomingRental">>
  /**
   * Emails the link to the address of the enquiry if reference and address match. The result does not reveal whether they match.
   * @returns the seconds to wait; 0 when it was accepted
   */
  sendLink(request: LinkRequest): Promise<number>
}

/** The link of a private page: the reference and the key in its URL. */
export type VisitorLink = { reference: string; key: string }

/** `clientAddress` is used for the rate limit only. */
export type PageVisit = { clientAddress: string; now: Date }

/**
 * 'unknown': the reference is unknown, or it has another key. 'expired': the key was right, but the link has expired or the data of
 * the enquiry were erased.
 */
export type FoundPage =
  | { state: "found"; record: EnquiryRecord }
  | { state: "unknown" | "expired" }
  | { state: "tooMany"; retryAfterSeconds: number }

/** 'gone': the link is not valid any more. 'stale': the office changed the enquiry again and again at the same moment. */
export type ActionOutcome<Refusal> = "done" | "gone" | "stale" | Refusal

/** A request for the link of a private page, with the typed reference and email address. */
export type LinkRequest = PageVisit & { reference: string; email: string }

/** The texts of the emails about a page, which its adapter records. */
export type VisitorPageEmails = {
  link: (page: { reference: string; key: string }) => { subject: string; text: string }
  /** The email to the company about an action of the visitor. It does not contain the text that the visitor entered. */
  notice: (event: { reference: string; action: VisitorAction }) => { subject: string; text: string }
}

/** The actions of a visitor that the company is notified of. */
export type VisitorAction = "accepted" | "requestedChange" | "cancelled"

/** The time after a submission in which the page after the form shows the link. */
export const AFTER_SENDING_MINUTES = 30

/** The limits of requests for private pages from one address. A person who reloads a page stays far below them. */
export const PAGE_LIMITS = { perMinute: 60, perHour: 600 }
