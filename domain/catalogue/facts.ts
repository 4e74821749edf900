import * as v from "valibot"
import { type Answers, choice, line, paragraphs } from "#domain/enquiry/answers.ts"
import { type Cents, rupees } from "#domain/money.ts"
import type { AuditChange } from "#domain/staff/audit-log.ts"

/** The reasons why a typed fact is invalid. The office's messages have a sentence for each. */
export type FactError =
  | "required"
  | "tooLong"
  | "notANumber"
  | "outOfRange"
  | "notAnAmount"
  | "notOffered"
  | "notASlug"
  | "taken"

/**
 * The rule of one fact: its parser for the submitted text, and its formatter for the field. `limits` are inserted into the
 * message of an error.
 */
export type FactRule<Value> = {
  read: ReadFact<Value>
  write: (value: Value) => string
  limits: FactLimits
  /** Whether several checkboxes share the field's name. Their values are joined by commas. */
  isList?: true
}

type ReadFact<Value> = (
  text: string | undefined,
) => { ok: true; value: Value } | { ok: false; errorCode: FactError }

/** `max` is the greatest number, or the maximum length of a text. */
export type FactLimits = { min: number; max: number; options: readonly string[] }

// biome-ignore lint/suspicious/noExplicitAny: the value of each rule is its own, and is known where the table is
export type FactRules = Readonly<Record<string, FactRule<any>>>

/** The facts of a table of rules. */
export type FactsOf<Rules extends FactRules> = {
  [Field in keyof Rules]: Rules[Field] extends FactRule<infer Value> ? Value : never
}

export type FactField<Rules extends FactRules> = keyof Rules & string

/** Each fact as the text of its form field. */
export type FactTexts<Rules extends FactRules> = Record<FactField<Rules>, string>

export type FactErrors<Field extends string> = { field: Field; errorCode: FactError }[]

/** Parses every fact, and returns the first error of each invalid one, in the order of the table. */
export function readFacts<Rules extends FactRules>(
  rules: Rules,
  answers: Answers,
): { ok: true; value: FactsOf<Rules> } | { ok: false; fieldErrors: FactErrors<FactField<Rules>> } {
  const fieldErrors: FactErrors<FactField<Rules>> = []
  const value: Record<string, unknown> = {}
  for (const field of fieldsOf(rules)) {
    const read = ruleOf(rules, field).read(answers[field])
    if (read.ok) value[field] = read.value
    else fieldErrors.push({ field, errorCode: read.errorCode })
  }
  return fieldErrors.length > 0 ? { ok: false, fieldErrors } : { ok: true, value: value as FactsOf<Rules> } // one for each field
}

/** Formats the facts for a form. */
export function factTexts<Rules extends FactRules>(rules: Rules, facts: FactsOf<Rules>): FactTexts<Rules> {
  const entries = fieldsOf(rules).map((field) => [field, ruleOf(rules, field).write(facts[field])])
  return Object.fromEntries(entries) as FactTexts<Rules> // one for each field
}

/** The changed fields, for the audit log. `before` null: a new row. */
export function changedFacts<Rules extends FactRules>(
  rules: Rules,
  before: FactsOf<Rules> | null,
  after: FactsOf<Rules>,
): AuditChange[] {
  const from = before && factTexts(rules, before)
  const to = factTexts(rules, after)
  return fieldsOf(rules).flatMap((field) => {
    const was = from?.[field] || null
    const is = to[field] || null
    return was === is ? [] : [{ field, from: was, to: is }]
  })
}

export function fieldsOf<Rules extends FactRules>(rules: Rules): FactField<Rules>[] {
  return Object.keys(rules)
}

export function ruleOf<Rules extends FactRules>(rules: Rules, field: FactField<Rules>): FactRule<unknown> {
  const rule = rules[field]
  if (!rule) throw new Error(`no fact is called ${field}`)
  return rule
}

const NO_LIMITS: FactLimits = { min: 0, max: 0, options: [] }

/** One line of text. */
export function lineFact(max: number): FactRule<string> {
  return { read: parsedBy(line(max)), write: (text) => text, limits: { ...NO_LIMITS, max } }
}

export function optionalLineFact(max: number): FactRule<string | null> {
  return {
    read: optional(line(max)),
    write: (text) => text ?? "",
    limits: { ...NO_LIMITS, max },
  }
}

/** Text of several paragraphs. */
export function textFact(max: number): FactRule<string> {
  return { read: parsedBy(paragraphs(max)), write: (text) => text, limits: { ...NO_LIMITS, max } }
}

export function choiceFact<const Options extends readonly string[]>(
  options: Options,
): FactRule<Options[number]> {
  return { read: parsedBy(choice(options)), write: (option) => option, limits: { ...NO_LIMITS, options } }
}

