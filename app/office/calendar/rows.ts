import type { CalendarEntry, FleetVehicle } from "#domain/calendar/calendar.ts"
import { type Conflict, findConflicts } from "#domain/calendar/fit.ts"
import { lanesOf, type Span } from "#domain/calendar/lanes.ts"
import { daysFrom, overlaps, type Period } from "#domain/calendar/period.ts"
import { daysBetween, type WallTime } from "#domain/rental-period.ts"

/** A vehicle's row with a cell for each day. Overlapping bars are below each other; `laneCount` is their maximum number. */
export type CalendarRow = {
  vehicle: FleetVehicle
  conflicts: Conflict<CalendarEntry>[]
  laneCount: number
  cells: DayCell[]
}

/** A day of one vehicle. `bars` begin on this day; the entries in `continuing` began earlier. */
export type DayCell = { bars: Bar[]; continuing: CalendarEntry[]; isConflict: boolean }

/**
 * An entry as a bar, in quarters of a day: `offset` from the start of its cell, less than 4, and `length`. The bar is clipped to the
 * shown days. `lane` is 0 for the top of the row.
 */
export type Bar = {
  entry: CalendarEntry
  lane: number
  offset: number
  length: number
  isClippedBefore: boolean
  isClippedAfter: boolean
  isConflict: boolean
}

export const QUARTERS_PER_DAY = 4

/** The minimum length of a bar, in quarters of a day, so that a short entry can be read and clicked. */
const MIN_BAR_LENGTH = 3

/** @param entries the vehicle's entries in these consecutive days */
export function rowOf(
  vehicle: FleetVehicle,
  entries: readonly CalendarEntry[],
  days: readonly WallTime[],
): CalendarRow {
  const conflicts = findConflicts(vehicle.units, entries)
  const bars = barsOf(entries, days, new Set(conflicts.flatMap(({ allocations }) => allocations)))
  return {
    vehicle,
    conflicts,
    laneCount: Math.max(0, ...bars.map(({ lane }) => lane + 1)),
    cells: days.map((midnight, index) => {
      const day = daysFrom(midnight, 1)
      const barsOfDay = bars.filter((bar) => bar.dayIndex === index)
      const entriesOfBars = barsOfDay.map(({ entry }) => entry)
      return {
        bars: barsOfDay,
        continuing: entries.filter((entry) => overlaps(entry.period, day) && !entriesOfBars.includes(entry)),
        isConflict: conflicts.some(({ period }) => overlaps(period, day)),
      }
    }),
  }
}

function barsOf(
  entries: readonly CalendarEntry[],
  days: readonly WallTime[],
  conflicting: ReadonlySet<CalendarEntry>,
): (Bar & { dayIndex: number })[] {
  const clipped = entries.map(({ period }) => clippedSpan(period, days))
  const lanes = lanesOf(clipped.map(({ span }) => span))
  return clipped.map(({ span, ...clipping }, index) => {
    const entry = entries[index] as CalendarEntry // one span for each entry
    return {
      entry,
      lane: lanes[index] ?? 0,
      dayIndex: Math.floor(span.from / QUARTERS_PER_DAY),
      offset: span.from % QUARTERS_PER_DAY,
      length: span.to - span.from,
      ...clipping,
      isConflict: conflicting.has(entry),
    }
  })
}

/** A period in quarters of a day from the first shown day on, clipped to the shown days. */
function clippedSpan({ from, to }: Period, days: readonly WallTime[]) {
  const [first = from] = days
  const end = days.length * QUARTERS_PER_DAY
  const quartersTo = (moment: WallTime) => Math.round(daysBetween(first, moment) * QUARTERS_PER_DAY)
  const begins = quartersTo(from)
  const ends = quartersTo(to)
  const start = Math.min(Math.max(0, begins), end - MIN_BAR_LENGTH)
  const span: Span = { from: start, to: Math.max(Math.min(ends, end), start + MIN_BAR_LENGTH) }
  return { span, isClippedBefore: begins < 0, isClippedAfter: ends > end }
}
