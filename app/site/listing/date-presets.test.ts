import { expect, it } from "vitest"
import { parseWallTime, rentalDays } from "#domain/rental-period.ts"
import { presetPeriod } from "./date-presets.ts"

const at = (text: string) => {
  const time = parseWallTime(text)
  if (!time) throw new Error(`${text} is not a time`)
  return time
}

it.each([
  ["2026-11-28T05:30", 14, 7, "2026-12-12T09:00", "2026-12-19T09:00"],
  ["2026-11-28T23:59", 7, 3, "2026-12-05T09:00", "2026-12-08T09:00"],
  ["2028-02-15T12:00", 14, 1, "2028-02-29T09:00", "2028-03-01T09:00"],
])(
  "a preset at %s, in %i days for %i days, is from %s to %s",
  (now, startsInDays, days, pickUpAt, returnAt) => {
    const period = presetPeriod(at(now), { startsInDays, days })
    expect(period).toEqual({ pickUpAt, returnAt })
    expect(rentalDays(period)).toBe(days)
  },
)
