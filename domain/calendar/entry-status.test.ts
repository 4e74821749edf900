import { expect, it } from "vitest"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { entryStatus } from "./entry-status.ts"

const at = (text: string) => parseWallTime(text) as WallTime // valid times
const PERIOD = { from: at("2026-12-12T09:00"), to: at("2026-12-14T09:00") }

it.each([
  ["2026-12-12T08:59", "toCome"],
  ["2026-12-12T09:00", "out"],
  ["2026-12-14T08:59", "out"],
  ["2026-12-14T09:00", "due"],
  ["2026-12-15T09:00", "due"],
  ["2026-12-15T09:01", "over"],
])("a rental from 12 December 9 am to 14 December 9 am is at %s: %s", (now, status) => {
  expect(entryStatus(PERIOD, at(now))).toBe(status)
})
