import { addDays, type RentalPeriod, type WallTime } from "#domain/rental-period.ts"

/** A rental of `days` days that begins in `startsInDays` days, at nine in the morning. */
export type DatePreset = { startsInDays: number; days: number }

/** The rentals that a list offers with one click. */
export const DATE_PRESETS: readonly DatePreset[] = [
  { startsInDays: 7, days: 3 },
  { startsInDays: 14, days: 7 },
  { startsInDays: 30, days: 14 },
]

const PICK_UP_TIME = "T09:00"

/** @param now the time in Sri Lanka */
export function presetPeriod(now: WallTime, { startsInDays, days }: DatePreset): RentalPeriod {
  // The cast is valid, because only the time of day is replaced, by a valid one.
  const nineToday = (now.slice(0, 10) + PICK_UP_TIME) as WallTime
  const pickUpAt = addDays(nineToday, startsInDays)
  return { pickUpAt, returnAt: addDays(pickUpAt, days) }
}
