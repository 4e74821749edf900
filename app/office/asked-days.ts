import { parseDay } from "#domain/calendar/period.ts"

const DAY_MS = 24 * 60 * 60 * 1000

/** The first and last day of a filter, `2026-12-31`, as typed; empty: none. */
type AskedDays = { from: string; to: string }

/** The invalid ones of the two. */
export function wrongDates(asked: AskedDays): ("from" | "to")[] {
  return (["from", "to"] as const).filter((field) => asked[field] !== "" && !startOfDay(asked[field]))
}

/** The instants that bound the days in Sri Lanka; null for a missing or invalid day. */
export function instantsOf({ from, to }: AskedDays): { from: Date | null; before: Date | null } {
  const lastDay = startOfDay(to)
  return { from: startOfDay(from), before: lastDay && new Date(lastDay.getTime() + DAY_MS) }
}

function startOfDay(day: string): Date | null {
  const midnight = parseDay(day)
  return midnight && new Date(`${midnight}:00+05:30`)
}
