import type { Ports } from "#app/context.ts"
import { type CalendarPorts, freeUnitsFor } from "#app/site/free-units-for.ts"
import { datesQuery, type VisitorDates } from "#app/site/rental-dates.ts"
import { isTaken } from "#domain/calendar/free-units.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { vehicleDetails } from "#domain/catalogue/vehicle-details.ts"
import { formatTotal } from "#domain/money.ts"
import { quoteRental } from "#domain/pricing/quote.ts"
import { rentalTerms } from "#domain/pricing/terms.ts"
import { rentalDays } from "#domain/rental-period.ts"

/**
 * A vehicle of a list with its total for the visitor's dates. `query` is the query of its link.
 * `total` null: on request; undefined: the catalogue could not be read. `isBooked`: it is already booked on these dates, where the
 * owner lets the site say so.
 */
export type DatedVehicle = ListedVehicle & {
  dated?: { query: string; days: number; total: string | null | undefined; isBooked: boolean } | null
}

/** Adds totals without extras, and whether they are already booked, to the vehicles of a list; without dates, `dated` is null. */
export async function vehiclesWithTotals(
  ports: CalendarPorts & Pick<Ports, "catalogue">,
  vehicles: readonly ListedVehicle[],
  dates: VisitorDates | null,
  signal: AbortSignal,
): Promise<DatedVehicle[]> {
  if (!dates) return vehicles.map((vehicle) => ({ ...vehicle, dated: null }))
  const { catalogue, content } = ports
  const [details, free] = await Promise.all([
    vehicleDetails(catalogue, vehicles, signal),
    freeUnitsFor(ports, dates),
  ])
  const totalOf = (vehicle: Vehicle) => {
    const terms = rentalTerms(vehicle, [], content)
    const { total } = quoteRental(terms, { period: dates, chosen: [], ...dates })
    return total === null ? null : formatTotal(total)
  }
  return vehicles.map((vehicle) => {
    const found = details.get(vehicle.id)
    const total = found && totalOf(found)
    const isBooked = isTaken(free, vehicle.id)
    return { ...vehicle, dated: { query: datesQuery(dates), days: rentalDays(dates), total, isBooked } }
  })
}
