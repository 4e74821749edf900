import * as v from "valibot"
import { check, type ErrorCode, line, paragraphs } from "#domain/enquiry/answers.ts"
import { MAX_REPLY_LENGTH, MAX_SUBJECT_LENGTH, type ReplyText } from "#domain/enquiry/reply.ts"
import { LANGUAGES_OF_REPLIES } from "./reply-languages.ts"
import { PLACEHOLDERS } from "./reply-template.ts"
import { partIn } from "./unfinished-text.ts"

export type ReplyField = keyof ReplyText

/** 'partToReplace': the field still has this part of a template, which staff have to replace by their own words. */
export type ReplyError =
  | { field: ReplyField; errorCode: ErrorCode }
  | { field: ReplyField; errorCode: "partToReplace"; part: string }

/**
 * The parts of templates that no customer may read: those that staff have to replace, in every language, and placeholders without
 * their values. A template that an owner has edited has the same ones.
 */
export const PARTS_TO_REPLACE: readonly string[] = [
  ...Object.values(LANGUAGES_OF_REPLIES).flatMap(({ partsToReplace }) => partsToReplace),
  ...PLACEHOLDERS.map((name) => `{${name}}`),
]

const FIELDS = ["subject", "text"] as const satisfies readonly ReplyField[]
const schema = v.object({ subject: line(MAX_SUBJECT_LENGTH), text: paragraphs(MAX_REPLY_LENGTH) })

/** Checks a typed reply before it is sent; line breaks are removed from its subject. Has at most one error for each field. */
export function checkReply(
  typed: ReplyText,
): { ok: true; value: ReplyText } | { ok: false; errors: readonly ReplyError[] } {
  const checked = check(schema, typed, FIELDS)
  if (!checked.ok) return { ok: false, errors: checked.fieldErrors }
  const errors = FIELDS.flatMap((field): ReplyError[] => {
    const part = partIn(checked.value[field], PARTS_TO_REPLACE)
    return part === null ? [] : [{ field, errorCode: "partToReplace", part }]
  })
  return errors.length === 0 ? checked : { ok: false, errors }
}
