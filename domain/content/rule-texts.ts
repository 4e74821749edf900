import { isRuleName, type RuleTexts } from "./rules.ts"

// Matches braces around a single word. The braces of JSON never match, because they contain a quotation mark.
const PLACEHOLDER = /\{([A-Za-z][\w ]*)\}/g

/** Finds placeholders that name no rule, with their offsets. */
export function unknownRules(text: string): { name: string; offset: number }[] {
  return [...text.matchAll(PLACEHOLDER)]
    .map(({ 1: name = "", index }) => ({ name, offset: index }))
    .filter(({ name }) => !isRuleName(name))
}

/** Replaces rule placeholders in all texts of a content. Unknown placeholders stay unchanged. */
export function fillPlaceholders<Part>(part: Part, texts: RuleTexts): Part {
  return fill(part, texts) as Part // the same shape, with other texts
}

function fill(part: unknown, texts: RuleTexts): unknown {
  if (typeof part === "string")
    return part.replace(PLACEHOLDER, (whole, name: string) => (isRuleName(name) ? texts[name] : whole))
  if (Array.isArray(part)) return part.map((entry) => fill(entry, texts))
  if (typeof part !== "object" || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value, texts)]))
}
