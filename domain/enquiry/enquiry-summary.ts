import { type AgreedTerms, agreedTotal } from "#domain/agreed/agreed-terms.ts"
import type { Cents } from "#domain/money.ts"
import type { WallTime } from "#domain/rental-period.ts"
import { latinDigits } from "#lib/latin-digits.ts"
import type { EnquiryContent } from "./enquiry.ts"
import type { EnquiryTab } from "./rental-enquiry.ts"

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
  /** The agreed price; before an agreement, the one that the visitor was shown. */
  total: Cents | null
}

/** @param agreed the agreed terms, which replace those of the request; null: none */
export function summaryOf(content: EnquiryContent, agreed: AgreedTerms | null = null): EnquirySummary {
  const requested = requestSummary(content)
  if (!agreed) return requested
  const { pickUpAt, returnAt, vehicles } = agreed
  const vehicle = vehicles.map(({ name }) => name).join(", ") || requested.vehicle
  return { ...requested, pickUpAt, returnAt, vehicle, total: agreedTotal(agreed) }
}

function requestSummary(content: EnquiryContent): EnquirySummary {
  if (content.kind === "contact") return { ...NO_ANSWERS, name: content.name, email: content.email }
  if (content.kind === "staffBooking") {
    const { name, contactNumber, email } = content
    return { ...NO_ANSWERS, name, contactNumber, email }
  }
  const { contactNumber, email, pickUpAt, returnAt } = content
  const common = { ...NO_ANSWERS, contactNumber, email, pickUpAt, returnAt }
  if (content.kind === "enquiry") return { ...common, vehicle: content.vehicleType, service: content.tab }
  const name = `${content.firstName} ${content.lastName}`.trim()
  return { ...common, name, vehicle: content.vehicleName, total: content.quote.total }
}

const NO_ANSWERS = {
  name: null,
  contactNumber: null,
  vehicle: null,
  service: null,
  pickUpAt: null,
  returnAt: null,
  total: null,
}

/** The search text of an enquiry: name, number, email, vehicle and reference, in lower case; a number also as its digits 0 to 9. */
export function searchTextOf(
  reference: string,
  { name, contactNumber, email, vehicle }: EnquirySummary,
): string {
  const digits = contactNumber && latinDigits(contactNumber).replace(/\D/g, "")
  return [reference, name, contactNumber, digits, email, vehicle].filter(Boolean).join(" ").toLowerCase()
}

/**
 * Splits a typed search into parts that a search text must all contain. A phone number is one part: its digits without a leading zero
 * or the country code, because people write it in different ways.
 */
export function searchParts(typed: string): string[] {
  const latin = latinDigits(typed)
  if (/^[+\d][\d\s().-]{4,}$/.test(latin.trim())) {
    return [latin.replace(/\D/g, "").replace(/^(?:0094|94|0)/, "")].filter(Boolean)
  }
  return typed
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
}
