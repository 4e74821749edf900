import * as v from "valibot"
import { type Answers, choice, line, paragraphs } from "#domain/enquiry/answers.ts"
import { type Cents, rupees } from "#domain/money.ts"
import type { AuditChange } from "#domain/staff/audit-log.ts"

/** What is wrong with a fact of the fleet as somebody typed it. The office has the words for it. */
export type FactError =
  | "required"
  | "tooLong"
  | "notANumber"
  | "outOfRange"
  | "notAnAmount"
  | "notOffered"
  | "notAnAddress"
  | "taken"

/** One fact: how it is read from a form's text, and written as somebody would type it. `limits` are for the words of a fault. */
export type FactRule<Value> = {
  read: ReadFact<Value>
  write: (value: Value) => string
  limits: FactLimits
  /** Several controls of a form share its name, a box for each item: their values are joined by commas. */
  isList?: true
}

type ReadFact<Value> = (
  text: string | undefined,
) => { ok: true; value: Value } | { ok: false; errorCode: FactError }

/** `max` is a greatest number, or the most characters of a text. */
export type FactLimits = { min: number; max: number; options: readonly string[] }

// biome-ignore lint/suspicious/noExplicitAny: the value of each rule is its own, and is known where the table is
export type FactRules = Readonly<Record<string, FactRule<any>>>

/** The facts that a table of rules reads. */
export type FactsOf<Rules extends FactRules> = {
  [Field in keyof Rules]: Rules[Field] extends FactRule<infer Value> ? Value : never
}

export type FactField<Rules extends FactRules> = keyof Rules & string

/** Each fact as text, as its field of a form has it. */
export type TypedFacts<Rules extends FactRules> = Record<FactField<Rules>, string>

export type FactErrors<Field extends string> = { field: Field; errorCode: FactError }[]

/** Reads every fact, and names the first fault of each that cannot be read, in the order of the table. */
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

/** The facts as a form shows them. */
export function typedFacts<Rules extends FactRules>(rules: Rules, facts: FactsOf<Rules>): TypedFacts<Rules> {
  const typed = fieldsOf(rules).map((field) => [field, ruleOf(rules, field).write(facts[field])])
  return Object.fromEntries(typed) as TypedFacts<Rules> // one for each field
}

