import { isRuleName, type RuleTexts } from "./rules.ts"

// Matches braces around a name of one or more words. The braces of JSON never match, because they contain a quotation mark.
const PLACEHOLDER = /\{([A-Za-z][\w ]*)\}/g

/** Finds the placeholders that name no rule, with their offsets in the text. */
export function unknownRules(text: string): { name: string; offset: number }[] {
  return [...text.matchAll(PLACEHOLDER)]
    .map(({ 1: name = "", index }) => ({ name, offset: index }))
    .filter(({ name }) => !isRuleName(name))
}

/** Replaces the placeholders of rules in all texts of a value, at any depth. Unknown placeholders stay unchanged. */
export function fillPlaceholders<Value>(value: Value, ruleTexts: RuleTexts): Value {
  return fill(value, ruleTexts) as Value // the same shape, with other texts
}

function fill(value: unknown, ruleTexts: RuleTexts): unknown {
  if (typeof value === "string")
    return value.replace(PLACEHOLDER, (placeholder, name: string) =>
      isRuleName(name) ? ruleTexts[name] : placeholder,
    )
  if (Array.isArray(value)) return value.map((entry) => fill(entry, ruleTexts))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fill(child, ruleTexts)]))
}
