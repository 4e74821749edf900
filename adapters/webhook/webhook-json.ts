import type { EnquiryPayload } from "#domain/delivery/delivery.ts"
import { TEST_REFERENCE } from "#domain/delivery/test-enquiry.ts"
import type { Booking } from "#domain/enquiry/booking.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import type { TripEnquiry } from "#domain/enquiry/trip-enquiry.ts"
import { type Quote, type QuoteLine, rateAdjustmentsOf } from "#domain/pricing/quote.ts"
import type { RentalPeriod, WallTime } from "#domain/rental-period.ts"

/**
 * Increment it when a field is renamed, removed or changes its meaning. A new field needs no new version, because receivers
 * ignore unknown fields.
 */
export const WEBHOOK_VERSION = 1

/**
 * The body of a webhook request, described for receivers in docs/operations.md, whose example a test compares with this. Amounts
 * are whole cents of Sri Lankan rupees, times have their UTC offset, and null means that the form does not ask or got no answer.
 */
export function webhookJson({ enquiry, revision }: EnquiryPayload) {
  const { reference, receivedAt, content } = enquiry
  return {
    version: WEBHOOK_VERSION,
    test: reference === TEST_REFERENCE,
    reference,
    /** Incremented when the visitor changes the enquiry: the highest replaces the others. */
    revision,
    receivedAt: receivedAt.toISOString(),
    enquiry: enquiryJson(content),
  }
}

/** Every answer by the name of its field, except those that have another format here. */
function enquiryJson(content: FormContent) {
  if (content.kind === "contact") return { ...content, kind: "message" }
  if (content.kind === "booking") return bookingJson(content)
  if (content.kind === "trip") return tripJson(content)
  const { tab: service, ...others } = content
  return { ...others, ...timesJson(content), service }
}

function bookingJson(booking: Booking) {
  const { vehicleId, vehicleName, personTitle, firstName, lastName, services, quote, ...others } = booking
  return {
    ...others,
    ...timesJson(booking),
    title: personTitle,
    name: `${firstName} ${lastName}`.trim(),
    vehicle: { id: vehicleId, name: vehicleName },
    price: priceJson(quote, vehicleName),
  }
}

/** The plan as it was sent, with the price of the chosen vehicle or of the cheapest that fits. */
function tripJson({ period, price, ...others }: TripEnquiry) {
  return {
    ...others,
    ...(period ? timesJson(period) : { pickUpAt: null, returnAt: null }),
    vehicle: price && { id: price.vehicleId, name: price.vehicleName, isChosen: price.isChosen },
    price: price && {
      ...priceJson(price.quote, price.vehicleName),
      /** The kilometres beyond the allowance, which are paid for at the return. */
      atReturn: price.atReturn && { km: price.atReturn.km, amountCents: price.atReturn.amount },
    },
  }
}

function priceJson({ days, lines, total }: Quote, vehicleName: string) {
  return {
    currency: "LKR",
    days,
    lines: lines.map((line) => lineJson(line, vehicleName)),
    /** Null: a price on request. */
    totalCents: total,
  }
}

/** `extraId` null: the vehicle itself, with a line for each season. */
function lineJson(line: QuoteLine, vehicleName: string) {
  const { count, countedIn, unitPrice, amount } = line
  const item =
    line.kind === "vehicle"
      ? { extraId: null, name: vehicleName, ...rateAdjustmentsOf(line) }
      : { extraId: line.extraId, name: line.name }
  return { ...item, count, countedIn, unitPriceCents: unitPrice, amountCents: amount }
}

function timesJson({ pickUpAt, returnAt }: RentalPeriod) {
  return { pickUpAt: withOffset(pickUpAt), returnAt: withOffset(returnAt) }
}

/** Sri Lanka has UTC+05:30 all year. */
function withOffset(time: WallTime): string {
  return `${time}:00+05:30`
}
