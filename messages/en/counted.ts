import { groupDigits } from "#lib/group-digits.ts"

/** '1 day', '2 days', '1,000 days'. */
export function counted(count: number, one: string, many: string): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`
}

export const days = (count: number) => counted(count, "day", "days")
