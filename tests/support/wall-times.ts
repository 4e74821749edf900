import type { Period } from "#domain/calendar/period.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"

/** Parses a valid wall time: `2026-12-12T09:00`. @throws if it is invalid */
export function at(text: string): WallTime {
  const wallTime = parseWallTime(text)
  if (!wallTime) throw new Error(`not a wall time: ${text}`)
  return wallTime
}

export function period(from: string, to: string): Period {
  return { from: at(from), to: at(to) }
}

/** A period in December 2026. Each time is a day and an hour: `12 09` is 9 am on the 12th. */
export function december(from: string, to: string): Period {
  const moment = (text: string) => `2026-12-${text.replace(" ", "T")}:00`
  return period(moment(from), moment(to))
}
