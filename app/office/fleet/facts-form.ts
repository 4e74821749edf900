import type { FieldError, FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { type ConcurrentChange, mergeConcurrentChanges } from "#domain/catalogue/concurrent-changes.ts"
import {
  type FactErrors,
  type FactField,
  type FactRules,
  type FactTexts,
  fieldsOf,
  ruleOf,
} from "#domain/catalogue/facts.ts"
import type { Messages } from "#messages/messages.ts"

/**
 * The outcome of a form of facts: the version that the next submission updates, its values, and the concurrent changes that were
 * saved while the form was open.
 */
export type EditBase<Field extends string = string> = {
  version: number
  facts: Readonly<Record<string, string>>
  concurrentChanges: readonly ConcurrentChange<Field>[]
}

/** The name of the hidden control with the value of a field at the time when its form was rendered. */
export function seenName(field: string): string {
  return `seen-${field}`
}

/** The submitted value of each field. `prefix` precedes the field's name in the name of its control. */
export function factTextsIn<Rules extends FactRules>(
  rules: Rules,
  form: FormData,
  prefix = "",
): FactTexts<Rules> {
  const entries = fieldsOf(rules).map((field) => {
    const name = prefix + field
    return [field, ruleOf(rules, field).isList ? listIn(form, name) : textOf(form, name)]
  })
  return Object.fromEntries(entries) as FactTexts<Rules> // one for each field
}

function listIn(form: FormData, name: string): string {
  const values = form.getAll(name).filter((value) => typeof value === "string")
  return values.flatMap(idsIn).toSorted().join(", ")
}

/** The ids in the text of a list: `child-seat, roof-rack`. */
export function idsIn(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

/** Field errors with their messages for the office. */
export function factErrors<Rules extends FactRules>(
  rules: Rules,
  fieldErrors: FactErrors<FactField<Rules>>,
  messages: Messages["office"]["fleet"],
): FieldError<FactField<Rules>>[] {
  return fieldErrors.map(({ field, errorCode }) => {
    const label = messages.fields[field]?.label ?? field
    return { field, message: messages.fieldErrors[errorCode](label, ruleOf(rules, field).limits) }
  })
}

/** The state of a stale form: the submitted values, merged with the stored ones, and the stored version. */
export function mergedState<Rules extends FactRules>(
  rules: Rules,
  form: FormData,
  now: { version: number; facts: FactTexts<Rules> },
): FormState<FactField<Rules>, EditBase<FactField<Rules>>> {
  const shown = factTextsIn(rules, form, seenName(""))
  const { values, concurrentChanges } = mergeConcurrentChanges(fieldsOf(rules), {
    shown,
    sent: factTextsIn(rules, form),
    now: now.facts,
  })
  return { answers: values, errors: [], outcome: { ...now, concurrentChanges: concurrentChanges } }
}
