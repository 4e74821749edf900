import * as v from "valibot"
import { type Checked, check, line, MAX_LENGTH, paragraphs } from "./answers.ts"

export type ReplyText = { subject: string; text: string }

/** In characters. */
export const MAX_REPLY_LENGTH = 10_000
export const MAX_SUBJECT_LENGTH = MAX_LENGTH.line

const schema = v.object({ subject: line(MAX_SUBJECT_LENGTH), text: paragraphs(MAX_REPLY_LENGTH) })

/** Checks a typed reply; line breaks are removed from its subject. */
export function checkReply(answers: ReplyText): Checked<ReplyText, "subject" | "text"> {
  return check(schema, answers, ["subject", "text"] as const)
}
