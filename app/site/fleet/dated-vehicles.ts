import type { Ports } from "#app/context.ts"
import { datesQuery } from "#app/site/rental-dates.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { formatTotal } from "#domain/money.ts"
import { quoteRental } from "#domain/pricing/quote.ts"
import { rentalTerms } from "#domain/pricing/terms.ts"
import { type RentalPeriod, rentalDays } from "#domain/rental-period.ts"

/**
 * What a list says of a vehicle for the visitor's dates: `query` goes on with its link. `total` null: on request;
 * undefined: the catalogue did not tell it.
 */
export type DatedVehicle = ListedVehicle & {
  dated?: { query: string; days: number; total: string | null | undefined } | null
}

/** So many details are asked for at the same time: another host is not called thirty times at once. */
const AT_ONCE = 6

/** Vehicles of a list with their totals, without extras; as they are where there are no dates. */
export async function datedVehicles(
  { catalogue, content }: Pick<Ports, "catalogue" | "content">,
  vehicles: readonly ListedVehicle[],
  period: RentalPeriod | null,
  signal: AbortSignal,
): Promise<DatedVehicle[]> {
  if (!period) return vehicles.map((vehicle) => ({ ...vehicle, dated: null }))
  const dated = vehicles.map((vehicle) => ({
    ...vehicle,
    dated: {
      query: datesQuery(period),
      days: rentalDays(period),
      total: undefined as string | null | undefined,
    }, // told below
  }))
  const totalOf = (vehicle: Vehicle) => {
    const { total } = quoteRental(rentalTerms(vehicle, [], content.rules), { period, chosen: [] })
    return total === null ? null : formatTotal(total)
  }
  const waiting = dated.values()
  async function work() {
    for (const vehicle of waiting) {
      const details = await catalogue.vehicle(vehicle.id, signal)
      if (details.ok) vehicle.dated.total = totalOf(details.value)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return dated
}
