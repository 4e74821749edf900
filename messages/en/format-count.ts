import { groupDigits } from "#lib/group-digits.ts"

/** '1 day', '2 days', '1,000 days'. */
export function formatCount(count: number, singular: string, plural: string): string {
  return `${groupDigits(count)} ${count === 1 ? singular : plural}`
}

export const days = (count: number) => formatCount(count, "day", "days")
