import * as v from "valibot"
import { rupees } from "#domain/money.ts"

// Admin hosts are written in languages that keep numbers as text ('5500.00') and flags as 0, '1' or true.
// Reading those alike is harmless; everything else counts as not told.

/** A whole or decimal number, also as text. */
export const number = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.trim(), v.transform(withoutSeparators), v.decimal(), v.transform(Number), v.finite()),
  v.pipe(v.boolean(), v.transform(Number)),
])

/** `12,500.50`, as panels print amounts, is 12500.50; any other comma makes no number. */
function withoutSeparators(text: string): string {
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text
}

/** How many of something there are. */
export const count = v.pipe(number, v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** A measure that only means something above 0: a 0 is a field that nobody filled in. */
export const measure = v.pipe(number, v.gtValue(0), v.maxValue(1_000_000))

/** 1 means yes; any other number no. */
export const flag = v.pipe(
  number,
  v.transform((value) => value === 1),
)

/** Text with something in it; a model may be a number (`206`). */
export const text = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.minLength(1),
)

/** Numbers become text: inside, an id is only ever compared. */
export const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.trim(),
  v.minLength(1),
  v.maxLength(200),
)

const MAX_RUPEES = 1_000_000_000

/** Rupees on the wire, cents inside. */
export const amount = v.pipe(number, v.minValue(0), v.maxValue(MAX_RUPEES), v.transform(rupees))

/** Null where the host does not tell it, or tells something else than we can show. */
export const orNull = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullable(schema), null)

/** Undefined where the host has no such field, or one that means something else: a null of its own stays apart. */
export const orUndefined = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined)

/** A price for which something is hired out, or null. 0 is a rate that nobody filled in: it would be quoted as a free hire. */
export const rate = orNull(v.pipe(number, v.gtValue(0), v.maxValue(MAX_RUPEES), v.transform(rupees)))
