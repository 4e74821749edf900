import type { Cents } from "#domain/money.ts"
import { type KnownRates, TIERS, type TierId } from "./tiers.ts"

/**
 * The effect of a setting on the daily rates of the fleet: the number of vehicles with another rate, and the first of them as an
 * example.
 */
export type PriceEffect = {
  vehicleCount: number
  example: { name: string; tier: TierId; before: Cents; after: Cents } | null
}

/** Converts the rates in the catalogue to the rates under a setting. */
export type RateConversion = (rates: KnownRates) => KnownRates

/** Compares the rates of each vehicle. The example is of the shortest length whose rate changes. */
export function priceEffect(
  vehicles: readonly { name: string; rates: KnownRates }[],
  before: RateConversion,
  after: RateConversion,
): PriceEffect {
  const changes = vehicles.flatMap(({ name, rates }) => {
    const from = before(rates)
    const to = after(rates)
    const change = TIERS.flatMap(({ id }) => {
      const oldRate = from[id]
      const newRate = to[id]
      return oldRate !== null && newRate !== null && oldRate !== newRate
        ? [{ name, tier: id, before: oldRate, after: newRate }]
        : []
    })[0]
    return change ? [change] : []
  })
  return { vehicleCount: changes.length, example: changes[0] ?? null }
}
