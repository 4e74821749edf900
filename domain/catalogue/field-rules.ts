import * as v from "valibot"
import { type Answers, choice, line, paragraphs } from "#domain/enquiry/answers.ts"
import { type Cents, rupees } from "#domain/money.ts"
import type { AuditChange } from "#domain/staff/audit-log.ts"

/**
 * The reasons why a submitted value is invalid. 'taken': another row has this id. The office's messages have a sentence for each.
 */
export type RuleError =
  | "required"
  | "tooLong"
  | "notANumber"
  | "outOfRange"
  | "notAnAmount"
  | "notOffered"
  | "notASlug"
  | "taken"

/**
 * The rule of one field of a form: `read` parses its submitted text, and `write` formats its value for the form. `limits` are
 * inserted into the message of an error.
 */
export type FieldRule<Value> = {
  read: ReadField<Value>
  write: (value: Value) => string
  limits: RuleLimits
  /** Whether several checkboxes share the field's name. Their values are joined by commas. */
  isList?: true
}

type ReadField<Value> = (
  text: string | undefined,
) => { ok: true; value: Value } | { ok: false; errorCode: RuleError }

/** `max`: the greatest number, or the maximum length of a text. `options`: the values of a choice; empty for any other field. */
export type RuleLimits = { min: number; max: number; options: readonly string[] }

/** A table of the fields of a form, each with its rule, in the order of the form. */
// biome-ignore lint/suspicious/noExplicitAny: each rule has its own type of value, which `FieldValues` infers
export type FieldRules = Readonly<Record<string, FieldRule<any>>>

/** The values of a table of rules. */
export type FieldValues<Rules extends FieldRules> = {
  [Field in keyof Rules]: Rules[Field] extends FieldRule<infer Value> ? Value : never
}

/** The name of a field in a table of rules. */
export type FieldOf<Rules extends FieldRules> = keyof Rules & string

/** The text of each field in its form. */
export type FieldTexts<Rules extends FieldRules> = Record<FieldOf<Rules>, string>

/** The errors of a form: at most one for each field. */
export type RuleErrors<Field extends string> = { field: Field; errorCode: RuleError }[]

/** Parses every field, and returns the first error of each invalid one, in the order of the table. */
export function readFields<Rules extends FieldRules>(
  rules: Rules,
  answers: Answers,
): { ok: true; value: FieldValues<Rules> } | { ok: false; fieldErrors: RuleErrors<FieldOf<Rules>> } {
  const fieldErrors: RuleErrors<FieldOf<Rules>> = []
  const value: Record<string, unknown> = {}
  for (const field of fieldNames(rules)) {
    const read = ruleOf(rules, field).read(answers[field])
    if (read.ok) value[field] = read.value
    else fieldErrors.push({ field, errorCode: read.errorCode })
  }
  return fieldErrors.length > 0
    ? { ok: false, fieldErrors }
    : { ok: true, value: value as FieldValues<Rules> } // one for each field
}

/** Formats the values of a row for its form. */
export function fieldTexts<Rules extends FieldRules>(
  rules: Rules,
  values: FieldValues<Rules>,
): FieldTexts<Rules> {
  const entries = fieldNames(rules).map((field) => [field, ruleOf(rules, field).write(values[field])])
  return Object.fromEntries(entries) as FieldTexts<Rules> // one for each field
}

/** The changed fields, for the audit log. `oldValues` null: a new row. */
export function changedFields<Rules extends FieldRules>(
  rules: Rules,
  oldValues: FieldValues<Rules> | null,
  newValues: FieldValues<Rules>,
): AuditChange[] {
  const from = oldValues && fieldTexts(rules, oldValues)
  const to = fieldTexts(rules, newValues)
  return fieldNames(rules).flatMap((field) => {
    const before = from?.[field] || null
    const after = to[field] || null
    return before === after ? [] : [{ field, from: before, to: after }]
  })
}

/** The fields of a table of rules, in its order. */
export function fieldNames<Rules extends FieldRules>(rules: Rules): FieldOf<Rules>[] {
  return Object.keys(rules)
}

/** The rule of a field. @throws for a field that the table does not have */
export function ruleOf<Rules extends FieldRules>(rules: Rules, field: FieldOf<Rules>): FieldRule<unknown> {
  const rule = rules[field]
  if (!rule) throw new Error(`no field is called ${field}`)
  return rule
}

const NO_LIMITS: RuleLimits = { min: 0, max: 0, options: [] }

/** One line of text. */
export function lineField(max: number): FieldRule<string> {
  return { read: parserOf(line(max)), write: (text) => text, limits: { ...NO_LIMITS, max } }
}

/** An optional line of text: empty is null. */
export function optionalLineField(max: number): FieldRule<string | null> {
  return {
    read: optional(line(max)),
    write: (text) => text ?? "",
    limits: { ...NO_LIMITS, max },
  }
}

/** Text of several paragraphs. */
export function textField(max: number): FieldRule<string> {
  return { read: parserOf(paragraphs(max)), write: (text) => text, limits: { ...NO_LIMITS, max } }
}

/** A required choice among the options. */
export function choiceField<const Options extends readonly string[]>(
  options: Options,
): FieldRule<Options[number]> {
  return { read: parserOf(choice(options)), write: (option) => option, limits: { ...NO_LIMITS, options } }
}