/** The fields that differ, as the audit log keeps them. `before` null: there was nothing. */
export function changedFacts<Rules extends FactRules>(
  rules: Rules,
  before: FactsOf<Rules> | null,
  after: FactsOf<Rules>,
): AuditChange[] {
  const [from, to] = [before && typedFacts(rules, before), typedFacts(rules, after)]
  return fieldsOf(rules).flatMap((field) => {
    const [was, is] = [from?.[field] || null, to[field] || null]
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
  return { read: by(line(max)), write: (text) => text, limits: { ...NO_LIMITS, max } }
}

export function optionalLineFact(max: number): FactRule<string | null> {
  return {
    read: orNothing(line(max)),
    write: (text) => text ?? "",
    limits: { ...NO_LIMITS, max },
  }
}

/** Text of several paragraphs. */
export function textFact(max: number): FactRule<string> {
  return { read: by(paragraphs(max)), write: (text) => text, limits: { ...NO_LIMITS, max } }
}

export function choiceFact<const Options extends readonly string[]>(
  options: Options,
): FactRule<Options[number]> {
  return { read: by(choice(options)), write: (option) => option, limits: { ...NO_LIMITS, options } }
}

/** A choice that may be left open: empty is null. */
export function optionalChoiceFact<const Options extends readonly string[]>(
  options: Options,
): FactRule<Options[number] | null> {
  return {
    read: orNothing(choice(options)),
    write: (option) => option ?? "",
    limits: { ...NO_LIMITS, options },
  }
}

/** A tick: what a browser sends of a box that is ticked is taken for yes, and nothing for no. */
export const tickFact: FactRule<boolean> = {
  read: (text) => ({ ok: true, value: Boolean(text) }),
  write: (isTicked) => (isTicked ? "yes" : ""),
  limits: NO_LIMITS,
}

/** A number from `min` to `max`, both included, with so many decimals at most. */
export function numberFact(min: number, max: number, decimals = 0): FactRule<number> {
  return { read: by(number(min, max, decimals)), write: String, limits: { ...NO_LIMITS, min, max } }
}

/** A number that may be left out: empty is null. */
export function optionalNumberFact(min: number, max: number, decimals = 0): FactRule<number | null> {
  return {
    read: orNothing(number(min, max, decimals)),
    write: (value) => (value === null ? "" : String(value)),
    limits: { ...NO_LIMITS, min, max },
  }
}

/** Far above any price of a hire; what is beyond it is a slip of the finger. */
const MOST_RUPEES = 99_999_999

/** An amount in rupees, `12,500` or `12500.50`, from `min` rupees on. */
export function amountFact(min = 0): FactRule<Cents> {
  return {
    read: by(
      v.pipe(
        answer(),
        v.nonEmpty("required" satisfies FactError),
        v.transform((text) => text.replaceAll(/[,\s]|^(?:rs\.?|lkr)|\/=$/gi, "")),
        v.regex(/^\d{1,11}(?:\.\d{1,2})?$/, "notAnAmount" satisfies FactError),
        v.transform(Number),
        v.minValue(min, "outOfRange" satisfies FactError),
        v.maxValue(MOST_RUPEES, "outOfRange" satisfies FactError),
        v.transform(rupees),
      ),
    ),
    write: (amount) => String(amount / 100),
    limits: { ...NO_LIMITS, min, max: MOST_RUPEES },
  }
}

const MAX_LISTED = 200

/** Ids, separated by commas, in one order whatever the order in which they were sent. */
export const idsFact: FactRule<readonly string[]> = {
  read: (text = "") => {
    const ids = text.split(/[\s,]+/).filter((id) => id.length <= MAX_SLUG_LENGTH && SLUG.test(id))
    return { ok: true, value: [...new Set(ids)].toSorted().slice(0, MAX_LISTED) }
  },
  write: (ids) => ids.join(", "),
  limits: NO_LIMITS,
  isList: true,
}

/** The last part of an address of ours. */
const MAX_SLUG_LENGTH = 80
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const slugFact: FactRule<string> = {
  read: by(v.pipe(line(MAX_SLUG_LENGTH), v.regex(SLUG, "notAnAddress" satisfies FactError))),
  write: (slug) => slug,
  limits: { ...NO_LIMITS, max: MAX_SLUG_LENGTH },
}

/** `Toyota KDH Hi-Roof Van` is `toyota-kdh-hi-roof-van`. Empty where a name has no letter of ours. */
export function slugOf(name: string): string {
  const emails = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()
  const slug = emails.replaceAll("&", " and ").replaceAll(/[^a-z0-9]+/g, "-")
  return trimmed(trimmed(slug).slice(0, MAX_SLUG_LENGTH))
}

function trimmed(slug: string): string {
  return slug.replaceAll(/^-|-$/g, "")
}

function answer() {
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => text.trim()),
  )
}

/** Reads by a schema of which each rule has a fault as its message. */
function by<Value>(schema: v.GenericSchema<string | undefined, Value>): ReadFact<Value> {
  return (text) => {
    const read = v.safeParse(schema, text)
    return read.success
      ? { ok: true, value: read.output }
      : { ok: false, errorCode: read.issues[0].message as FactError } // as above
  }
}

/** Empty is null; anything else is read as it would be. */
function orNothing<Value>(schema: v.GenericSchema<string | undefined, Value>): ReadFact<Value | null> {
  const read = by(schema)
  return (text) => (text?.trim() ? read(text) : { ok: true, value: null })
}

function number(min: number, max: number, decimals: number) {
  const pattern = decimals > 0 ? new RegExp(`^-?\\d{1,9}(?:\\.\\d{1,${decimals}})?$`) : /^-?\d{1,9}$/
  return v.pipe(
    answer(),
    v.nonEmpty("required" satisfies FactError),
    v.transform((text) => text.replaceAll(/[,\s]/g, "")),
    v.regex(pattern, "notANumber" satisfies FactError),
    v.transform(Number),
    v.minValue(min, "outOfRange" satisfies FactError),
    v.maxValue(max, "outOfRange" satisfies FactError),
  )
}
