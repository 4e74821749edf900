import * as v from "valibot"
import { type Checked, check, line, MAX_LENGTH, paragraphs } from "./answers.ts"
import type { DeliveryRecord, StaffAuthor } from "./enquiry-repository.ts"

/** The office's email replies that were recorded with `EnquiryRepository.change`. */
export interface ReplyRepository {
  /** The latest first. */
  repliesTo(enquiryId: string, now: Date): Promise<SentReply[]>
  /** Makes an undelivered email due now. 'arrived': it is delivered, and not sent twice. 'gone': this enquiry has no such email. */
  resend(reference: string, emailId: string, by: StaffAuthor, now: Date): Promise<"done" | "arrived" | "gone">
}

export type ReplyText = { subject: string; text: string }

/** A reply, by the id of its email. */
export type SentReply = DeliveryRecord & { id: string; writtenAt: Date; subject: string }

/** In characters. */
export const MAX_REPLY_LENGTH = 10_000
export const MAX_SUBJECT_LENGTH = MAX_LENGTH.line

const schema = v.object({ subject: line(MAX_SUBJECT_LENGTH), text: paragraphs(MAX_REPLY_LENGTH) })

/** Checks a typed reply; line breaks are removed from its subject. */
export function checkReply(answers: ReplyText): Checked<ReplyText, "subject" | "text"> {
  return check(schema, answers, ["subject", "text"] as const)
}
