import { MAX_LENGTH } from "./answers.ts"

/** The subject and the text of a reply to an enquiry. */
export type ReplyText = { subject: string; text: string }

/** In characters. */
export const MAX_REPLY_LENGTH = 10_000
export const MAX_SUBJECT_LENGTH = MAX_LENGTH.line
