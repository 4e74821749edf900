import type { Cents } from "#domain/money.ts"

/** The six lengths of a rental, each with its own daily rate. */
export type TierId = "oneWeek" | "twoWeeks" | "threeWeeks" | "oneMonth" | "threeMonths" | "sixMonths"

/** A vehicle's rate per day for each tier. The kilometres of `mileageAllowanceKm` are included. */
export type DailyRates = Record<TierId, Cents>

/** The rates that the catalogue has; null: price on request. */
export type KnownRates = Record<TierId, Cents | null>

/**
 * A tier for rentals of `fromDays` to `toDays` days (null: unlimited), both included. `nominalDays` is the length in the tier's
 * name, and the one that its stated total is for.
 */
export type Tier = { id: TierId; fromDays: number; toDays: number | null; nominalDays: number }

/** Shortest first. Source: docs/requirements.md, R7.4. */
export const TIERS: readonly Tier[] = [
  { id: "oneWeek", fromDays: 1, toDays: 13, nominalDays: 7 },
  { id: "twoWeeks", fromDays: 14, toDays: 20, nominalDays: 14 },
  { id: "threeWeeks", fromDays: 21, toDays: 29, nominalDays: 21 },
  { id: "oneMonth", fromDays: 30, toDays: 89, nominalDays: 30 },
  { id: "threeMonths", fromDays: 90, toDays: 179, nominalDays: 90 },
  { id: "sixMonths", fromDays: 180, toDays: null, nominalDays: 180 },
]

/** The tier of a rental of this many days; null for 0 days. */
export function tierOf(days: number): Tier | null {
  return TIERS.findLast((tier) => days >= tier.fromDays) ?? null
}
