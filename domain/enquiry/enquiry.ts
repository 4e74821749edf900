import type { Booking } from "./booking.ts"
import type { ContactMessage } from "./contact-message.ts"
import type { RentalEnquiry } from "./rental-enquiry.ts"

/** What a visitor sent, checked. `kind` says which form it came from. */
export type EnquiryContent = RentalEnquiry | Booking | ContactMessage
export type EnquiryKind = EnquiryContent["kind"]

/** A recorded enquiry. `reference` is what the visitor and the office call it; `receivedAt` is a UTC instant. */
export type Enquiry = { id: string; reference: string; receivedAt: Date; content: EnquiryContent }

// No letters or digits that are read for one another on the telephone (Crockford's alphabet).
const REFERENCE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const REFERENCE_LENGTH = 8

/** A reference from random bytes (8 or more): `7K4M-2Q9T`. 40 bits: unique in practice, and the store checks. */
export function referenceFrom(random: Uint8Array): string {
  if (random.length < REFERENCE_LENGTH) throw new RangeError("a reference needs 8 random bytes")
  const characters = Array.from(random.subarray(0, REFERENCE_LENGTH), (byte) => REFERENCE_ALPHABET[byte % 32])
  return `${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`
}

/** What a person typed or a link carried, as a reference. @returns null for what cannot be one. */
export function parseReference(text: string): string | null {
  return /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text) ? text : null
}
