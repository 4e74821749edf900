import { times } from "#domain/money.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import type { Vehicle } from "./vehicle.ts"

/**
 * The tiers whose stated total is not the rate times the nominal days. The site shows such a total as given. The adapters that
 * read the catalogue log it, so that the staff can correct it.
 */
export function tiersWithDifferingTotal(vehicle: Pick<Vehicle, "rates" | "statedTotals">): TierId[] {
  return TIERS.filter(({ id, nominalDays }) => {
    const stated = vehicle.statedTotals[id]
    const rate = vehicle.rates[id]
    return stated !== null && rate !== null && stated !== times(rate, nominalDays)
  }).map(({ id }) => id)
}
