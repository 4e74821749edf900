import { times } from "#domain/money.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import type { Vehicle } from "./vehicle.ts"

/**
 * The tiers whose stated total is not the rate times the nominal days.
 * They are shown as given all the same; whoever reads the catalogue logs them, so that staff can mend them.
 */
export function disagreeingTotals(vehicle: Pick<Vehicle, "rates" | "statedTotals">): TierId[] {
  return TIERS.filter(({ id, nominalDays }) => {
    const stated = vehicle.statedTotals[id]
    const rate = vehicle.rates[id]
    return stated !== null && rate !== null && stated !== times(rate, nominalDays)
  }).map(({ id }) => id)
}
