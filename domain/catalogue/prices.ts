import { type Cents, times } from "#domain/money.ts"
import { type DailyRates, TIERS, type Tier, type TierId } from "#domain/pricing/tiers.ts"
import type { AmountLimits } from "#domain/pricing/typed-amount.ts"
import type { Vehicle } from "./vehicle.ts"

/** The field name of a tier's daily rate. */
export type RateField = `rate-${TierId}`
/** The field name of a tier's stated total. */
export type TotalField = `total-${TierId}`
/** The field names of the prices that do not depend on a tier. */
export type OtherPriceField = "unlimitedKilometersPrice" | "extraKmRate" | "deposit"

/** Names of a vehicle's prices in forms and in the audit log. */
export type PriceField = RateField | TotalField | OtherPriceField

/** All prices of a vehicle. A stated total is null if the catalogue has none. */
export type Prices = Record<RateField | OtherPriceField, Cents> & Record<TotalField, Cents | null>

/** The field name of the daily rate of a tier. */
export const rateField = (tier: TierId): RateField => `rate-${tier}`
/** The field name of the stated total of a tier. */
export const totalField = (tier: TierId): TotalField => `total-${tier}`

export function isRateField(field: PriceField): field is RateField {
  return field.startsWith("rate-")
}

export function isTotalField(field: PriceField): field is TotalField {
  return field.startsWith("total-")
}

const RATE_FIELDS: readonly RateField[] = TIERS.map(({ id }) => rateField(id))
const TOTAL_FIELDS: readonly TotalField[] = TIERS.map(({ id }) => totalField(id))
export const OTHER_PRICE_FIELDS: readonly OtherPriceField[] = [
  "unlimitedKilometersPrice",
  "extraKmRate",
  "deposit",
]

/** In display order. */
export const PRICE_FIELDS: readonly PriceField[] = [...RATE_FIELDS, ...TOTAL_FIELDS, ...OTHER_PRICE_FIELDS]

type VehicleWithPrices = Pick<Vehicle, "statedTotals" | "unlimitedKilometersPrice"> & {
  rates: DailyRates
  extraKmRate: Cents
  deposit: Cents
}

/** The prices of a vehicle by the names of their fields. */
export function pricesOf(vehicle: VehicleWithPrices): Prices {
  const { rates, statedTotals } = vehicle
  const tierPrices = TIERS.flatMap(({ id }) => [
    [rateField(id), rates[id]],
    [totalField(id), statedTotals[id]],
  ])
  return {
    ...Object.fromEntries(tierPrices),
    unlimitedKilometersPrice: vehicle.unlimitedKilometersPrice,
    extraKmRate: vehicle.extraKmRate,
    deposit: vehicle.deposit,
  }
}

/** The daily rates among these prices. */
export function ratesIn(prices: Prices): DailyRates {
  return eachTier((tier) => prices[rateField(tier)])
}

/** The stated totals among these prices; null: the catalogue states none. */
export function statedTotalsIn(prices: Prices): Record<TierId, Cents | null> {
  return eachTier((tier) => prices[totalField(tier)])
}

function eachTier<T>(read: (tier: TierId) => T): Record<TierId, T> {
  return Object.fromEntries(TIERS.map(({ id }) => [id, read(id)])) as Record<TierId, T> // all six
}

/** The price of a tier's nominal rental period at its rate. */
export function totalFromRate(prices: Prices, { id, nominalDays }: Tier): Cents {
  return times(prices[rateField(id)], nominalDays)
}

/** The maximum of a price other than a total. No real price is so high. */
const MAX_PRICE_RUPEES = 10_000_000
const LONGEST_TIER_DAYS = Math.max(...TIERS.map(({ nominalDays }) => nominalDays))

/**
 * The smallest and the largest valid amount of a price, in rupees. A rate must be above 0, because 0 would be a free rental. For
 * unlimited kilometres 0 means that they are not offered.
 */
export function amountLimits(field: PriceField): AmountLimits {
  if (isRateField(field)) return { min: 1, max: MAX_PRICE_RUPEES }
  if (isTotalField(field)) return { min: 1, max: MAX_PRICE_RUPEES * LONGEST_TIER_DAYS }
  return { min: 0, max: MAX_PRICE_RUPEES }
}
