import type { FieldError, FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { type ConcurrentChange, mergeConcurrentChanges } from "#domain/catalogue/concurrent-changes.ts"
import {
  type FieldOf,
  type FieldRules,
  type FieldTexts,
  fieldNames,
  type RuleErrors,
  ruleOf,
} from "#domain/catalogue/field-rules.ts"
import type { Messages } from "#messages/messages.ts"

/**
 * The version that the next submission of an edit form updates, the values of that version, and the changes that other users saved
 * while the form was open.
 */
export type EditBase<Field extends string = string> = {
  version: number
  values: Readonly<Record<string, string>>
  concurrentChanges: readonly ConcurrentChange<Field>[]
}

/** Precedes the name of a field in the name of its hidden control, which has the value that was rendered. */
export const INITIAL_VALUE_PREFIX = "seen-"

/** The submitted value of each field. `prefix` precedes the field's name in the name of its control. */
export function submittedTexts<Rules extends FieldRules>(
  rules: Rules,
  form: FormData,
  prefix = "",
): FieldTexts<Rules> {
  const entries = fieldNames(rules).map((field) => {
    const name = prefix + field
    return [field, ruleOf(rules, field).isList ? listIn(form, name) : textOf(form, name)]
  })
  return Object.fromEntries(entries) as FieldTexts<Rules> // one for each field
}

function listIn(form: FormData, name: string): string {
  const submitted = form.getAll(name).filter((value) => typeof value === "string")
  return submitted.flatMap(idsIn).toSorted().join(", ")
}

/** The ids in the text of a list: `child-seat, roof-rack`. */
export function idsIn(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

/** Field errors with their messages for the office. */
export function fieldErrorMessages<Rules extends FieldRules>(
  rules: Rules,
  fieldErrors: RuleErrors<FieldOf<Rules>>,
  messages: Messages["office"]["fleet"],
): FieldError<FieldOf<Rules>>[] {
  return fieldErrors.map(({ field, errorCode }) => {
    const label = messages.fields[field]?.label ?? field
    return { field, message: messages.fieldErrors[errorCode](label, ruleOf(rules, field).limits) }
  })
}

/** The state of a stale form: the submitted values, merged with the stored ones, and the stored version. */
export function mergedState<Rules extends FieldRules>(
  rules: Rules,
  form: FormData,
  stored: { version: number; values: FieldTexts<Rules> },
): FormState<FieldOf<Rules>, EditBase<FieldOf<Rules>>> {
  const rendered = submittedTexts(rules, form, INITIAL_VALUE_PREFIX)
  const { values, concurrentChanges } = mergeConcurrentChanges(fieldNames(rules), {
    rendered,
    submitted: submittedTexts(rules, form),
    stored: stored.values,
  })
  return { answers: values, errors: [], outcome: { ...stored, concurrentChanges } }
}
