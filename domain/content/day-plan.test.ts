import { describe, expect, it } from "vitest"
import { sunByMonth } from "#domain/sun.ts"
import { monthsEndingInTheDark, monthsStartingInTheDark, scheduleDay } from "./day-plan.ts"
import type { SampleDay } from "./visit.ts"

const SUN = sunByMonth(2026, { latitude: 7.86, longitude: 80.6517 })
const DAY: SampleDay = {
  title: "One day",
  start: "06:30",
  stops: [
    { activity: "The rock", driveMinutes: 30, stayMinutes: 180 },
    { activity: "Lunch", driveMinutes: 0, stayMinutes: 75 },
  ],
  backMinutes: 45,
}
const scheduleFrom = (start: string, backMinutes: number) => scheduleDay({ ...DAY, start, backMinutes })

describe("a sample day", () => {
  it("computes the times of each stop from those of the previous one", () => {
    expect(scheduleDay(DAY)).toMatchObject({
      startsAt: 390,
      stops: [
        { arrivesAt: 420, leavesAt: 600 },
        { arrivesAt: 600, leavesAt: 675 },
      ],
      endsAt: 720,
    })
  })

  it("rounds arrivals up to five minutes", () => {
    const stops = [{ activity: "The rock", driveMinutes: 8, stayMinutes: 30 }]
    expect(scheduleDay({ ...DAY, stops, backMinutes: 11 })).toMatchObject({
      stops: [{ driveMinutes: 8, arrivesAt: 400, leavesAt: 430 }],
      endsAt: 445,
    })
  })

  it("ends at the last stop if no drive follows", () => {
    expect(scheduleFrom("06:30", 0).endsAt).toBe(675)
  })

  it("is in daylight all year if it ends by half past five", () => {
    expect(monthsEndingInTheDark(scheduleFrom("12:00", 45), SUN)).toEqual([])
  })

  it("ends after dark in November only if it ends at ten past six", () => {
    expect(monthsEndingInTheDark(scheduleFrom("12:40", 45), SUN)).toEqual([10])
  })

  it("is after dark all year if it ends at eight", () => {
    expect(monthsEndingInTheDark(scheduleFrom("14:30", 45), SUN)).toHaveLength(12)
  })

  it("begins in the dark if it begins at five, unless it begins on foot", () => {
    expect(monthsStartingInTheDark(scheduleFrom("05:00", 0), SUN)).toHaveLength(12)
    const onFoot = { ...DAY, start: "05:00", stops: DAY.stops.slice(1) }
    expect(monthsStartingInTheDark(scheduleDay(onFoot), SUN)).toEqual([])
  })
})
