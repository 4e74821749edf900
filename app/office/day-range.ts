import { parseDay } from "#domain/calendar/period.ts"
import { addDays, instantAt, type WallTime } from "#domain/rental-period.ts"

const DAY_MS = 24 * 60 * 60 * 1000

/** The first and last day of a filter as typed, like `2026-12-31`; an empty text means no limit. */
type DayRange = { from: string; to: string }

/** The names of the fields that hold no valid day. */
export function invalidDays(range: DayRange): ("from" | "to")[] {
  return (["from", "to"] as const).filter((field) => range[field] !== "" && !startOfDay(range[field]))
}

/** The start of the first day and the end of the last one in Sri Lanka; null for a missing or invalid day. */
export function instantsOf({ from, to }: DayRange): { from: Date | null; before: Date | null } {
  const lastDay = startOfDay(to)
  return { from: startOfDay(from), before: lastDay && new Date(lastDay.getTime() + DAY_MS) }
}

/** The midnights that begin the first day and end the last one; null for a missing or invalid day. */
export function midnightsOf({ from, to }: DayRange): { from: WallTime | null; before: WallTime | null } {
  const lastDay = parseDay(to)
  return { from: parseDay(from), before: lastDay && addDays(lastDay, 1) }
}

function startOfDay(day: string): Date | null {
  const midnight = parseDay(day)
  return midnight && instantAt(midnight)
}
