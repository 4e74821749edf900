import * as v from "valibot"
import { type Checked, check, line, MAX_LENGTH, paragraphs } from "./answers.ts"
import type { DeliveryRecord, EnquiryState, StaffAuthor } from "./enquiry-repository.ts"

/** The emails that the office answers an enquiry with. */
export interface ReplyRepository {
  /**
   * Records an email to the visitor, with the enquiry's new state, and who did it. 'stale': somebody changed the enquiry in
   * between, and nothing is recorded. To be sent by `EmailSender`, or a little later by the worker.
   */
  answer(reference: string, reply: Reply): Promise<{ emailId: string } | "stale" | "gone">
  /** The latest first. */
  repliesTo(enquiryId: string, now: Date): Promise<SentReply[]>
  /** Makes an email that did not arrive due now. 'arrived': it did, and is not sent twice. 'gone': it is none of this enquiry. */
  resend(reference: string, emailId: string, by: StaffAuthor, now: Date): Promise<"done" | "arrived" | "gone">
}

/** `version` is that of the enquiry which they saw. */
export type Reply = ReplyWords & { version: number; state: EnquiryState; by: StaffAuthor; now: Date }

export type ReplyWords = { subject: string; text: string }

/** A reply, by the id of its email. */
export type SentReply = DeliveryRecord & { id: string; writtenAt: Date; subject: string }

/** What an enquiry may become by a reply, besides what it is: to confirm it takes more than an email. */
export const REPLY_STATES = ["contacted", "declined"] as const satisfies EnquiryState[]

/** In characters. */
export const LONGEST_REPLY = 10_000
export const LONGEST_SUBJECT = MAX_LENGTH.line

const schema = v.object({ subject: line(LONGEST_SUBJECT), text: paragraphs(LONGEST_REPLY) })

/** What somebody of the office typed, as it is sent: nothing in the subject ends its line. */
export function checkReply(answers: ReplyWords): Checked<ReplyWords, "subject" | "text"> {
  return check(schema, answers, ["subject", "text"] as const)
}
