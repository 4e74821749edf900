import { addDays, dayOf, parseWallTime, type WallTime } from "#domain/rental-period.ts"

/**
 * From a moment on until another, which is no longer part of it: what ends at 10:00 and what begins at 10:00 do not touch.
 * Both are Sri Lankan wall-clock times, `from` before `to`.
 */
export type Period = { from: WallTime; to: WallTime }

export function touches(one: Period, other: Period): boolean {
  return one.from < other.to && other.from < one.to
}

/** Whole days from a midnight on. */
export function daysFrom(midnight: WallTime, days: number): Period {
  return { from: midnight, to: addDays(midnight, days) }
}

/** The midnight at which the day of a moment began. */
export function startOfDay(moment: WallTime): WallTime {
  return `${dayOf(moment)}T00:00` as WallTime // the day of a time that is one
}

/** The midnight at which a day begins that is written `2026-12-31`. @returns null for what no calendar has. */
export function parseDay(text: string): WallTime | null {
  return parseWallTime(`${text}T00:00`)
}
