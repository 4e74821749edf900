import type { CompanyRules } from "#domain/content/content.ts"
import type { Cents } from "#domain/money.ts"
import { type Service, unlimitedKilometers } from "./service.ts"
import type { KnownRates } from "./tiers.ts"

/**
 * Everything that the price of a rental depends on besides the visitor's answers. `offered` are the extras of this vehicle, at
 * its prices. `rules` are all of the company's: a new one that affects the price reaches every caller of `quoteRental` here.
 */
export type Terms = {
  rates: KnownRates
  offered: readonly Service[]
  rules: CompanyRules
}

/** The facts of a vehicle that its terms depend on. */
export type PricedVehicle = {
  rates: KnownRates
  chauffeurOnly: boolean
  unlimitedKilometersPrice: Cents
  /** Ids of extras that the vehicle does not offer. */
  extrasNotOffered: readonly string[]
}

/** The one place where terms are built. `services` are all extras of the catalogue; none where they could not be read. */
export function rentalTerms(
  vehicle: PricedVehicle,
  services: readonly Service[],
  rules: CompanyRules,
): Terms {
  return { rates: vehicle.rates, offered: servicesOffered(vehicle, services), rules }
}

/**
 * The extras that a vehicle offers: without those that it excludes, without the driver where it always comes with one, and with
 * unlimited kilometres where they have a price. A host may list unlimited kilometres too; that entry is left out, because it would
 * be charged twice and its price is not this vehicle's.
 */
function servicesOffered(vehicle: PricedVehicle, services: readonly Service[]): Service[] {
  const unlimited = unlimitedKilometers(vehicle.unlimitedKilometersPrice)
  const others = services.filter(
    (service) =>
      service.role !== "unlimitedKilometers" &&
      !vehicle.extrasNotOffered.includes(service.id) &&
      !(vehicle.chauffeurOnly && service.role === "driver"),
  )
  return unlimited ? [unlimited, ...others] : others
}
