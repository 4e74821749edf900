import * as v from "valibot"
import { addDays, parseWallTime, type WallTime } from "#domain/rental-period.ts"

/** The reason why an answer is invalid. The messages have a sentence for each field and code. */
export type ErrorCode =
  | "required"
  | "tooLong"
  | "notAnEmail"
  | "noDigits"
  | "notADate"
  | "outOfRange"
  | "inThePast"
  | "notAfterPickUp"
  | "notOffered"
  | "notAQuantity"

/** The errors of a form: at most one for each field, in the order of the form. */
export type FieldErrorCodes<Field extends string = string> = { field: Field; errorCode: ErrorCode }[]

/** The result of a check: the parsed value, or the errors. */
export type Checked<Value, Field extends string = string> =
  | { ok: true; value: Value }
  | { ok: false; fieldErrors: FieldErrorCodes<Field> }

/** The answers of a submitted form: texts by field name. A missing field counts as empty. */
export type Answers = Readonly<Record<string, string | undefined>>

/** The maximum lengths of answers, in characters. */
export const MAX_LENGTH = {
  line: 200,
  name: 80,
  contactNumber: 40,
  email: 254,
  note: 1000,
  message: 5000,
} as const

// Control characters become spaces, because no answer needs them and some programs mishandle them.
const CONTROL = /\p{Cc}+/gu
const CONTROL_EXCEPT_LINE_BREAKS = /(?:(?![\n\r])\p{Cc})+/gu

const submittedText = v.optional(v.string(), "")

/** A required line of text, trimmed, with control characters as spaces. */
export const line = (maxLength: number) =>
  v.pipe(
    submittedText,
    v.transform((text) => text.replace(CONTROL, " ").trim()),
    v.nonEmpty("required" satisfies ErrorCode),
    v.maxLength(maxLength, "tooLong" satisfies ErrorCode),
  )

const cleanedParagraphs = v.pipe(
  submittedText,
  v.transform((text) => text.replaceAll("\r\n", "\n").replace(CONTROL_EXCEPT_LINE_BREAKS, " ").trim()),
)

/** A required text of one or more paragraphs, without control characters except line breaks. */
export const paragraphs = (maxLength: number) =>
  v.pipe(
    cleanedParagraphs,
    v.nonEmpty("required" satisfies ErrorCode),
    v.maxLength(maxLength, "tooLong" satisfies ErrorCode),
  )

/** Optional paragraphs: empty becomes null. */
export const optionalParagraphs = (maxLength: number) =>
  v.pipe(
    cleanedParagraphs,
    v.maxLength(maxLength, "tooLong" satisfies ErrorCode),
    v.transform((text) => (text === "" ? null : text)),
  )

/** An email address that a browser's email field accepts, `sean.o'brien@example.ie` too, with a dot in its domain. */
export const email = v.pipe(
  line(MAX_LENGTH.email),
  v.rfcEmail("notAnEmail" satisfies ErrorCode),
  v.regex(/@.+\../, "notAnEmail" satisfies ErrorCode),
)

/** Checks a single email address. @returns null for an invalid one */
export function checkEmail(text: string): string | null {
  const result = v.safeParse(email, text)
  return result.success ? result.output : null
}

/** Free text with digits of any script. Source: docs/requirements.md, R8.6. */
export const contactNumber = v.pipe(
  line(MAX_LENGTH.contactNumber),
  v.regex(/\p{Nd}/u, "noDigits" satisfies ErrorCode),
)

/** A required choice among the options. */
export const choice = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(
    submittedText,
    v.nonEmpty("required" satisfies ErrorCode),
    v.picklist(options, "notOffered" satisfies ErrorCode),
  )

/** An optional choice: empty becomes null. */
export const optionalChoice = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(
    submittedText,
    v.transform((text) => (text === "" ? null : text)),
    v.nullable(v.picklist(options, "notOffered" satisfies ErrorCode)),
  )

/** A checkbox: true if it was checked. */
export const checkbox = v.pipe(
  submittedText,
  v.transform((text) => text !== ""),
)

/** A Sri Lankan date and time within bounds, both included. */
export const wallTime = ({ earliest, latest, tooEarly }: WallTimeBounds) =>
  v.pipe(
    submittedText,
    v.nonEmpty("required" satisfies ErrorCode),
    v.transform(parseWallTime),
    v.check((time) => time !== null, "notADate" satisfies ErrorCode),
    v.transform((time) => time as WallTime), // the check above has refused null
    v.check((time) => time >= earliest, tooEarly),
    v.check((time) => time <= latest, "outOfRange" satisfies ErrorCode),
  )

type WallTimeBounds = { earliest: WallTime; latest: WallTime; tooEarly: ErrorCode }

/** The number of years ahead for which forms accept dates. */
const YEARS_AHEAD = 3

/** The last pick-up or return that a form accepts. */
export function latestWallTime(now: WallTime): WallTime {
  return addDays(now, YEARS_AHEAD * 365)
}

/** Checks all answers and returns the first error of each field, in the order of `fields`. */
export function check<Schema extends v.GenericSchema, Field extends string>(
  schema: Schema,
  answers: unknown,
  fields: readonly Field[],
): Checked<v.InferOutput<Schema>, Field> {
  const result = v.safeParse(schema, answers)
  if (result.success) return { ok: true, value: result.output }
  const firstErrorCodes = new Map<string, ErrorCode>()
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key)
    if (!firstErrorCodes.has(field)) firstErrorCodes.set(field, issue.message as ErrorCode) // the message of every rule is an ErrorCode
  }
  const fieldErrors = fields.flatMap((field) => {
    const errorCode = firstErrorCodes.get(field)
    return errorCode ? [{ field, errorCode }] : []
  })
  return { ok: false, fieldErrors }
}
