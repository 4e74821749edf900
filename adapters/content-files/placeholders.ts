import type { CompanyRules } from "#domain/content/content.ts"
import { formatRule } from "#domain/money.ts"

/** What a text may name in braces, `{insuranceExcess}`: the company's rules, so that a figure is written once. */
export type RuleTexts = Record<keyof CompanyRules, string>

export function ruleTexts(rules: CompanyRules): RuleTexts {
  return {
    mileageAllowanceKm: String(rules.mileageAllowanceKm),
    depositHeldDays: String(rules.depositHeldDays),
    insuranceExcess: formatRule(rules.insuranceExcess),
    minorRepairLimit: formatRule(rules.minorRepairLimit),
    cleaningFrom: formatRule(rules.cleaningFrom),
    cleaningTo: formatRule(rules.cleaningTo),
    minimumAge: String(rules.minimumAge),
  }
}

// A name and nothing else: the braces of JSON always hold a quotation mark.
const PLACEHOLDER = /\{([A-Za-z][\w ]*)\}/g

/** Puts the rules' figures in a text. `unknown` hears of a name that is no rule; it stays in the text. */
export function fillIn(
  text: string,
  texts: RuleTexts,
  unknown: (name: string, offset: number) => void,
): string {
  return text.replace(PLACEHOLDER, (whole, name: string, offset: number) => {
    if (isRule(name, texts)) return texts[name]
    unknown(name, offset)
    return whole
  })
}

export function unknownRule(name: string, texts: RuleTexts): string {
  return `{${name}} is not a rule in rules.json; there are ${Object.keys(texts).join(", ")}`
}

function isRule(name: string, texts: RuleTexts): name is keyof RuleTexts {
  return Object.hasOwn(texts, name)
}
