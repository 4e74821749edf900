import { addDays, dayOf, parseWallTime, type WallTime } from "#domain/rental-period.ts"

/**
 * A half-open period: one that ends at 10:00 and one that begins at 10:00 do not overlap. Both ends are Sri Lankan wall-clock
 * times, `from` before `to`.
 */
export type Period = { from: WallTime; to: WallTime }

/** Whether two periods have a moment in common. */
export function overlaps(one: Period, other: Period): boolean {
  return one.from < other.to && other.from < one.to
}

/** The parts of a period that another period does not cover, in order of time: none, one or two. */
export function partsOutside({ from, to }: Period, other: Period): Period[] {
  const before = { from, to: to < other.from ? to : other.from }
  const after = { from: from > other.to ? from : other.to, to }
  return [before, after].filter((period) => period.from < period.to)
}

/** The period of a number of whole days, from a midnight on. */
export function daysFrom(midnight: WallTime, days: number): Period {
  return { from: midnight, to: addDays(midnight, days) }
}

/** The midnight that begins the day of a time. */
export function startOfDay(moment: WallTime): WallTime {
  return `${dayOf(moment)}T00:00` as WallTime // valid, because `moment` is
}

/** The midnight that begins a day, written `2026-12-31`. @returns null for an invalid date */
export function parseDay(text: string): WallTime | null {
  return parseWallTime(`${text}T00:00`)
}
