import { parseDay } from "#domain/calendar/period.ts"

const DAY_MS = 24 * 60 * 60 * 1000

/** The first and the last day that somebody asked for, `2026-12-31`; as they typed them, empty where they did not. */
type AskedDays = { from: string; to: string }

/** Which of the two are no days. */
export function wrongDates(asked: AskedDays): ("from" | "to")[] {
  return (["from", "to"] as const).filter((field) => asked[field] !== "" && !startOfDay(asked[field]))
}

/** The instants between which both days lie, in Sri Lanka; null where one was not asked for, or is none. */
export function instantsOf({ from, to }: AskedDays): { from: Date | null; before: Date | null } {
  const lastDay = startOfDay(to)
  return { from: startOfDay(from), before: lastDay && new Date(lastDay.getTime() + DAY_MS) }
}

function startOfDay(day: string): Date | null {
  const midnight = parseDay(day)
  return midnight && new Date(`${midnight}:00+05:30`)
}
