import * as v from "valibot"
import { check, line, paragraphs } from "#domain/enquiry/answers.ts"
import { MAX_REPLY_LENGTH, MAX_SUBJECT_LENGTH } from "#domain/enquiry/reply.ts"

/** The templates of replies, one for each occasion, in the order of the office's list. */
export const TEMPLATE_IDS = [
  "received",
  "quote",
  "confirmed",
  "changed",
  "cancelled",
  "declined",
  "detail",
] as const
export type TemplateId = (typeof TEMPLATE_IDS)[number]

/** @returns null for a text that is not the id of a template */
export function parseTemplateId(text: string): TemplateId | null {
  return TEMPLATE_IDS.find((id) => id === text) ?? null
}

/** A text with placeholders in braces: `{reference}`. A blank line separates paragraphs. */
export type TemplateText = { subject: string; body: string }
export const TEMPLATE_FIELDS = ["subject", "body"] as const
export type TemplateField = (typeof TEMPLATE_FIELDS)[number]

/** The placeholders that are replaced by text on one line. A subject can contain only these. */
export const LINE_PLACEHOLDERS = ["topic", "reference", "by", "company", "phone"] as const
/** The placeholders that become sentences or several lines. A placeholder is empty if the booking has no value for it. */
export const BLOCK_PLACEHOLDERS = [
  "greeting",
  "booking",
  "price",
  "conditions",
  "papers",
  "next",
  "page",
  "signature",
] as const
/** All placeholders that a body can contain. */
export const PLACEHOLDERS = [...LINE_PLACEHOLDERS, ...BLOCK_PLACEHOLDERS] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** The text of each placeholder. '' if there is nothing to insert. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>

/** Matches a placeholder. The first group is its name. */
export const PLACEHOLDER = /\{([^{}\n]*)\}/g

/** An error of a typed template. 'strayBrace': a brace that belongs to no placeholder. */
export type TemplateError =
  | { field: TemplateField; errorCode: "required" | "tooLong" | "strayBrace" }
  /** 'unknown': no placeholder has this name. 'severalLines': it cannot be in a subject. */
  | { field: TemplateField; errorCode: "unknown" | "severalLines"; placeholder: string }

const schema = v.object({ subject: line(MAX_SUBJECT_LENGTH), body: paragraphs(MAX_REPLY_LENGTH) })

/** Checks a typed template. Returns at most one error for each field. */
export function checkTemplate(
  template: TemplateText,
): { ok: true; value: TemplateText } | { ok: false; errors: TemplateError[] } {
  const checked = check(schema, template, TEMPLATE_FIELDS)
  const wrongLengths: TemplateError[] = checked.ok
    ? []
    : checked.fieldErrors.map(({ field, errorCode }) => ({
        field,
        errorCode: errorCode === "tooLong" ? errorCode : "required",
      }))
  const errors = TEMPLATE_FIELDS.flatMap(
    (field) =>
      wrongLengths.find((error) => error.field === field) ?? placeholderError(field, template[field]),
  )
  return checked.ok && errors.length === 0 ? { ok: true, value: checked.value } : { ok: false, errors }
}

function placeholderError(field: TemplateField, text: string): TemplateError | [] {
  const names = placeholdersIn(text)
  const unknown = names.find((name) => !isIncluded(PLACEHOLDERS, name))
  if (unknown !== undefined) return { field, errorCode: "unknown", placeholder: unknown }
  const block = field === "subject" ? names.find((name) => isIncluded(BLOCK_PLACEHOLDERS, name)) : undefined
  if (block !== undefined) return { field, errorCode: "severalLines", placeholder: block }
  return /[{}]/.test(text.replace(PLACEHOLDER, "")) ? { field, errorCode: "strayBrace" } : []
}

/** The names of the placeholders in a text, known or not. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ 1: name = "" }) => name)
}

function isIncluded(names: readonly string[], name: string): boolean {
  return names.includes(name)
}
