import { type Cents, percentageOf } from "#domain/money.ts"
import { type KnownRates, TIERS, type TierId } from "./tiers.ts"

/**
 * The daily rates of visitors from abroad, in per cent of the catalogue's, 10 to 600 with at most two decimals: 120 makes 5,500
 * into 6,600. `everyTier` is for the tiers without a percentage of their own; null: not set.
 */
export type AbroadRates = Record<"everyTier" | TierId, number | null>

/** Visitors from abroad pay the rates of the catalogue. */
export const NO_ABROAD_RATES: AbroadRates = {
  everyTier: null,
  oneWeek: null,
  twoWeeks: null,
  threeWeeks: null,
  oneMonth: null,
  threeMonths: null,
  sixMonths: null,
}

/** The percentage of a tier; 100 if none is set. */
export function abroadPercent(abroad: AbroadRates, tier: TierId): number {
  return abroad[tier] ?? abroad.everyTier ?? 100
}

/** Whether visitors from abroad pay another rate for any length of rental. */
export function hasAbroadRates(abroad: AbroadRates): boolean {
  return TIERS.some(({ id }) => abroadPercent(abroad, id) !== 100)
}

/** A table of amounts by tier, each at the percentage of its tier, rounded to the cent. */
export function abroadAmounts(amounts: KnownRates, abroad: AbroadRates): KnownRates {
  const amountOf = (tier: TierId): Cents | null => {
    const amount = amounts[tier]
    return amount === null ? null : percentageOf(amount, abroadPercent(abroad, tier))
  }
  // Complete, because `TIERS` lists every tier.
  return Object.fromEntries(TIERS.map(({ id }) => [id, amountOf(id)])) as KnownRates
}
