import { formatRule } from "#domain/money.ts"
import type { CompanyRules } from "./content.ts"

/** What a text may name in braces, `{insuranceExcess}`: the company's rules, so that a figure is written once. */
export type RuleTexts = Record<keyof CompanyRules, string>

export const RULE_NAMES = [
  "mileageAllowanceKm",
  "depositHeldDays",
  "insuranceExcess",
  "minorRepairLimit",
  "cleaningFrom",
  "cleaningTo",
  "minimumAge",
] as const satisfies readonly (keyof CompanyRules)[]

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

/** The names in braces that are no rule, and where each begins. */
export function unknownRules(text: string): { name: string; offset: number }[] {
  return [...text.matchAll(PLACEHOLDER)]
    .map(({ 1: name = "", index }) => ({ name, offset: index }))
    .filter(({ name }) => !isRule(name))
}

/** The same content with the rules' figures in all its texts. What names no rule stays as it is. */
export function filledIn<Part>(part: Part, texts: RuleTexts): Part {
  return fill(part, texts) as Part // the same shape, with other texts
}

function fill(part: unknown, texts: RuleTexts): unknown {
  if (typeof part === "string")
    return part.replace(PLACEHOLDER, (whole, name: string) => (isRule(name) ? texts[name] : whole))
  if (Array.isArray(part)) return part.map((entry) => fill(entry, texts))
  if (typeof part !== "object" || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value, texts)]))
}

function isRule(name: string): name is keyof RuleTexts {
  return RULE_NAMES.some((rule) => rule === name)
}
