import { type AgreedTerms, agreedTotal } from "#domain/agreed/agreed-terms.ts"
import type { Cents } from "#domain/money.ts"
import type { WallTime } from "#domain/rental-period.ts"
import { pathText, sentTotal } from "#domain/trip/sent-plan.ts"
import type { EnquiryContent } from "./enquiry.ts"
import type { EnquiryTab } from "./rental-enquiry.ts"
import type { TripEnquiry } from "./trip-enquiry.ts"

/** An enquiry in one row of a list. Fields that its form does not have are null. */
export type EnquirySummary = {
  name: string | null
  contactNumber: string | null
  email: string
  /** A vehicle's name, or the vehicle type of the home page's form: `van`. */
  vehicle: string | null
  service: EnquiryTab | null
  pickUpAt: WallTime | null
  returnAt: WallTime | null
  /** The agreed price. Before an agreement, the price that the visitor saw. */
  total: Cents | null
  /** The beginning of the visitor's message, or the route of a trip, on one line. */
  preview: string | null
}

/** In characters. This fills three lines on a phone. */
const MAX_PREVIEW_LENGTH = 140

/**
 * Summarises an enquiry.
 * @param agreed the agreed terms, which replace those of the request; null: none
 */
export function summaryOf(content: EnquiryContent, agreed: AgreedTerms | null = null): EnquirySummary {
  const requested = requestSummary(content)
  if (!agreed) return requested
  const { pickUpAt, returnAt, vehicles } = agreed
  const vehicle = vehicles.map(({ name }) => name).join(", ") || requested.vehicle
  return { ...requested, pickUpAt, returnAt, vehicle, total: agreedTotal(agreed) }
}

function requestSummary(content: EnquiryContent): EnquirySummary {
  if (content.kind === "contact") {
    const { name, email, message } = content
    return { ...EMPTY_SUMMARY, name, email, preview: truncatePreview(message) }
  }
  if (content.kind === "staffBooking") {
    const { name, contactNumber, email } = content
    return { ...EMPTY_SUMMARY, name, contactNumber, email }
  }
  if (content.kind === "trip") return tripSummary(content)
  const { contactNumber, email, pickUpAt, returnAt } = content
  const common = { ...EMPTY_SUMMARY, contactNumber, email, pickUpAt, returnAt }
  if (content.kind === "enquiry") return { ...common, vehicle: content.vehicleType, service: content.tab }
  const name = `${content.firstName} ${content.lastName}`.trim()
  const vehicle = content.vehicleName
  return { ...common, name, vehicle, total: content.quote.total, preview: routePreview(content) }
}

function tripSummary({ name, contactNumber, email, plan, period, price }: TripEnquiry): EnquirySummary {
  return {
    ...EMPTY_SUMMARY,
    name,
    contactNumber,
    email,
    vehicle: price?.vehicleName ?? null,
    pickUpAt: period?.pickUpAt ?? null,
    returnAt: period?.returnAt ?? null,
    total: price && sentTotal(price),
    preview: routePreview({ plan }),
  }
}

function routePreview({ plan }: Pick<TripEnquiry, "plan">): string | null {
  return plan && truncatePreview(pathText(plan))
}

const EMPTY_SUMMARY = {
  name: null,
  contactNumber: null,
  vehicle: null,
  service: null,
  pickUpAt: null,
  returnAt: null,
  total: null,
  preview: null,
}

/** Shortens a text to a preview on one line. Null for an empty text, as after anonymising. */
function truncatePreview(message: string): string | null {
  const characters = [...message.replace(/\s+/gu, " ").trim()]
  if (characters.length <= MAX_PREVIEW_LENGTH) return characters.join("") || null
  return `${characters.slice(0, MAX_PREVIEW_LENGTH).join("").trimEnd()}…`
}
