import type { Answers } from "#domain/enquiry/answers.ts"

/** The total that the page showed, in cents: the name of its hidden control, and the key of its answer. */
export const TOTAL_SEEN = "total_seen"

/** Whether the total that the page showed differs from the current total. */
export function hasTotalChanged(answers: Answers, total: string): boolean {
  const totalSeen = answers[TOTAL_SEEN]
  return Boolean(totalSeen) && totalSeen !== total
}
