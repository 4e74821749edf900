import { numberIn } from "#app/office/site/numbers.ts"
import type { FormOf } from "#app/office/site/site-form.ts"
import { RULE_NAMES } from "#domain/content/rule-texts.ts"
import { writtenRules } from "#domain/content/settings.ts"

const WHOLE: readonly string[] = ["mileageAllowanceKm", "depositHeldDays", "minimumAge"]

/** The figures of the company's rules, as one form; amounts are typed in rupees. */
export const RULES: FormOf<"rules"> = {
  key: "rules",
  fields: RULE_NAMES,
  valuesOf: (rules) => {
    const written = writtenRules(rules)
    return Object.fromEntries(RULE_NAMES.map((name) => [name, String(written[name])]))
  },
  writtenOf: (values) => Object.fromEntries(RULE_NAMES.map((name) => [name, numberIn(values[name] ?? "")])),
  fieldAt: (path) => path,
  wordsFor: (field, { rules: { fault } }) => {
    if (WHOLE.includes(field)) return fault.whole
    return field === "cleaningTo" ? fault.cleaningTo : fault.amount
  },
}
