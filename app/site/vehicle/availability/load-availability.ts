import type { Ports } from "#app/context.ts"
import { type CalendarPorts, freeUnitsFor } from "#app/site/free-units-for.ts"
import { datesQuery } from "#app/site/rental-dates.ts"
import { alternativesTo, type FreeUnits, isTaken } from "#domain/calendar/free-units.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { vehicleDetails } from "#domain/catalogue/vehicle-details.ts"
import type { RentalPeriod } from "#domain/rental-period.ts"

/**
 * Whether a vehicle is already booked on some dates. `dates` is their query; empty without dates. `alternatives` are the vehicles
 * to suggest instead. Null: the vehicle is not booked or nothing is known, and the page looks the same for both.
 */
export type AvailabilityOnDates = { dates: string; alternatives: Alternative[] | null }

export type Alternative = { id: string; name: string }

type AvailabilityPorts = CalendarPorts & Pick<Ports, "catalogue">

/** @returns null if the owner has not turned on the display of availability */
export async function loadAvailability(
  ports: AvailabilityPorts,
  vehicle: Vehicle,
  dates: RentalPeriod | null,
  signal: AbortSignal,
): Promise<AvailabilityOnDates | null> {
  if (!ports.content.availability.isShown) return null
  const freeUnits = await freeUnitsFor(ports, dates)
  const alternatives = isTaken(freeUnits, vehicle.id)
    ? await loadAlternatives(ports, vehicle, freeUnits, signal)
    : null
  return { dates: datesQuery(dates), alternatives }
}

async function loadAlternatives(
  { catalogue }: Pick<Ports, "catalogue">,
  vehicle: Vehicle,
  freeUnits: FreeUnits,
  signal: AbortSignal,
): Promise<Alternative[]> {
  const listResult = await catalogue.vehicles(signal)
  if (!listResult.ok) return []
  const details = await vehicleDetails(catalogue, listResult.value, signal)
  const seatsOf = (id: string) => details.get(id)?.specification.seats ?? null
  const candidates = listResult.value.map((each) => ({ ...each, seats: seatsOf(each.id) }))
  const bookedVehicle = { ...vehicle, seats: vehicle.specification.seats }
  return alternativesTo(bookedVehicle, candidates, freeUnits).map(({ id, name }) => ({ id, name }))
}
