import { times } from "#domain/money.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import type { Vehicle } from "./vehicle.ts"

/**
 * The tiers whose stated total is not the rate times the nominal days.
 * They are shown as given; readers of the catalogue log them, so that the staff can correct them.
 */
export function disagreeingTotals(vehicle: Pick<Vehicle, "rates" | "statedTotals">): TierId[] {
  return TIERS.filter(({ id, nominalDays }) => {
    const stated = vehicle.statedTotals[id]
    const rate = vehicle.rates[id]
    return stated !== null && rate !== null && stated !== times(rate, nominalDays)
  }).map(({ id }) => id)
}
