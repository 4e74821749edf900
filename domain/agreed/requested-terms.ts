import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { EnquiryTab } from "#domain/enquiry/rental-enquiry.ts"
import type { Extra, ExtraChoice } from "#domain/pricing/extra.ts"
import { defaultQuantity } from "#domain/pricing/extra.ts"
import { marksOf, type QuoteLine } from "#domain/pricing/quote.ts"
import { rentalDays } from "#domain/rental-period.ts"
import type { AgreedTerms, AgreedVehicle, CountedLine } from "./agreed-terms.ts"
import { conditionsOf, type PricedToday } from "./todays-price.ts"

/**
 * The terms that an enquiry asks for: of a booking with the price of its submission, of an enquiry without a vehicle and a price.
 * @param today the requested vehicle with today's terms; null where it is unknown or none was requested
 * @returns null for a message, which has no dates, and for a booking by the staff, whose terms are entered
 */
export function requestedTerms(
  content: EnquiryContent,
  today: PricedToday | null,
  kmADay: number,
): AgreedTerms | null {
  if (content.kind === "contact" || content.kind === "staffBooking") return null
  const { pickUpAt, returnAt, pickUpLocation, returnLocation } = content
  const trip = { pickUpAt, returnAt, pickUpLocation, returnLocation, currency: null }
  const pricedVehicles = today ? [today] : []
  if (content.kind === "enquiry") {
    const conditions = conditionsOf({ vehicles: [], lines: [] }, [], kmADay)
    return {
      ...trip,
      vehicles: [],
      lines: [],
      conditions: { ...conditions, hasDriver: hasDriver(content.tab) },
    }
  }
  const vehicle = { vehicleId: content.vehicleId, name: content.vehicleName, units: 1 }
  const lines = linesOf(content.quote.lines, vehicle)
  return {
    ...trip,
    vehicles: [vehicle],
    lines,
    conditions: conditionsOf({ vehicles: [vehicle], lines }, pricedVehicles, kmADay),
  }
}

/** Lines of a quote as agreed lines of several units of a vehicle. */
export function linesOf(quoted: readonly QuoteLine[], vehicle: AgreedVehicle): CountedLine[] {
  return quoted.map((line) => {
    const { countedIn, count, unitPrice, amount } = line
    const counted = { countedIn, count, unitPrice, amount }
    return line.kind === "vehicle"
      ? { kind: line.kind, vehicleId: vehicle.vehicleId, name: vehicle.name, ...marksOf(line), ...counted }
      : { kind: line.kind, extraId: line.extraId, name: line.name, ...counted }
  })
}

/**
 * The extras that an enquiry asks for, in the price of the vehicle that the office chooses for it: the driver, for every service but
 * self-drive. A booking has chosen its own.
 */
export function requestedExtras(
  content: EnquiryContent,
  offered: readonly Extra[],
  period: Parameters<typeof rentalDays>[0],
): ExtraChoice[] {
  if (content.kind !== "enquiry" || !hasDriver(content.tab)) return []
  const days = rentalDays(period)
  return offered
    .filter(({ role }) => role === "driver")
    .map((extra) => ({ extraId: extra.id, quantity: defaultQuantity(extra, days) }))
}

function hasDriver(tab: EnquiryTab | null): boolean {
  return tab !== null && tab !== "self_drive"
}
