import type { Period } from "#domain/calendar/period.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"

/** A wall time that a test is sure of: `2026-12-12T09:00`. */
export function at(text: string): WallTime {
  const wallTime = parseWallTime(text)
  if (!wallTime) throw new Error(`not a wall time: ${text}`)
  return wallTime
}

export function period(from: string, to: string): Period {
  return { from: at(from), to: at(to) }
}

/** A time in December 2026, by its day and hour: `12 09` is the 12th at nine in the morning. */
export function december(from: string, to: string): Period {
  const moment = (text: string) => `2026-12-${text.replace(" ", "T")}:00`
  return period(moment(from), moment(to))
}