/** An optional choice: empty is null. */
export function optionalChoiceFact<const Options extends readonly string[]>(
  options: Options,
): FactRule<Options[number] | null> {
  return {
    read: optional(choice(options)),
    write: (option) => option ?? "",
    limits: { ...NO_LIMITS, options },
  }
}

/** A checkbox: any submitted value means yes, and no submitted value means no. */
export const checkboxFact: FactRule<boolean> = {
  read: (text) => ({ ok: true, value: Boolean(text) }),
  write: (isTicked) => (isTicked ? "yes" : ""),
  limits: NO_LIMITS,
}

/** A number from `min` to `max`, both included, with a maximum number of decimals. */
export function numberFact(min: number, max: number, decimals = 0): FactRule<number> {
  return { read: parsedBy(number(min, max, decimals)), write: String, limits: { ...NO_LIMITS, min, max } }
}

/** An optional number: empty is null. */
export function optionalNumberFact(min: number, max: number, decimals = 0): FactRule<number | null> {
  return {
    read: optional(number(min, max, decimals)),
    write: (value) => (value === null ? "" : String(value)),
    limits: { ...NO_LIMITS, min, max },
  }
}

/** A limit far above any price. A higher amount is refused as a typing error. */
const MAX_RUPEES = 99_999_999

/** An amount in rupees, `12,500` or `12500.50`, from `min` rupees on. */
export function amountFact(min = 0): FactRule<Cents> {
  return {
    read: parsedBy(
      v.pipe(
        submittedText(),
        v.nonEmpty("required" satisfies FactError),
        v.transform((text) => text.replaceAll(/[,\s]|^(?:rs\.?|lkr)|\/=$/gi, "")),
        v.regex(/^\d{1,11}(?:\.\d{1,2})?$/, "notAnAmount" satisfies FactError),
        v.transform(Number),
        v.minValue(min, "outOfRange" satisfies FactError),
        v.maxValue(MAX_RUPEES, "outOfRange" satisfies FactError),
        v.transform(rupees),
      ),
    ),
    write: (amount) => String(amount / 100),
    limits: { ...NO_LIMITS, min, max: MAX_RUPEES },
  }
}

const MAX_LISTED = 200

/** Ids, separated by commas, sorted. */
export const idsFact: FactRule<readonly string[]> = {
  read: (text = "") => {
    const ids = text.split(/[\s,]+/).filter((id) => id.length <= MAX_SLUG_LENGTH && SLUG.test(id))
    return { ok: true, value: [...new Set(ids)].toSorted().slice(0, MAX_LISTED) }
  },
  write: (ids) => ids.join(", "),
  limits: NO_LIMITS,
  isList: true,
}

/** A slug: the last segment of a path. */
const MAX_SLUG_LENGTH = 80
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const slugFact: FactRule<string> = {
  read: parsedBy(v.pipe(line(MAX_SLUG_LENGTH), v.regex(SLUG, "notASlug" satisfies FactError))),
  write: (slug) => slug,
  limits: { ...NO_LIMITS, max: MAX_SLUG_LENGTH },
}

/** `Toyota KDH Hi-Roof Van` becomes `toyota-kdh-hi-roof-van`. Empty if a name has no Latin letter or digit. */
export function slugOf(name: string): string {
  const latin = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()
  const slug = latin.replaceAll("&", " and ").replaceAll(/[^a-z0-9]+/g, "-")
  return trimmed(trimmed(slug).slice(0, MAX_SLUG_LENGTH))
}

function trimmed(slug: string): string {
  return slug.replaceAll(/^-|-$/g, "")
}

function submittedText() {
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => text.trim()),
  )
}

/** Parses a text by a schema whose messages are error codes. */
function parsedBy<Value>(schema: v.GenericSchema<string | undefined, Value>): ReadFact<Value> {
  return (text) => {
    const read = v.safeParse(schema, text)
    return read.success
      ? { ok: true, value: read.output }
      : { ok: false, errorCode: read.issues[0].message as FactError } // by the schemas of this file
  }
}

/** Makes a fact optional: empty is null. */
function optional<Value>(schema: v.GenericSchema<string | undefined, Value>): ReadFact<Value | null> {
  const read = parsedBy(schema)
  return (text) => (text?.trim() ? read(text) : { ok: true, value: null })
}

function number(min: number, max: number, decimals: number) {
  const pattern = decimals > 0 ? new RegExp(`^-?\\d{1,9}(?:\\.\\d{1,${decimals}})?$`) : /^-?\d{1,9}$/
  return v.pipe(
    submittedText(),
    v.nonEmpty("required" satisfies FactError),
    v.transform((text) => text.replaceAll(/[,\s]/g, "")),
    v.regex(pattern, "notANumber" satisfies FactError),
    v.transform(Number),
    v.minValue(min, "outOfRange" satisfies FactError),
    v.maxValue(max, "outOfRange" satisfies FactError),
  )
}
