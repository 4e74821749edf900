import { expect, it } from "vitest"
import { at } from "#tests/support/wall-times.ts"
import { entryStatus, type HandOver, hasGoneOut, takenPeriod } from "./entry-status.ts"

const PERIOD = { from: at("2026-12-12T09:00"), to: at("2026-12-14T09:00") }

function handOver(wentOutAt: string | null, returnedAt: string | null): HandOver {
  return {
    wentOutAt: wentOutAt === null ? null : at(wentOutAt),
    returnedAt: returnedAt === null ? null : at(returnedAt),
  }
}

it.each([
  ["2026-12-12T08:59", "upcoming"],
  ["2026-12-12T09:00", "out"],
  ["2026-12-14T08:59", "out"],
  ["2026-12-14T09:00", "returnDue"],
  ["2026-12-15T09:00", "returnDue"],
  ["2026-12-15T09:01", "ended"],
])("a block from 12 December 9 am to 14 December 9 am is at %s: %s", (now, status) => {
  expect(entryStatus(PERIOD, null, at(now))).toBe(status)
})

it.each([
  ["2026-12-12T08:59", null, null, "upcoming"],
  ["2026-12-12T09:00", null, null, "pickUpDue"],
  ["2026-12-12T23:59", null, null, "pickUpDue"],
  ["2026-12-13T00:00", null, null, "out"],
  ["2026-12-12T08:45", "2026-12-12T08:40", null, "out"],
  ["2026-12-12T09:30", "2026-12-12T09:20", null, "out"],
  ["2026-12-14T09:00", null, null, "returnDue"],
  ["2026-12-14T09:00", "2026-12-12T09:20", null, "returnDue"],
  ["2026-12-13T12:00", "2026-12-12T09:20", "2026-12-13T11:00", "ended"],
  ["2026-12-12T12:00", null, "2026-12-12T11:00", "ended"],
  ["2026-12-15T09:01", null, null, "ended"],
])(
  "a booking from 12 December 9 am to 14 December 9 am is at %s, out %s and back %s: %s",
  (now, wentOutAt, returnedAt, status) => {
    expect(entryStatus(PERIOD, handOver(wentOutAt, returnedAt), at(now))).toBe(status)
  },
)

it("the status ignores records of days before the pick-up, which are of a booking that was moved", () => {
  const moved = handOver("2026-12-10T09:00", "2026-12-11T09:00")
  expect(entryStatus(PERIOD, moved, at("2026-12-12T08:00"))).toBe("upcoming")
  expect(entryStatus(PERIOD, moved, at("2026-12-12T10:00"))).toBe("pickUpDue")
})

it.each([
  ["began before today", "2026-12-11T23:59", handOver(null, null), true],
  ["began today", "2026-12-12T00:00", handOver(null, null), false],
  ["went out", "2026-12-12T14:00", handOver("2026-12-12T12:00", null), true],
  ["came back", "2026-12-12T09:00", handOver(null, "2026-12-12T12:00"), true],
  ["begins tomorrow", "2026-12-13T09:00", handOver(null, null), false],
])("says whether a booking that %s has gone out", (_, from, recorded, expected) => {
  expect(hasGoneOut(at(from), recorded, at("2026-12-12T13:00"))).toBe(expected)
})

it.each([
  ["not back", null, "2026-12-14T09:00"],
  ["back early", "2026-12-13T11:00", "2026-12-13T11:00"],
  ["back as agreed", "2026-12-14T09:00", "2026-12-14T09:00"],
  ["back late", "2026-12-14T15:00", "2026-12-14T09:00"],
  ["back on a day before the pick-up, from a booking that was moved", "2026-12-11T10:00", "2026-12-14T09:00"],
])("a booking that is %s (%s) takes its vehicle until %s", (_, returnedAt, to) => {
  expect(takenPeriod(PERIOD, handOver(null, returnedAt))).toEqual({ from: PERIOD.from, to: at(to) })
})

it("a booking takes no time if its vehicle came back before the agreed pick-up, on its day", () => {
  expect(takenPeriod(PERIOD, handOver(null, "2026-12-12T08:30"))).toBeNull()
  expect(takenPeriod(PERIOD, handOver(null, "2026-12-12T09:00"))).toBeNull()
})
