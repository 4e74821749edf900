import { textOf } from "#app/forms/read-answers.ts"
import type { OfficeForm } from "#app/office/forms/office-form.ts"
import {
  type FactFaults,
  type FactField,
  type FactRules,
  fieldsOf,
  ruleOf,
  type TypedFacts,
} from "#domain/catalogue/facts.ts"
import { type Meanwhile, typedMeanwhile } from "#domain/catalogue/typed-meanwhile.ts"
import type { Messages } from "#messages/messages.ts"

/** A form of facts that is shown again. `meanwhile`: what somebody else changed while it was open. */
export type FactsForm<Field extends string = string> = OfficeForm<Field> & {
  /** What the next press is on top of; null: what the page shows. */
  now: { version: number; facts: Record<string, string> } | null
  meanwhile: readonly Meanwhile<Field>[]
}

/** The name of the control that holds what a field said when its form was shown. */
export function seenName(field: string): string {
  return `seen-${field}`
}

/** What was typed into each field, `prefix` in front of its name. */
export function typedIn<Rules extends FactRules>(
  rules: Rules,
  form: FormData,
  prefix = "",
): TypedFacts<Rules> {
  const typed = fieldsOf(rules).map((field) => {
    const name = prefix + field
    return [field, ruleOf(rules, field).isList ? listIn(form, name) : textOf(form, name)]
  })
  return Object.fromEntries(typed) as TypedFacts<Rules> // one for each field
}

function listIn(form: FormData, name: string): string {
  const values = form.getAll(name).filter((value) => typeof value === "string")
  return values
    .flatMap((value) => value.split(/[\s,]+/).filter(Boolean))
    .toSorted()
    .join(", ")
}

/** What is wrong, said as what to do. */
export function wordedFaults<Rules extends FactRules>(
  rules: Rules,
  faults: FactFaults<FactField<Rules>>,
  texts: Messages["office"]["fleet"],
): { field: FactField<Rules>; words: string }[] {
  return faults.map(({ field, fault }) => {
    const label = texts.fields[field]?.label ?? field
    return { field, words: texts.faults[fault](label, ruleOf(rules, field).limits) }
  })
}

/** A form that came on top of another's change: everything typed, what is there now, and its version to go on from. */
export function afterAnother<Rules extends FactRules>(
  rules: Rules,
  form: FormData,
  now: { version: number; facts: TypedFacts<Rules> },
): Pick<FactsForm<FactField<Rules>>, "values" | "now" | "meanwhile"> {
  const shown = typedIn(rules, form, seenName(""))
  const { values, meanwhile } = typedMeanwhile(fieldsOf(rules), {
    shown,
    sent: typedIn(rules, form),
    now: now.facts,
  })
  return { values, now, meanwhile }
}
