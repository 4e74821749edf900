import type { Cents } from "#domain/money.ts"

/** The six lengths of hire that have a daily rate of their own. */
export type TierId = "oneWeek" | "twoWeeks" | "threeWeeks" | "oneMonth" | "threeMonths" | "sixMonths"

/** A vehicle's rate per day for each length of hire. 100 km a day are included. */
export type DailyRates = Record<TierId, Cents>

/** The same as far as a catalogue tells it: null where one has to ask the company. */
export type KnownRates = Record<TierId, Cents | null>

/**
 * `fromDays` to `toDays` (null: and above), both charged at this tier;
 * `nominalDays` is the stay that gives the tier its name and its stated total.
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

/** The tier that a hire of so many days is charged at. @returns null for 0 days: there is no hire. */
export function tierOf(days: number): Tier | null {
  return TIERS.findLast((tier) => days >= tier.fromDays) ?? null
}
