import type { CompanyRules, Content } from "#domain/content/content.ts"
import type { Cents } from "#domain/money.ts"
import { type AbroadRates, hasAbroadRates } from "./abroad-rates.ts"
import { type Extra, unlimitedKilometers } from "./extra.ts"
import type { Season } from "./seasons.ts"
import type { KnownRates } from "./tiers.ts"

/**
 * The values that the price of a rental depends on, apart from the visitor's answers. `offeredExtras` are the extras of this
 * vehicle, at its prices. `rules` are all rules of the company, so a new rule that affects the price needs no new parameter of
 * `quoteRental`. `abroadRates` and `seasons` are missing until the office sets them.
 */
export type Terms = {
  rates: KnownRates
  offeredExtras: readonly Extra[]
  rules: CompanyRules
  abroadRates?: AbroadRates
  seasons?: readonly Season[]
}

/** The settings of the company that a price depends on. */
export type PriceSettings = Pick<Content, "rules" | "abroadRates" | "seasons">

/** The properties of a vehicle on which its terms depend. */
export type TermsVehicle = {
  rates: KnownRates
  chauffeurOnly: boolean
  unlimitedKilometersPrice: Cents
  /** Ids of extras that the vehicle does not offer. */
  extrasNotOffered: readonly string[]
}

/**
 * Builds the terms of a vehicle. No other function builds terms. `extras` are all extras of the catalogue, or empty if they could
 * not be read.
 */
export function rentalTerms(
  vehicle: TermsVehicle,
  extras: readonly Extra[],
  { rules, abroadRates, seasons }: PriceSettings,
): Terms {
  return {
    rates: vehicle.rates,
    offeredExtras: offeredExtrasOf(vehicle, extras),
    rules,
    ...(hasAbroadRates(abroadRates) && { abroadRates }),
    ...(seasons.length > 0 && { seasons }),
  }
}

/**
 * The extras that a vehicle offers: without those that it excludes, without the driver if it always comes with one, and with
 * unlimited kilometres if they have a price. A host may list unlimited kilometres too; that entry is omitted, because it would
 * be charged twice and its price is not this vehicle's.
 */
function offeredExtrasOf(vehicle: TermsVehicle, extras: readonly Extra[]): Extra[] {
  const unlimited = unlimitedKilometers(vehicle.unlimitedKilometersPrice)
  const others = extras.filter(
    (extra) =>
      extra.role !== "unlimitedKilometers" &&
      !vehicle.extrasNotOffered.includes(extra.id) &&
      !(vehicle.chauffeurOnly && extra.role === "driver"),
  )
  return unlimited ? [unlimited, ...others] : others
}
