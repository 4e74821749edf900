import { parseNumber } from "#app/office/site/parse-number.ts"
import type { SettingForm } from "#app/office/site/site-form.ts"
import { isRuleName, RULE_NAMES, RULES, rulesInput } from "#domain/content/rules.ts"

/** The form of the figures of the rules. Amounts are typed in rupees. */
export const RULES_FORM: SettingForm<"rules"> = {
  key: "rules",
  fields: RULE_NAMES,
  toFormValues: (rules) => {
    const input = rulesInput(rules)
    return Object.fromEntries(RULE_NAMES.map((name) => [name, String(input[name])]))
  },
  toInput: (values) => Object.fromEntries(RULE_NAMES.map((name) => [name, parseNumber(values[name] ?? "")])),
  fieldForPath: (path) => path,
  messageFor: (field, { rules: { fieldErrors } }) => {
    if (field === "cleaningTo") return fieldErrors.cleaningTo
    return isRuleName(field) && RULES[field] === "whole" ? fieldErrors.whole : fieldErrors.amount
  },
}
