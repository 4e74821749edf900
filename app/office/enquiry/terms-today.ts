import type { Ports } from "#app/context.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { rentalTerms, type Terms } from "#domain/pricing/terms.ts"

/** A vehicle with the terms of today. @returns null where the vehicle or its extras cannot be read, or the vehicle is no longer there. */
export async function termsToday(
  { catalogue, content, log }: Pick<Ports, "catalogue" | "content" | "log">,
  vehicleId: string,
  signal: AbortSignal,
): Promise<{ vehicle: Vehicle; terms: Terms } | null> {
  const [vehicle, services] = await Promise.all([
    catalogue.vehicle(vehicleId, signal),
    catalogue.services(signal),
  ])
  if (vehicle.ok && services.ok) {
    return { vehicle: vehicle.value, terms: rentalTerms(vehicle.value, services.value, content.rules) }
  }
  const reasons = { vehicle: vehicle.ok || vehicle.reason, services: services.ok || services.reason }
  log.warn(reasons, "current price of a booking could not be computed")
  return null
}
