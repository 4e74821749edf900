import { expect, it } from "vitest"
import type { CalendarEntry } from "#domain/calendar/calendar.ts"
import { addDays, parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { listDays, type VehicleEntry } from "./day-list.ts"

const at = (text: string) => parseWallTime(text) as WallTime // valid times
const TODAY = at("2026-12-10T00:00")
const DAYS = Array.from({ length: 6 }, (_, index) => addDays(TODAY, index))

function block(reason: string, from: string, to: string): VehicleEntry {
  const period = { from: at(`2026-12-${from}`), to: at(`2026-12-${to}`) }
  const rest = { id: reason, vehicleId: "alto", units: 1, version: 1, isRemoved: false } as const
  const entry: CalendarEntry = { ...rest, kind: "block", reason, period }
  return { entry, vehicle: { id: "alto", name: "Alto" } }
}

const idsOf = (entries: readonly VehicleEntry[]) => entries.map(({ entry }) => entry.id)

it("lists the entries that begin, end or continue on each day, sorted by time, and omits days without entries", () => {
  const entries = [
    block("late", "11T15:00", "13T10:00"),
    block("early", "11T08:00", "11T18:00"),
    block("before", "01T08:00", "11T07:00"),
  ]
  const listed = listDays(entries, DAYS, TODAY).map(({ day, starting, ending, continuing }) => {
    return [day.slice(8, 10), idsOf(starting), idsOf(ending), idsOf(continuing)]
  })
  expect(listed).toEqual([
    ["10", [], [], ["before"]],
    ["11", ["early", "late"], ["before", "early"], []],
    ["12", [], [], ["late"]],
    ["13", [], ["late"], []],
  ])
})

it("lists today even without entries", () => {
  expect(listDays([], DAYS, TODAY)).toEqual([{ day: TODAY, starting: [], ending: [], continuing: [] }])
})

it("lists an entry that ends at midnight as ending on the day that then begins, and not as continuing", () => {
  const listed = listDays([block("night", "11T20:00", "12T00:00")], DAYS, TODAY)
  expect(
    listed.map(({ day, ending, continuing }) => [day.slice(8, 10), idsOf(ending), idsOf(continuing)]),
  ).toEqual([
    ["10", [], []],
    ["11", [], []],
    ["12", ["night"], []],
  ])
})
