import { FIELD_NAMES } from "#app/forms/field-names.ts"
import { TOTAL_SEEN } from "#app/forms/total-seen.ts"
import type { Answers } from "#domain/enquiry/answers.ts"

const NAMES: Readonly<Record<string, string>> = FIELD_NAMES

/** All answers that are not empty, as hidden fields. The total that the visitor saw has a field of its own. */
export function HiddenAnswers({ answers }: { answers: Answers }) {
  const filledAnswers = Object.entries(answers).filter(([field, value]) => value && field !== TOTAL_SEEN)
  return filledAnswers.map(([field, value]) => (
    <input key={field} type="hidden" name={NAMES[field] ?? field} value={value} autoComplete="off" />
  ))
}
