import { expect, it } from "vitest"
import type { WallTime } from "#domain/rental-period.ts"
import { en } from "#messages/en.ts"
import { minutesAfterMidnight, shiftTimeOfDay } from "./office-clock.ts"

it("counts the minutes from midnight to a wall time", () => {
  // Both casts are of valid wall times.
  expect(minutesAfterMidnight("2026-11-21T00:00" as WallTime)).toBe(0)
  expect(minutesAfterMidnight("2026-11-21T18:05" as WallTime)).toBe(18 * 60 + 5)
})

it.each([
  ["Berlin in winter", -270, "2:30am", "1:30pm"],
  ["Sydney in summer", 330, "12:30pm", "11:30pm"],
  ["Auckland in summer", 450, "2:30pm", "1:30am"],
  ["Los Angeles in winter", -810, "5:30pm", "4:30am"],
])("converts the office hours to the time zone of %s", (_where, minutesAhead, opens, closes) => {
  const { clock } = en.contact
  expect(clock(shiftTimeOfDay(7 * 60, minutesAhead))).toBe(opens)
  expect(clock(shiftTimeOfDay(18 * 60, minutesAhead))).toBe(closes)
})

it.each([
  [0, "12am"],
  [7 * 60, "7am"],
  [12 * 60, "12pm"],
  [12 * 60 + 5, "12:05pm"],
  [23 * 60 + 59, "11:59pm"],
])("formats minute %i of the day as %s", (minutes, clock) => {
  expect(en.contact.clock(minutes)).toBe(clock)
})
