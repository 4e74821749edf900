import type { Selectable } from "kysely"
import type { VehiclesTable } from "#adapters/database/tables.ts"
import { type Cents, cents } from "#domain/money.ts"
import type { DailyRates, TierId } from "#domain/pricing/tiers.ts"

/** The total that staff state for the nominal rental period of each rate tier, such as seven days. Null: none. */
export type StatedTotals = Record<TierId, Cents | null>

export function ratesIn(row: Selectable<VehiclesTable>): DailyRates {
  return {
    oneWeek: cents(row.one_week_rate_cents),
    twoWeeks: cents(row.two_weeks_rate_cents),
    threeWeeks: cents(row.three_weeks_rate_cents),
    oneMonth: cents(row.one_month_rate_cents),
    threeMonths: cents(row.three_months_rate_cents),
    sixMonths: cents(row.six_months_rate_cents),
  }
}

export function rateColumns(rates: DailyRates) {
  return {
    one_week_rate_cents: rates.oneWeek,
    two_weeks_rate_cents: rates.twoWeeks,
    three_weeks_rate_cents: rates.threeWeeks,
    one_month_rate_cents: rates.oneMonth,
    three_months_rate_cents: rates.threeMonths,
    six_months_rate_cents: rates.sixMonths,
  }
}

export function totalsIn(row: Selectable<VehiclesTable>): StatedTotals {
  return {
    oneWeek: centsOrNull(row.one_week_total_cents),
    twoWeeks: centsOrNull(row.two_weeks_total_cents),
    threeWeeks: centsOrNull(row.three_weeks_total_cents),
    oneMonth: centsOrNull(row.one_month_total_cents),
    threeMonths: centsOrNull(row.three_months_total_cents),
    sixMonths: centsOrNull(row.six_months_total_cents),
  }
}

export function totalColumns(totals: StatedTotals) {
  return {
    one_week_total_cents: totals.oneWeek,
    two_weeks_total_cents: totals.twoWeeks,
    three_weeks_total_cents: totals.threeWeeks,
    one_month_total_cents: totals.oneMonth,
    three_months_total_cents: totals.threeMonths,
    six_months_total_cents: totals.sixMonths,
  }
}

export function mapTiers<From, To>(
  values: Record<TierId, From>,
  convert: (value: From) => To,
): Record<TierId, To> {
  return {
    oneWeek: convert(values.oneWeek),
    twoWeeks: convert(values.twoWeeks),
    threeWeeks: convert(values.threeWeeks),
    oneMonth: convert(values.oneMonth),
    threeMonths: convert(values.threeMonths),
    sixMonths: convert(values.sixMonths),
  }
}

function centsOrNull(amount: number | null): Cents | null {
  return amount === null ? null : cents(amount)
}
