import { type Cents, cents, times } from "#domain/money.ts"
import { MIN_SAVING } from "#domain/pricing/quote.ts"
import { type DailyRates, TIERS, type TierId } from "#domain/pricing/tiers.ts"

/** A tier with a higher rate than a shorter tier. `shorter` is the cheapest of the shorter tiers. */
export type RisingRate = { tier: TierId; shorter: TierId }

/** The tiers whose daily rate is higher than that of a shorter tier, shortest first. A longer rental must never cost more a day. */
export function risingRates(rates: DailyRates): RisingRate[] {
  const found: RisingRate[] = []
  let cheapest = TIERS[0]?.id ?? "oneWeek"
  for (const { id } of TIERS) {
    if (rates[id] > rates[cheapest]) found.push({ tier: id, shorter: cheapest })
    else cheapest = id
  }
  return found
}

/**
 * The longest rental of `tier`, of `days` days, if it costs more than a rental of one more day at the rate of `next`, the tier
 * after it. `nextTotal`: the price of that rental.
 */
export type CheaperNextDay = {
  tier: TierId
  next: TierId
  days: number
  total: Cents
  nextTotal: Cents
  saving: Cents
}

/** The longest rentals of a tier for which visitors see the hint that one more day costs less. */
export function cheaperNextDays(rates: DailyRates): CheaperNextDay[] {
  return TIERS.flatMap(({ id, toDays }, index) => {
    const next = TIERS[index + 1]
    if (!next || toDays === null) return []
    const total = times(rates[id], toDays)
    const nextTotal = times(rates[next.id], next.fromDays)
    const saving = total - nextTotal
    return saving < MIN_SAVING
      ? []
      : [{ tier: id, next: next.id, days: toDays, total, nextTotal, saving: cents(saving) }]
  })
}