/** An optional choice: empty is null. */
export function optionalChoiceField<const Options extends readonly string[]>(
  options: Options,
): FieldRule<Options[number] | null> {
  return {
    read: optional(choice(options)),
    write: (option) => option ?? "",
    limits: { ...NO_LIMITS, options },
  }
}

/** A checkbox: any submitted text means yes, and an empty or missing one means no. */
export const checkboxField: FieldRule<boolean> = {
  read: (text) => ({ ok: true, value: Boolean(text) }),
  write: (isChecked) => (isChecked ? "yes" : ""),
  limits: NO_LIMITS,
}

/** A number from `min` to `max`, both included, with a maximum number of decimals. */
export function numberField(min: number, max: number, decimals = 0): FieldRule<number> {
  return { read: parserOf(number(min, max, decimals)), write: String, limits: { ...NO_LIMITS, min, max } }
}

/** An optional number: empty is null. */
export function optionalNumberField(min: number, max: number, decimals = 0): FieldRule<number | null> {
  return {
    read: optional(number(min, max, decimals)),
    write: (value) => (value === null ? "" : String(value)),
    limits: { ...NO_LIMITS, min, max },
  }
}

/** A limit far above any price. A higher amount is refused as a typing error. */
const MAX_RUPEES = 99_999_999

/** An amount in rupees, `12,500` or `12500.50`, from `min` rupees on. */
export function amountField(min = 0): FieldRule<Cents> {
  return {
    read: parserOf(
      v.pipe(
        submittedText(),
        v.nonEmpty("required" satisfies RuleError),
        // Prices in Sri Lanka are often written as `Rs. 50,000/=`.
        v.transform((text) => text.replaceAll(/[,\s]|^(?:rs\.?|lkr)|\/=$/gi, "")),
        v.regex(/^\d{1,11}(?:\.\d{1,2})?$/, "notAnAmount" satisfies RuleError),
        v.transform(Number),
        v.minValue(min, "outOfRange" satisfies RuleError),
        v.maxValue(MAX_RUPEES, "outOfRange" satisfies RuleError),
        v.transform(rupees),
      ),
    ),
    write: (amount) => String(amount / 100),
    limits: { ...NO_LIMITS, min, max: MAX_RUPEES },
  }
}

const MAX_IDS = 200

/** Ids, separated by commas or spaces. They are sorted; duplicates and invalid ids are dropped. */
export const idsField: FieldRule<readonly string[]> = {
  read: (text = "") => {
    const ids = text.split(/[\s,]+/).filter((id) => id.length <= MAX_SLUG_LENGTH && SLUG.test(id))
    return { ok: true, value: [...new Set(ids)].toSorted().slice(0, MAX_IDS) }
  },
  write: (ids) => ids.join(", "),
  limits: NO_LIMITS,
  isList: true,
}

// A slug is the last segment of a path.
const MAX_SLUG_LENGTH = 80
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A required slug, such as `toyota-aqua`. */
export const slugField: FieldRule<string> = {
  read: parserOf(v.pipe(line(MAX_SLUG_LENGTH), v.regex(SLUG, "notASlug" satisfies RuleError))),
  write: (slug) => slug,
  limits: { ...NO_LIMITS, max: MAX_SLUG_LENGTH },
}

/** `Toyota KDH Hi-Roof Van` becomes `toyota-kdh-hi-roof-van`. Empty if a name has no Latin letter or digit. */
export function slugify(name: string): string {
  const latin = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()
  const slug = latin.replaceAll("&", " and ").replaceAll(/[^a-z0-9]+/g, "-")
  return trimHyphens(trimHyphens(slug).slice(0, MAX_SLUG_LENGTH))
}

function trimHyphens(slug: string): string {
  return slug.replaceAll(/^-|-$/g, "")
}

function submittedText() {
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => text.trim()),
  )
}

/** Parses a text by a schema whose messages are error codes. */
function parserOf<Value>(schema: v.GenericSchema<string | undefined, Value>): ReadField<Value> {
  return (text) => {
    const read = v.safeParse(schema, text)
    return read.success
      ? { ok: true, value: read.output }
      : { ok: false, errorCode: read.issues[0].message as RuleError } // every schema here has these messages
  }
}

/** Makes a field optional: empty is null. */
function optional<Value>(schema: v.GenericSchema<string | undefined, Value>): ReadField<Value | null> {
  const read = parserOf(schema)
  return (text) => (text?.trim() ? read(text) : { ok: true, value: null })
}

function number(min: number, max: number, decimals: number) {
  const pattern = decimals > 0 ? new RegExp(`^-?\\d{1,9}(?:\\.\\d{1,${decimals}})?$`) : /^-?\d{1,9}$/
  return v.pipe(
    submittedText(),
    v.nonEmpty("required" satisfies RuleError),
    v.transform((text) => text.replaceAll(/[,\s]/g, "")),
    v.regex(pattern, "notANumber" satisfies RuleError),
    v.transform(Number),
    v.minValue(min, "outOfRange" satisfies RuleError),
    v.maxValue(max, "outOfRange" satisfies RuleError),
  )
}
