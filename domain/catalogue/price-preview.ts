import type { Cents } from "#domain/money.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import { changesBetween, editedPrices, type PriceChange, type PriceEdits } from "./price-changes.ts"
import { type CheaperNextDay, cheaperNextDays, type RisingRate, risingRates } from "./price-checks.ts"
import { type Prices, ratesIn, totalField, totalFromRate } from "./prices.ts"
import type { PricedVehicle } from "./rates-repository.ts"

/** A stated total that is not its rate times the days. */
export type DifferingTotal = { tier: TierId; stated: Cents; computed: Cents }

/** The warnings about a vehicle's prices. */
export type PriceChecks = {
  risingRates: RisingRate[]
  differingTotals: DifferingTotal[]
  cheaperNextDays: CheaperNextDay[]
}

/**
 * Warnings about a vehicle's prices. The user must confirm a rate that rises with the length of the rental. The other warnings
 * are only shown.
 */
export function checkPrices(prices: Prices): PriceChecks {
  const rates = ratesIn(prices)
  return {
    risingRates: risingRates(rates),
    differingTotals: TIERS.flatMap((tier) => {
      const stated = prices[totalField(tier.id)]
      const computed = totalFromRate(prices, tier)
      return stated === null || stated === computed ? [] : [{ tier: tier.id, stated, computed }]
    }),
    cheaperNextDays: cheaperNextDays(rates),
  }
}

/** The effect of an edit on a vehicle: all changed prices, with totals that follow their rates. */
export type PreviewedVehicle = {
  id: string
  name: string
  changes: PriceChange[]
  checks: PriceChecks
  after: Prices
}

/** @returns null if no price would change */
export function previewVehicle(
  { id, name, prices }: Pick<PricedVehicle, "id" | "name" | "prices">,
  edits: PriceEdits,
): PreviewedVehicle | null {
  const after = editedPrices(prices, edits)
  const changes = changesBetween(prices, after)
  return changes.length > 0 ? { id, name, changes, checks: checkPrices(after), after } : null
}
