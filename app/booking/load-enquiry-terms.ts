import { type Context, portsContext } from "#app/context.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { customerLivesAbroad, requestedTerms, requestedVehicleId } from "#domain/agreed/requested-terms.ts"
import { termsChanges } from "#domain/agreed/terms-changes.ts"
import { differentPriceToday, type VehiclePricing } from "#domain/agreed/todays-price.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { rentalTerms } from "#domain/pricing/terms.ts"

/** The terms of an enquiry, with their price today. */
export type EnquiryTerms = {
  /** The agreed terms, or those of the request. Null: the enquiry is a message, and the office has entered no terms yet. */
  terms: AgreedTerms | null
  /** The terms of the request, also when other terms are agreed. Null: the enquiry is a message, or a booking by the staff. */
  requested: AgreedTerms | null
  /** The terms of the request, if the agreed terms differ from them. Null: the terms are the same, or none are agreed yet. */
  replacedRequest: AgreedTerms | null
  /** The terms at today's price. Null: the price is the same, or cannot be computed. */
  termsToday: AgreedTerms | null
  /** The vehicles of the request and of the agreed terms, with the values that today's price depends on. */
  pricedVehicles: VehiclePricing[]
  /** Whether the customer lives abroad. Today's price depends on this. */
  livesAbroad: boolean
}

/** Loads the requested and the agreed terms. The agreed terms are those of the request until the office changes them. */
export async function loadEnquiryTerms(
  context: Context,
  { enquiry: { content }, agreed }: Pick<EnquiryRecord, "enquiry" | "agreed">,
  signal: AbortSignal,
): Promise<EnquiryTerms> {
  const { mileageAllowanceKm } = context.get(portsContext).content.rules
  const requestedId = requestedVehicleId(content)
  const ids = new Set([requestedId, ...(agreed?.terms.vehicles ?? []).map(({ vehicleId }) => vehicleId)])
  const livesAbroad = customerLivesAbroad(content, agreed?.terms)
  const pricedVehicles = await loadPricedVehicles(
    context,
    [...ids].flatMap((id) => id ?? []),
    livesAbroad,
    signal,
  )
  const requestedVehicle = pricedVehicles.find(({ id }) => id === requestedId) ?? null
  const requested = requestedTerms(content, requestedVehicle, mileageAllowanceKm)
  const terms = agreed?.terms ?? requested
  return {
    terms,
    requested,
    replacedRequest:
      requested && agreed && termsChanges(requested, agreed.terms).length > 0 ? requested : null,
    termsToday: terms && differentPriceToday(terms, pricedVehicles),
    pricedVehicles,
    livesAbroad,
  }
}

/**
 * Loads vehicles with today's terms for a customer, who may live abroad. A vehicle that cannot be read is logged
 * and omitted. If the extras cannot be read, every vehicle is logged and omitted.
 */
export async function loadPricedVehicles(
  context: Context,
  ids: readonly string[],
  livesAbroad: boolean,
  signal: AbortSignal,
): Promise<VehiclePricing[]> {
  const { catalogue, content, log } = context.get(portsContext)
  if (ids.length === 0) return []
  const [extras, ...vehicles] = await Promise.all([
    catalogue.extras(signal),
    ...ids.map((id) => catalogue.vehicle(id, signal)),
  ])
  return vehicles.flatMap((vehicle) => {
    if (vehicle.ok && extras.ok) {
      return { ...vehicle.value, terms: rentalTerms(vehicle.value, extras.value, content), livesAbroad }
    }
    // The logged value is the reason of the failure, or `true` for the one of the two that was read.
    const reasons = { vehicle: vehicle.ok || vehicle.reason, extras: extras.ok || extras.reason }
    log.warn(reasons, "current price of a booking could not be computed")
    return []
  })
}
