import type { CalendarEntry, OwnedVehicle } from "#domain/calendar/calendar.ts"
import { type Clash, clashesOf } from "#domain/calendar/fit.ts"
import { lanesOf, type Span } from "#domain/calendar/lanes.ts"
import { daysFrom, type Period, touches } from "#domain/calendar/period.ts"
import { daysBetween, type WallTime } from "#domain/rental-period.ts"

/** A vehicle's row, day by day. `lanes` is the maximum number of bars below each other. */
export type CalendarRow = {
  vehicle: OwnedVehicle
  clashes: Clash<CalendarEntry>[]
  lanes: number
  cells: DayCell[]
}

/** A day of one vehicle. `bars` begin in it; `others` began earlier and continue. */
export type DayCell = { bars: Bar[]; others: CalendarEntry[]; isClash: boolean }

/**
 * An entry as a bar, in quarters of a day: `offset` from the start of its cell, less than 4, and `length`. It is clipped to the shown
 * days.
 */
export type Bar = {
  entry: CalendarEntry
  lane: number
  offset: number
  length: number
  isCutBefore: boolean
  isCutAfter: boolean
  isClash: boolean
}

const QUARTERS = 4

/** Minimum length of a bar in quarters of a day, so that a short entry can be read and clicked. */
const SHORTEST = 3

/** @param entries the vehicle's entries in these consecutive days */
export function rowOf(
  vehicle: OwnedVehicle,
  entries: readonly CalendarEntry[],
  days: readonly WallTime[],
): CalendarRow {
  const clashes = clashesOf(vehicle.units, entries)
  const bars = barsOf(entries, days, new Set(clashes.flatMap(({ among }) => among)))
  return {
    vehicle,
    clashes,
    lanes: Math.max(0, ...bars.map(({ lane }) => lane + 1)),
    cells: days.map((midnight, index) => {
      const day = daysFrom(midnight, 1)
      const begin = bars.filter((bar) => bar.day === index)
      const drawn = begin.map(({ entry }) => entry)
      return {
        bars: begin,
        others: entries.filter((entry) => touches(entry.period, day) && !drawn.includes(entry)),
        isClash: clashes.some(({ period }) => touches(period, day)),
      }
    }),
  }
}

function barsOf(
  entries: readonly CalendarEntry[],
  days: readonly WallTime[],
  clashing: ReadonlySet<CalendarEntry>,
): (Bar & { day: number })[] {
  const spans = entries.map(({ period }) => spanOf(period, days))
  const lanes = lanesOf(spans.map(({ drawn }) => drawn))
  return spans.map(({ drawn, ...cut }, index) => {
    const entry = entries[index] as CalendarEntry // a span for each of them
    return {
      entry,
      lane: lanes[index] ?? 0,
      day: Math.floor(drawn.from / QUARTERS),
      offset: drawn.from % QUARTERS,
      length: drawn.to - drawn.from,
      ...cut,
      isClash: clashing.has(entry),
    }
  })
}

function spanOf({ from, to }: Period, days: readonly WallTime[]) {
  const [first = from] = days
  const end = days.length * QUARTERS
  const place = (moment: WallTime) => Math.round(daysBetween(first, moment) * QUARTERS)
  const [begins, ends] = [place(from), place(to)]
  const drawnFrom = Math.min(Math.max(0, begins), end - SHORTEST)
  const drawn: Span = { from: drawnFrom, to: Math.max(Math.min(ends, end), drawnFrom + SHORTEST) }
  return { drawn, isCutBefore: begins < 0, isCutAfter: ends > end }
}
