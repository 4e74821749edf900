import type { DeliveryRecord, StaffAuthor } from "./enquiry-repository.ts"

/** The office's email replies that were recorded with `EnquiryRepository.change`. */
export interface ReplyRepository {
  /** The latest first. */
  repliesTo(enquiryId: string, now: Date): Promise<SentReply[]>
  /**
   * Makes an undelivered email due now. 'delivered': it is delivered already, so nothing is sent. 'gone': this enquiry has no such
   * email.
   */
  resend(
    reference: string,
    emailId: string,
    by: StaffAuthor,
    now: Date,
  ): Promise<"done" | "delivered" | "gone">
}

/** A reply, by the id of its email. */
export type SentReply = DeliveryRecord & { id: string; writtenAt: Date; subject: string }
