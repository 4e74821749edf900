import { messagesContext, portsContext } from "#app/context.ts"
import { freeUnitsFor } from "#app/site/free-units-for.ts"
import type { LoaderArgs } from "#app/site/page-head.ts"
import { carriedQuery, type VisitorDates } from "#app/site/rental-dates.ts"
import { otherCurrenciesText } from "#app/site/side-costs/cost-texts.ts"
import { isTaken } from "#domain/calendar/free-units.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { vehicleDetails } from "#domain/catalogue/vehicle-details.ts"
import { type Cents, formatTotal } from "#domain/money.ts"
import { quoteRental } from "#domain/pricing/quote.ts"
import { type PriceSettings, rentalTerms } from "#domain/pricing/terms.ts"
import { rentalDays } from "#domain/rental-period.ts"

/** A vehicle of a list, with its price and availability on the visitor's dates. */
export type DatedVehicle = ListedVehicle & {
  /** The query of the link to the vehicle. */
  query?: string
  /** The values for the visitor's dates. Null without dates. */
  forDates?: {
    days: number
    /** The formatted total. Null: on request. Undefined: the vehicle's details could not be read. */
    total: string | null | undefined
    /** The total in other currencies, formatted. */
    otherCurrencies?: string
    /** Whether the vehicle is already booked. False if the owner has not turned on the display of availability. */
    isBooked: boolean
  } | null
}

/** The total of a vehicle for these dates, without extras; null: on request. */
export function totalWithoutExtras(
  vehicle: Vehicle,
  dates: VisitorDates,
  settings: PriceSettings,
): Cents | null {
  return quoteRental(rentalTerms(vehicle, [], settings), {
    period: dates,
    chosenExtras: [],
    livesAbroad: dates.livesAbroad ?? false,
  }).total
}

/**
 * Adds to each vehicle of a list its total without extras, and whether it is already booked. Without dates `forDates` is null.
 * `query` is the query of the links, by default the dates and the chosen extras.
 */
export async function vehiclesWithTotals(
  { request, context }: LoaderArgs,
  vehicles: readonly ListedVehicle[],
  dates: VisitorDates | null,
  query = carriedQuery(dates),
): Promise<DatedVehicle[]> {
  const linkedVehicles = vehicles.map((vehicle) => ({ ...vehicle, ...(query && { query }), forDates: null }))
  if (!dates) return linkedVehicles
  const ports = context.get(portsContext)
  const { catalogue, content } = ports
  const { sideCosts: messages } = context.get(messagesContext).choosing
  const [details, freeUnits] = await Promise.all([
    vehicleDetails(catalogue, vehicles, request.signal),
    freeUnitsFor(ports, dates),
  ])
  const totalOf = (vehicle: Vehicle) => {
    const total = totalWithoutExtras(vehicle, dates, content)
    const otherCurrencies = otherCurrenciesText(total, content.costs, messages)
    return { total: total === null ? null : formatTotal(total), ...(otherCurrencies && { otherCurrencies }) }
  }
  return linkedVehicles.map((vehicle) => {
    const vehicleDetail = details.get(vehicle.id)
    const isBooked = isTaken(freeUnits, vehicle.id)
    return {
      ...vehicle,
      forDates: {
        days: rentalDays(dates),
        total: undefined,
        isBooked,
        ...(vehicleDetail && totalOf(vehicleDetail)),
      },
    }
  })
}
