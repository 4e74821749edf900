import { describe, expect, it } from "vitest"
import {
  addDays,
  dayNumberAt,
  daysBetween,
  formatWallTime,
  instantAt,
  parseWallTime,
  rentalDays,
  type WallTime,
  wallTimeAt,
} from "./rental-period.ts"

const at = (text: string): WallTime => {
  const wallTime = parseWallTime(text)
  if (!wallTime) throw new Error(`not a wall time: ${text}`)
  return wallTime
}

const daysCharged = (from: string, to: string) => rentalDays({ pickUpAt: at(from), returnAt: at(to) })

describe("rentalDays", () => {
  it.each([
    ["2027-01-10T09:00", "2027-01-10T09:01", 1],
    ["2027-01-10T09:00", "2027-01-11T09:00", 1],
    ["2027-01-10T09:00", "2027-01-11T09:01", 2],
    ["2027-01-10T09:00", "2027-01-23T09:00", 13],
    ["2027-01-10T09:00", "2027-01-23T09:01", 14],
    ["2028-02-28T09:00", "2028-03-01T09:00", 2],
    ["2026-12-31T23:59", "2027-01-01T00:00", 1],
  ])("charges %s to %s as %i days", (from, to, days) => expect(daysCharged(from, to)).toBe(days))

  it.each([
    ["2027-01-10T09:00", "2027-01-10T09:00"],
    ["2027-01-10T09:00", "2027-01-09T09:00"],
  ])("is 0 for %s to %s", (from, to) => expect(daysCharged(from, to)).toBe(0))

  it("ignores daylight saving time of Berlin and St John's, in whose time zones these tests run", () => {
    expect(daysCharged("2027-03-27T09:00", "2027-03-29T09:00")).toBe(2)
    expect(daysCharged("2027-10-30T09:00", "2027-11-01T09:00")).toBe(2)
    expect(daysCharged("2027-03-13T09:00", "2027-03-15T09:00")).toBe(2)
    expect(daysCharged("2027-11-06T09:00", "2027-11-08T09:00")).toBe(2)
  })
})

describe("parseWallTime", () => {
  it("drops seconds, which some browsers send", () => {
    expect(parseWallTime("2027-01-10T09:00:59")).toBe("2027-01-10T09:00")
    expect(parseWallTime("2027-01-10T09:00:59.999")).toBe("2027-01-10T09:00")
  })

  it.each([
    "",
    "2027-01-10",
    "2027-02-29T09:00",
    "2027-13-01T09:00",
    "2027-01-10T24:00",
    "2027-01-10T09:60",
    "2027-01-10T09:00Z",
    "2027-01-10 09:00",
    "12027-01-10T09:00",
    " 2027-01-10T09:00",
    "2027-01-10T09:00\n",
  ])("refuses %j", (text) => expect(parseWallTime(text)).toBeNull())
})

describe("wall time in Sri Lanka", () => {
  it("is five and a half hours ahead of UTC, all year", () => {
    expect(wallTimeAt(new Date("2026-11-21T20:00:00Z"))).toBe("2026-11-22T01:30")
    expect(wallTimeAt(new Date("2026-07-01T00:00:59Z"))).toBe("2026-07-01T05:30")
  })

  it("is converted back to its instant", () => {
    const instant = new Date("2026-11-21T20:00:00Z")
    expect(instantAt(wallTimeAt(instant))).toEqual(instant)
  })

  it("has its midnight at 18:30 UTC", () => {
    const lastMinute = dayNumberAt(new Date("2026-11-22T18:29:59Z"))
    expect(dayNumberAt(new Date("2026-11-21T18:30:00Z"))).toBe(lastMinute)
    expect(dayNumberAt(new Date("2026-11-22T18:30:00Z"))).toBe(lastMinute + 1)
    expect(dayNumberAt(new Date("1970-01-01T12:00:00Z"))).toBe(0)
  })

  it("has the same time of day after days are added", () => {
    expect(addDays(at("2026-12-25T09:00"), 7)).toBe("2027-01-01T09:00")
  })

  it.each([
    ["2027-01-10T09:00", "2027-01-11T09:00", 1],
    ["2027-01-10T09:00", "2027-01-10T21:00", 0.5],
    ["2027-01-10T09:00", "2027-01-08T09:00", -2],
  ])("differs from %s to %s by %d days", (from, to, days) => expect(daysBetween(at(from), at(to))).toBe(days))

  it.each([
    ["2026-12-12T09:00", "Sat 12 Dec 2026, 9:00 am"],
    ["2026-12-12T00:05", "Sat 12 Dec 2026, 12:05 am"],
    ["2026-12-12T12:00", "Sat 12 Dec 2026, 12:00 pm"],
    ["2026-12-12T23:59", "Sat 12 Dec 2026, 11:59 pm"],
  ])("%s is formatted as %s", (text, written) => expect(formatWallTime(at(text))).toBe(written))
})
