import { unknownRules } from "#domain/content/rule-texts.ts"
import { RULE_NAMES } from "#domain/content/rules.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { SiteMessages } from "./site-form.ts"

/** Returns a function that reports an unknown placeholder in a text, like `{price}`, because visitors would see the braces. */
export function placeholderErrors(field: string) {
  return (values: Answers, messages: SiteMessages): Record<string, string> => {
    const [unknownRule] = unknownRules(values[field] ?? "")
    const names = RULE_NAMES.map((name) => `{${name}}`).join(", ")
    return unknownRule ? { [field]: messages.questions.unknownPlaceholder(unknownRule.name, names) } : {}
  }
}
