import { numberIn } from "#app/office/site/numbers.ts"
import type { FormOf } from "#app/office/site/site-form.ts"
import { isRuleName, RULE_NAMES, RULES, writtenRules } from "#domain/content/rules.ts"

/** The form of the figures of the rules. Amounts are typed in rupees. */
export const RULES_FORM: FormOf<"rules"> = {
  key: "rules",
  fields: RULE_NAMES,
  valuesOf: (rules) => {
    const written = writtenRules(rules)
    return Object.fromEntries(RULE_NAMES.map((name) => [name, String(written[name])]))
  },
  writtenOf: (values) => Object.fromEntries(RULE_NAMES.map((name) => [name, numberIn(values[name] ?? "")])),
  fieldAt: (path) => path,
  wordsFor: (field, { rules: { errorCode } }) => {
    if (field === "cleaningTo") return errorCode.cleaningTo
    return isRuleName(field) && RULES[field] === "whole" ? errorCode.whole : errorCode.amount
  },
}
