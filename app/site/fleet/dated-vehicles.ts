import type { Ports } from "#app/context.ts"
import { datesQuery } from "#app/site/rental-dates.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { formatTotal } from "#domain/money.ts"
import { quoteRental } from "#domain/pricing/quote.ts"
import { rentalTerms } from "#domain/pricing/terms.ts"
import { type RentalPeriod, rentalDays } from "#domain/rental-period.ts"

/**
 * A vehicle of a list with its total for the visitor's dates. `query` is the query of its link.
 * `total` null: on request; undefined: the catalogue could not be read.
 */
export type DatedVehicle = ListedVehicle & {
  dated?: { query: string; days: number; total: string | null | undefined } | null
}

/** Concurrent requests, so that another admin host does not get thirty at once. */
const CONCURRENCY = 6

/** Adds totals, without extras, to the vehicles of a list; without dates, `dated` is null. */
export async function vehiclesWithTotals(
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
    }, // set below
  }))
  const totalOf = (vehicle: Vehicle) => {
    const { total } = quoteRental(rentalTerms(vehicle, [], content.rules), { period, chosen: [] })
    return total === null ? null : formatTotal(total)
  }
  const queue = dated.values()
  async function work() {
    for (const vehicle of queue) {
      const details = await catalogue.vehicle(vehicle.id, signal)
      if (details.ok) vehicle.dated.total = totalOf(details.value)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return dated
}
