import * as v from "valibot"
import { type Checked, check, line, MAX_LENGTH, paragraphs } from "./answers.ts"
import type { DeliveryRecord, EnquiryState, StaffAuthor } from "./enquiry-repository.ts"

/** Email replies of the office to enquiries. */
export interface ReplyRepository {
  /**
   * Records an email to the visitor with the enquiry's new state and an event in its history. 'stale': the enquiry was changed since
   * this version, and nothing is recorded. `EmailSender` sends it, or the worker a little later.
   */
  answer(reference: string, reply: Reply): Promise<{ emailId: string } | "stale" | "gone">
  /** The latest first. */
  repliesTo(enquiryId: string, now: Date): Promise<SentReply[]>
  /** Makes an undelivered email due now. 'arrived': it is delivered, and not sent twice. 'gone': this enquiry has no such email. */
  resend(reference: string, emailId: string, by: StaffAuthor, now: Date): Promise<"done" | "arrived" | "gone">
}

/** `version` is the one that the staff member saw. */
export type Reply = ReplyText & { version: number; state: EnquiryState; by: StaffAuthor; now: Date }

export type ReplyText = { subject: string; text: string }

/** A reply, by the id of its email. */
export type SentReply = DeliveryRecord & { id: string; writtenAt: Date; subject: string }

/** The states that a reply may set. Confirming is a separate action. */
export const REPLY_STATES = ["contacted", "declined"] as const satisfies EnquiryState[]

/** In characters. */
export const MAX_REPLY_LENGTH = 10_000
export const MAX_SUBJECT_LENGTH = MAX_LENGTH.line

const schema = v.object({ subject: line(MAX_SUBJECT_LENGTH), text: paragraphs(MAX_REPLY_LENGTH) })

/** Checks a typed reply; line breaks are removed from its subject. */
export function checkReply(answers: ReplyText): Checked<ReplyText, "subject" | "text"> {
  return check(schema, answers, ["subject", "text"] as const)
}
