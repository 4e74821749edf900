import { describe, expect, it } from "vitest"
import type { CalendarEntry, FleetVehicle } from "#domain/calendar/calendar.ts"
import type { Period } from "#domain/calendar/period.ts"
import { addDays } from "#domain/rental-period.ts"
import { at, december } from "#tests/support/wall-times.ts"
import { rowOf } from "./rows.ts"

const VAN: FleetVehicle = { id: "van", name: "Van", units: 1, isRetired: false }
const DAYS = Array.from({ length: 7 }, (_, index) => addDays(at("2026-12-10T00:00"), index))

function block(reason: string, period: Period): CalendarEntry {
  return {
    kind: "block",
    id: reason,
    reason,
    vehicleId: "van",
    period,
    units: 1,
    version: 1,
    isRemoved: false,
  }
}

const barsOf = (...entries: CalendarEntry[]) =>
  rowOf(VAN, entries, DAYS).cells.flatMap(({ bars }, day) => bars.map((bar) => ({ day, ...bar })))

describe("a vehicle's row", () => {
  it("has a bar for an entry in the day in which it begins, rounded to quarters of a day", () => {
    expect(barsOf(block("service", december("12 12", "14 06")))).toMatchObject([
      { day: 2, offset: 2, length: 7, lane: 0, isClippedBefore: false, isClippedAfter: false },
    ])
  })

  it("clips the bar of an entry that begins before the first day and ends after the last", () => {
    expect(barsOf(block("long", december("01 09", "30 09")))).toMatchObject([
      { day: 0, offset: 0, length: 28, isClippedBefore: true, isClippedAfter: true },
    ])
  })

  it("gives a short entry a bar of the minimum length, which does not extend beyond the last day", () => {
    const [short] = barsOf(block("transfer", december("12 08", "12 10")))
    expect(short).toMatchObject({ day: 2, offset: 1, length: 3 })
    expect(barsOf(block("late", december("16 23", "17 09")))).toMatchObject([
      { day: 6, offset: 1, length: 3, isClippedAfter: true },
    ])
  })

  it("puts consecutive entries in one lane, and a conflicting one in another", () => {
    const one = block("one", december("10 09", "12 09"))
    const next = block("next", december("12 09", "13 09"))
    expect(rowOf(VAN, [one, next], DAYS).laneCount).toBe(1)
    const row = rowOf(VAN, [one, next, block("third", december("11 09", "11 20"))], DAYS)
    expect(row.laneCount).toBe(2)
    expect(row.conflicts).toHaveLength(1)
    expect(row.cells.map(({ isConflict }) => isConflict)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    const conflicting = row.cells.flatMap(({ bars }) => bars.filter((bar) => bar.isConflict))
    expect(conflicting.map(({ entry }) => entry.id)).toEqual(["one", "third"])
  })

  it("marks an entry in each later day in which it continues", () => {
    const { cells } = rowOf(VAN, [block("service", december("12 12", "14 00"))], DAYS)
    expect(cells.map(({ continuing }) => continuing.length)).toEqual([0, 0, 0, 1, 0, 0, 0])
  })

  it("has no lanes without entries", () => {
    expect(rowOf(VAN, [], DAYS)).toMatchObject({ laneCount: 0, conflicts: [] })
  })
})
