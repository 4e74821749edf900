import type { VehiclePricing } from "#domain/agreed/todays-price.ts"
import { rupees } from "#domain/money.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import { OFFERED_EXTRAS, VAN } from "./sample-enquiries.ts"
import { sampleTerms } from "./sample-terms.ts"

const RATES = (["oneWeek", "twoWeeks", "threeWeeks", "oneMonth", "threeMonths", "sixMonths"] as const).map(
  (tier) => [tier, rupees(5_000)] as const,
)

/** The van of the sample booking: LKR 12,000.00 a day for two weeks. */
export const PRICED_VAN: VehiclePricing = {
  ...VAN,
  deposit: rupees(50_000),
  extraKmRate: rupees(75),
  chauffeurOnly: false,
}

/** LKR 5,000.00 a day, without unlimited kilometres. */
export const PRICED_CAR: VehiclePricing = {
  id: "suzuki-alto-800-manual",
  name: "Suzuki Alto 800 Manual",
  terms: sampleTerms(
    Object.fromEntries(RATES) as Record<TierId, (typeof RATES)[number][1]>, // all tiers are in the list
    OFFERED_EXTRAS.filter(({ role }) => role !== "unlimitedKilometers"),
  ),
  deposit: rupees(20_000),
  extraKmRate: rupees(40),
  chauffeurOnly: false,
}

/** A car that always comes with a driver. */
export const PRICED_LIMOUSINE: VehiclePricing = {
  ...PRICED_CAR,
  id: "wedding-limousine",
  name: "Wedding Limousine",
  terms: {
    ...PRICED_CAR.terms,
    offeredExtras: PRICED_CAR.terms.offeredExtras.filter(({ role }) => role !== "driver"),
  },
  deposit: null,
  chauffeurOnly: true,
}

/** The vehicle with every rate and every extra at this share of its price, in per cent. */
export function atPercent(priced: VehiclePricing, percent: number): VehiclePricing {
  const changed = (amountCents: number) => rupees(Math.round((amountCents / 100) * (percent / 100)))
  const { rates, offeredExtras } = priced.terms
  return {
    ...priced,
    terms: {
      ...priced.terms,
      rates: Object.fromEntries(
        Object.entries(rates).map(([tier, rate]) => [tier, rate === null ? null : changed(rate)]),
      ) as typeof rates, // the same tiers
      offeredExtras: offeredExtras.map((extra) => ({ ...extra, price: changed(extra.price) })),
    },
  }
}

/** The vehicle without a rate: a price on request. */
export function onRequest(priced: VehiclePricing): VehiclePricing {
  const none = { oneWeek: null, twoWeeks: null, threeWeeks: null, oneMonth: null, threeMonths: null }
  return { ...priced, terms: { ...priced.terms, rates: { ...none, sixMonths: null } } }
}
