import type { Ports } from "#app/context.ts"
import { type ComparedPrice, comparedPrice } from "#domain/enquiry/compared-price.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { servicesOffered } from "#domain/pricing/service.ts"

/** Null for what has no price; 'unknown' where the vehicle or its extras cannot be read, or the vehicle is no longer there. */
export async function priceToday(
  { catalogue, log }: Pick<Ports, "catalogue" | "log">,
  content: EnquiryContent,
  signal: AbortSignal,
): Promise<ComparedPrice | "unknown" | null> {
  if (content.kind !== "booking") return null
  const [vehicle, services] = await Promise.all([
    catalogue.vehicle(content.vehicleId, signal),
    catalogue.services(signal),
  ])
  if (vehicle.ok && services.ok) {
    const offered = servicesOffered(vehicle.value, services.value)
    return comparedPrice(content, { rates: vehicle.value.rates, offered })
  }
  const reasons = { vehicle: vehicle.ok || vehicle.reason, services: services.ok || services.reason }
  log.warn(reasons, "today's price of a booking could not be worked out")
  return "unknown"
}
