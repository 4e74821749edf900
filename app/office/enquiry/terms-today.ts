import type { Ports } from "#app/context.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { type ComparedPrice, comparedPrice } from "#domain/enquiry/compared-price.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { rentalTerms, type Terms } from "#domain/pricing/terms.ts"

type TermsPorts = Pick<Ports, "catalogue" | "content" | "log">

/**
 * Compares the price of a booking with today's terms.
 * @returns null for an enquiry without a price; 'unknown' where today's terms cannot be read
 */
export async function priceToday(
  ports: TermsPorts,
  content: EnquiryContent,
  signal: AbortSignal,
): Promise<ComparedPrice | "unknown" | null> {
  if (content.kind !== "booking") return null
  const today = await termsToday(ports, content.vehicleId, signal)
  return today ? comparedPrice(content, today.terms) : "unknown"
}

/** A vehicle with today's terms. @returns null where the vehicle does not exist, or it or its extras cannot be read */
export async function termsToday(
  { catalogue, content, log }: TermsPorts,
  vehicleId: string,
  signal: AbortSignal,
): Promise<{ vehicle: Vehicle; terms: Terms } | null> {
  const [vehicle, extras] = await Promise.all([
    catalogue.vehicle(vehicleId, signal),
    catalogue.extras(signal),
  ])
  if (vehicle.ok && extras.ok) {
    return { vehicle: vehicle.value, terms: rentalTerms(vehicle.value, extras.value, content) }
  }
  const reasons = { vehicle: vehicle.ok || vehicle.reason, extras: extras.ok || extras.reason }
  log.warn(reasons, "current price of a booking could not be computed")
  return null
}
