import type { Booking } from "./booking.ts"
import type { ContactMessage } from "./contact-message.ts"
import type { RentalEnquiry } from "./rental-enquiry.ts"
import type { StaffBooking } from "./staff-booking.ts"
import type { TripEnquiry } from "./trip-enquiry.ts"

/** The checked answers of a visitor. `kind` is the form that was submitted. */
export type FormContent = RentalEnquiry | Booking | ContactMessage | TripEnquiry
export type FormKind = FormContent["kind"]

/** The content of an enquiry: the answers of a visitor, or a booking that the staff entered. */
export type EnquiryContent = FormContent | StaffBooking
export type EnquiryKind = EnquiryContent["kind"]

/**
 * Whether the customer lives abroad, and so pays the rates for visitors from abroad if the company has them. False if the form
 * did not ask.
 */
export function livesAbroad(content: EnquiryContent): boolean {
  return "livesAbroad" in content && content.livesAbroad
}

/** A recorded enquiry. `reference` is its number for visitor and office; `receivedAt` is a UTC instant. */
export type Enquiry<Content extends EnquiryContent = EnquiryContent> = {
  id: string
  reference: string
  receivedAt: Date
  content: Content
}

/** An enquiry that a visitor sent with a form. Only these are delivered to the company. */
export type FormEnquiry = Enquiry<FormContent>

// Crockford's alphabet, without characters that are confused on the phone.
const REFERENCE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const REFERENCE_LENGTH = 8

/** A reference from random bytes (8 or more): `7K4M-2Q9T`. 40 bits: unique in practice, and the database checks it. */
export function referenceFrom(random: Uint8Array): string {
  if (random.length < REFERENCE_LENGTH) throw new RangeError("a reference needs 8 random bytes")
  const characters = Array.from(
    random.subarray(0, REFERENCE_LENGTH),
    (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length],
  )
  return `${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`
}

/** Parses a reference that was typed or is part of a link. Returns null for an invalid one. */
export function parseReference(text: string): string | null {
  return /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text) ? text : null
}
