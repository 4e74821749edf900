import type { Enquiry, EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { Delivery, DeliveryOutcome, MessageState } from "./delivery.ts"
import type { Claimed, DeliveryQueue, Lease } from "./delivery-queue.ts"

/**
 * Enquiries and the messages that bring them to the company, in one store, because both are written in one transaction.
 * A message is asked for by the id of its enquiry.
 */
export interface Outbox extends DeliveryQueue<Delivery> {
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
}

export type EnquiryDraft = {
  formKey: string
  content: EnquiryContent
  receivedAt: Date
  /** Makes references until one is free. */
  newReference: () => string
}

export type RecordedEnquiry = { enquiry: Enquiry; messageState: MessageState }

export type ClaimedMessage = Claimed<Delivery>
