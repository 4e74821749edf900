import * as v from "valibot"
import { rupees } from "#domain/money.ts"

// Some admin hosts send numbers as text ('5500.00') and flags as 0, '1' or true. These formats are accepted; any other value
// counts as missing.

/** A whole or decimal number, also as text. `true` is 1, and `false` 0. */
export const number = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.trim(), v.transform(withoutSeparators), v.decimal(), v.transform(Number), v.finite()),
  v.pipe(v.boolean(), v.transform(Number)),
])

/** `12,500.50`, as admin panels print amounts, becomes 12500.50; a text with any other comma is not a number. */
function withoutSeparators(text: string): string {
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text
}

/** No real number of a specification is so high. */
const MAX_NUMBER = 1_000_000

/** A whole number from 0, such as a number of doors. */
export const wholeNumber = v.pipe(number, v.integer(), v.minValue(0), v.maxValue(MAX_NUMBER))

/** A number above 0, such as seats or an engine size. A 0 is an empty field of the admin panel. */
export const positiveNumber = v.pipe(number, v.gtValue(0), v.maxValue(MAX_NUMBER))

/** 1 means yes; any other number no. */
export const flag = v.pipe(
  number,
  v.transform((value) => value === 1),
)

/** Non-empty text; a model may be a number (`206`). */
export const text = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.minLength(1),
)

/** No real id is longer. */
export const MAX_ID_LENGTH = 200

/** Converted to text, because our code only compares ids. */
export const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_ID_LENGTH),
)

const MAX_RUPEES = 1_000_000_000

/** Rupees on the wire, cents in our types. */
export const amount = v.pipe(number, v.minValue(0), v.maxValue(MAX_RUPEES), v.transform(rupees))

/** Null also if the field is missing. */
export const nullIfInvalid = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullable(schema), null)

/** Undefined also if the field is missing. A null of the host stays null, if the schema allows it. */
export const undefinedIfInvalid = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(v.optional(schema), undefined)

/** A rate above 0, or null. A 0 is an empty field of the admin panel, and would be quoted as a free rental. */
export const rate = nullIfInvalid(v.pipe(number, v.gtValue(0), v.maxValue(MAX_RUPEES), v.transform(rupees)))
