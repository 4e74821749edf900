import { parseDay } from "#domain/calendar/period.ts"
import { addDays, instantAt, type WallTime } from "#domain/rental-period.ts"

/** The first and last day of a filter as typed, like `2026-12-31`; an empty text means no limit. */
type DayRange = { from: string; to: string }

/** The names of the fields with an invalid day. */
export function invalidDayFields(range: DayRange): ("from" | "to")[] {
  return (["from", "to"] as const).filter((field) => range[field] !== "" && !parseDay(range[field]))
}

/** The last day with a four-digit year, as wall times require. The midnight after it cannot be expressed, so the range has no end. */
const LATEST_DAY = "9999-12-31"

/** The start of the first day and the end of the last one in Sri Lanka. Null: as in `midnightsOf`. */
export function instantsOf(range: DayRange): { from: Date | null; before: Date | null } {
  const { from, before } = midnightsOf(range)
  return { from: from && instantAt(from), before: before && instantAt(before) }
}

/**
 * The midnights that begin the first day and end the last one. Null: the day is missing or invalid, or the last day is
 * `LATEST_DAY`.
 */
export function midnightsOf({ from, to }: DayRange): { from: WallTime | null; before: WallTime | null } {
  const lastDay = parseDay(to)
  return { from: parseDay(from), before: lastDay && lastDay < LATEST_DAY ? addDays(lastDay, 1) : null }
}
