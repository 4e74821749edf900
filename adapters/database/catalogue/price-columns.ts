import type { Selectable, Updateable } from "kysely"
import type { Tables, VehiclesTable } from "#adapters/database/tables.ts"
import type { PriceEdits } from "#domain/catalogue/price-changes.ts"
import { PRICE_FIELDS, type PriceField, type Prices, pricesOf } from "#domain/catalogue/prices.ts"
import { cents } from "#domain/money.ts"
import { ratesIn, totalsIn } from "./tier-columns.ts"

const COLUMNS = {
  "rate-oneWeek": "one_week_rate_cents",
  "rate-twoWeeks": "two_weeks_rate_cents",
  "rate-threeWeeks": "three_weeks_rate_cents",
  "rate-oneMonth": "one_month_rate_cents",
  "rate-threeMonths": "three_months_rate_cents",
  "rate-sixMonths": "six_months_rate_cents",
  "total-oneWeek": "one_week_total_cents",
  "total-twoWeeks": "two_weeks_total_cents",
  "total-threeWeeks": "three_weeks_total_cents",
  "total-oneMonth": "one_month_total_cents",
  "total-threeMonths": "three_months_total_cents",
  "total-sixMonths": "six_months_total_cents",
  unlimitedKilometersPrice: "unlimited_kilometers_cents",
  extraKmRate: "extra_km_cents",
  deposit: "deposit_cents",
} as const satisfies Record<PriceField, keyof VehiclesTable>

export function pricesIn(row: Selectable<VehiclesTable>): Prices {
  return pricesOf({
    rates: ratesIn(row),
    statedTotals: totalsIn(row),
    unlimitedKilometersPrice: cents(row.unlimited_kilometers_cents),
    extraKmRate: cents(row.extra_km_cents),
    deposit: cents(row.deposit_cents),
  })
}

/** The columns of the given prices only. */
export function priceColumns(prices: PriceEdits): Updateable<Tables["vehicles"]> {
  const fields = PRICE_FIELDS.filter((field) => prices[field] !== undefined)
  return Object.fromEntries(fields.map((field) => [COLUMNS[field], prices[field]]))
}
