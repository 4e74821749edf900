import * as v from "valibot"
import { check, type ErrorCode, line, paragraphs } from "#domain/enquiry/answers.ts"
import { MAX_REPLY_LENGTH, MAX_SUBJECT_LENGTH, type ReplyText } from "#domain/enquiry/reply.ts"
import { REPLY_LANGUAGES } from "./reply-languages.ts"
import { PLACEHOLDERS } from "./reply-template.ts"
import { findUnfinishedText } from "./unfinished-text.ts"

export type ReplyField = keyof ReplyText

/** An error of a typed reply. 'unfinishedText': the field contains a text of a template that the staff have to replace. */
export type ReplyError =
  | { field: ReplyField; errorCode: ErrorCode }
  | { field: ReplyField; errorCode: "unfinishedText"; unfinishedText: string }

/**
 * The texts that no sent reply may contain: the instructions to staff in the templates of every language, and placeholders without
 * their values.
 */
export const UNFINISHED_TEXTS: readonly string[] = [
  ...Object.values(REPLY_LANGUAGES).flatMap(({ instructions }) => instructions),
  ...PLACEHOLDERS.map((name) => `{${name}}`),
]

const FIELDS = ["subject", "text"] as const satisfies readonly ReplyField[]
const schema = v.object({ subject: line(MAX_SUBJECT_LENGTH), text: paragraphs(MAX_REPLY_LENGTH) })

/** Checks a typed reply before it is sent. Line breaks in its subject become spaces. Returns at most one error for each field. */
export function checkReply(
  typed: ReplyText,
): { ok: true; value: ReplyText } | { ok: false; errors: readonly ReplyError[] } {
  const checked = check(schema, typed, FIELDS)
  if (!checked.ok) return { ok: false, errors: checked.fieldErrors }
  const errors = FIELDS.flatMap((field): ReplyError[] => {
    const unfinishedText = findUnfinishedText(checked.value[field], UNFINISHED_TEXTS)
    return unfinishedText === null ? [] : [{ field, errorCode: "unfinishedText", unfinishedText }]
  })
  return errors.length === 0 ? checked : { ok: false, errors }
}
