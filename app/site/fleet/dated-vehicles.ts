import type { Ports } from "#app/context.ts"
import { datesQuery, type VisitorDates } from "#app/site/rental-dates.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { vehicleDetails } from "#domain/catalogue/vehicle-details.ts"
import { formatTotal } from "#domain/money.ts"
import { quoteRental } from "#domain/pricing/quote.ts"
import { rentalTerms } from "#domain/pricing/terms.ts"
import { rentalDays } from "#domain/rental-period.ts"

/**
 * A vehicle of a list with its total for the visitor's dates. `query` is the query of its link.
 * `total` null: on request; undefined: the catalogue could not be read.
 */
export type DatedVehicle = ListedVehicle & {
  dated?: { query: string; days: number; total: string | null | undefined } | null
}

/** Adds totals, without extras, to the vehicles of a list; without dates, `dated` is null. */
export async function vehiclesWithTotals(
  { catalogue, content }: Pick<Ports, "catalogue" | "content">,
  vehicles: readonly ListedVehicle[],
  dates: VisitorDates | null,
  signal: AbortSignal,
): Promise<DatedVehicle[]> {
  if (!dates) return vehicles.map((vehicle) => ({ ...vehicle, dated: null }))
  const details = await vehicleDetails(catalogue, vehicles, signal)
  const totalOf = (vehicle: Vehicle) => {
    const terms = rentalTerms(vehicle, [], content)
    const { total } = quoteRental(terms, { period: dates, chosen: [], ...dates })
    return total === null ? null : formatTotal(total)
  }
  return vehicles.map((vehicle) => {
    const found = details.get(vehicle.id)
    const dated = { query: datesQuery(dates), days: rentalDays(dates), total: found && totalOf(found) }
    return { ...vehicle, dated }
  })
}
