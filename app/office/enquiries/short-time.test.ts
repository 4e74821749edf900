import { expect, it } from "vitest"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { shortTime } from "./short-time.ts"

const at = (text: string) => parseWallTime(text) as WallTime // valid times

it.each([
  ["2026-01-02T00:00", "12:00 am"],
  ["2026-01-02T10:43", "10:43 am"],
  ["2026-01-01T23:59", "Yesterday"],
  ["2026-01-01T00:00", "Yesterday"],
  ["2025-12-31T23:59", "31 Dec 2025"],
])("%s is '%s' in a list of 2 January 2026", (time, text) => {
  expect(shortTime(at(time), at("2026-01-02T00:00"), "Yesterday")).toBe(text)
})

it("has no year in the same year", () => {
  expect(shortTime(at("2026-03-04T08:00"), at("2026-03-06T00:00"), "Yesterday")).toBe("4 Mar")
})
