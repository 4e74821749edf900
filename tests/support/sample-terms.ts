import type { CompanyRules } from "#domain/content/content.ts"
import { rupees } from "#domain/money.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import type { KnownRates } from "#domain/pricing/tiers.ts"

const RULES: CompanyRules = {
  mileageAllowanceKm: 100,
  depositHeldDays: 7,
  insuranceExcess: rupees(100_000),
  minorRepairLimit: rupees(10_000),
  cleaningFrom: rupees(2_500),
  cleaningTo: rupees(7_500),
  minimumAge: 21,
}

/** Terms with these rates and extras, and arbitrary company rules. */
export function sampleTerms(rates: KnownRates, offeredExtras: readonly Extra[] = []): Terms {
  return { rates, offeredExtras, rules: RULES }
}
