import { type EnquiryContent, livesAbroad } from "#domain/enquiry/enquiry.ts"
import type { EnquiryTab } from "#domain/enquiry/rental-enquiry.ts"
import type { TripEnquiry } from "#domain/enquiry/trip-enquiry.ts"
import { type QuoteLine, rateAdjustmentsOf } from "#domain/pricing/quote.ts"
import type { SentPrice } from "#domain/trip/sent-plan.ts"
import type { AgreedTerms, AgreedVehicle, CountedLine } from "./agreed-terms.ts"
import { conditionsOf, type VehiclePricing } from "./todays-price.ts"

/**
 * The terms that an enquiry asks for. Those of a booking have the price at its submission. Those of an enquiry from the home page
 * have no vehicle and no price.
 * @param vehiclePricing the requested vehicle with today's terms; null if it is unknown or none was requested
 * @returns null for a message and for a trip without a first day, because they have no dates. Also null for a booking that the
 * staff entered, because the staff enter its terms too.
 */
export function requestedTerms(
  content: EnquiryContent,
  vehiclePricing: VehiclePricing | null,
  kmPerDay: number,
): AgreedTerms | null {
  if (content.kind === "contact" || content.kind === "staffBooking") return null
  if (content.kind === "trip") return tripTerms(content, vehiclePricing, kmPerDay)
  const { pickUpAt, returnAt, pickUpLocation, returnLocation } = content
  const requested = { pickUpAt, returnAt, pickUpLocation, returnLocation, currency: null }
  if (content.kind === "enquiry") {
    return { ...requested, ...withoutVehicle(includesDriver(content.tab), kmPerDay) }
  }
  return { ...requested, ...withVehicle(content, vehiclePricing, kmPerDay) }
}

/** The terms of a trip: from the start of its plan to the end, with the vehicle and the price at its submission. */
function tripTerms(
  { plan, period, price }: TripEnquiry,
  vehiclePricing: VehiclePricing | null,
  kmPerDay: number,
): AgreedTerms | null {
  if (!period) return null
  const requested = {
    ...period,
    pickUpLocation: plan?.path[0] ?? "",
    returnLocation: plan?.path.at(-1) ?? "",
    currency: null,
  }
  return price
    ? { ...requested, ...withVehicle(price, vehiclePricing, kmPerDay) }
    : { ...requested, ...withoutVehicle(plan?.drive === "driver", kmPerDay) }
}

type VehicleTerms = Pick<AgreedTerms, "vehicles" | "lines" | "conditions">

function withoutVehicle(hasDriver: boolean, kmPerDay: number): VehicleTerms {
  const conditions = conditionsOf({ vehicles: [], lines: [] }, [], kmPerDay)
  return { vehicles: [], lines: [], conditions: { ...conditions, hasDriver } }
}

function withVehicle(
  { vehicleId, vehicleName, quote }: Pick<SentPrice, "vehicleId" | "vehicleName" | "quote">,
  vehiclePricing: VehiclePricing | null,
  kmPerDay: number,
): VehicleTerms {
  const vehicle = { vehicleId, name: vehicleName, units: 1 }
  const lines = agreedLinesOf(quote.lines, vehicle)
  const conditions = conditionsOf(
    { vehicles: [vehicle], lines },
    vehiclePricing ? [vehiclePricing] : [],
    kmPerDay,
  )
  return { vehicles: [vehicle], lines, conditions }
}

/** Whether the customer lives abroad. The office's record comes before the customer's answer. */
export function customerLivesAbroad(
  content: EnquiryContent,
  agreed: Pick<AgreedTerms, "livesAbroad"> | undefined,
): boolean {
  return agreed?.livesAbroad ?? livesAbroad(content)
}

/** The id of the vehicle that an enquiry is about; null: none. */
export function requestedVehicleId(content: EnquiryContent): string | null {
  if (content.kind === "booking") return content.vehicleId
  return content.kind === "trip" ? (content.price?.vehicleId ?? null) : null
}

/** Converts the lines of a quote into agreed lines that name the vehicle. Counts and amounts stay those of the quote. */
export function agreedLinesOf(quoteLines: readonly QuoteLine[], vehicle: AgreedVehicle): CountedLine[] {
  return quoteLines.map((line) => {
    const { countedIn, count, unitPrice, amount } = line
    const counted = { countedIn, count, unitPrice, amount }
    return line.kind === "vehicle"
      ? {
          kind: line.kind,
          vehicleId: vehicle.vehicleId,
          name: vehicle.name,
          ...rateAdjustmentsOf(line),
          ...counted,
        }
      : { kind: line.kind, extraId: line.extraId, name: line.name, ...counted }
  })
}

function includesDriver(tab: EnquiryTab | null): boolean {
  return tab !== null && tab !== "self_drive"
}
