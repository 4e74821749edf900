import type { Answers } from "#domain/enquiry/answers.ts"

/** The total that the page showed, in cents: the name of its hidden control, and the key of its answer. */
export const TOTAL_SEEN = "total_seen"

/** Whether the page showed another total than `total`, the current one in cents. False if the page showed none. */
export function hasTotalChanged(answers: Answers, total: string): boolean {
  const totalSeen = answers[TOTAL_SEEN]
  return Boolean(totalSeen) && totalSeen !== total
}
