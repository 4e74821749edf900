import type { Enquiry, EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { Channel, Delivery, DeliveryOutcome, MessageState } from "./delivery.ts"

/**
 * Enquiries and the messages that bring them to the company, in one store, because both are written in one transaction.
 * Times are UTC instants, given by the caller.
 */
export interface Outbox {
  /**
   * Writes an enquiry and its message, on disk before it returns.
   * - The same `formKey` and content: the enquiry that is there.
   * - The same `formKey`, other content, not delivered and not being tried: that enquiry, with the new content.
   * - Otherwise a new enquiry.
   *
   * With a lease the message is taken in the same moment, as `claimFor` does: nobody else can come in between.
   */
  record(draft: EnquiryDraft, lease?: Lease): Promise<RecordedEnquiry & { claimed: ClaimedMessage | null }>
  find(reference: string): Promise<RecordedEnquiry | null>
  /** The enquiry that a form made with just this content; null where there is none. */
  findSame(form: Pick<EnquiryDraft, "formKey" | "content">): Promise<RecordedEnquiry | null>
  /**
   * How the latest try of an enquiry's message ended; null while it runs, and where there was none. A try whose lease has run out
   * is 'unfinished'.
   */
  lastTry(enquiryId: string, now: Date): Promise<DeliveryOutcome | null>
  /**
   * Takes the message of one enquiry for a try; null when it is delivered, abandoned or being tried, and while it is not due after a
   * try that never ended: a visitor who presses again must not kill us again. Rejects, as `claimDue`
   * does, for one whose content can no longer be read, and abandons it: it would come back for ever.
   */
  claimFor(enquiryId: string, lease: Lease): Promise<ClaimedMessage | null>
  /** Takes the waiting message that has been due longest; null when none is due. A lease that ran out is no hindrance. */
  claimDue(lease: Lease): Promise<ClaimedMessage | null>
  /**
   * Records how a try ended and gives the message back: delivered, due again at `nextAttemptAt`, or abandoned where that is null.
   * Does nothing, and says so, when the lease has gone to another worker.
   */
  settle(claimed: ClaimedMessage, result: AttemptResult): Promise<boolean>
  /** How many messages wait, and since when the oldest: told in the log at the start. */
  waiting(): Promise<{ count: number; oldestRecordedAt: Date | null }>
}

export type EnquiryDraft = {
  formKey: string
  content: EnquiryContent
  receivedAt: Date
  /** Makes references until one is free. */
  newReference: () => string
}

export type RecordedEnquiry = { enquiry: Enquiry; messageState: MessageState }

export type Lease = { owner: string; now: Date; until: Date }

export type ClaimedMessage = Delivery & {
  owner: string
  /** Tries that were begun before this one. */
  attempts: number
  /** When it got the content that it has. */
  writtenAt: Date
  /** When its next try was due before this one was begun: to come, where a visitor asked for it early. */
  dueAt: Date
  /** The try before this one has no end: whoever made it died, or was stuck for longer than its lease. */
  isAfterUnfinished: boolean
}

export type AttemptResult = {
  channel: Channel
  startedAt: Date
  endedAt: Date
  outcome: DeliveryOutcome
  /** When to try again; null: never. Ignored where the outcome is a delivery. */
  nextAttemptAt: Date | null
}
