import { internationalNumber } from "#domain/enquiry/email/detail-rows.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"

/**
 * A search for one visitor: by normalised email address or phone number, or by the reference of an enquiry. 'reference' finds all
 * enquiries with the email address of that enquiry, or with its phone number if it has no address. 'numberOf' finds all with its
 * phone number. 'enquiry' finds that enquiry only. `confirmedReferences`: the references of linked enquiries that an owner
 * confirmed to be of the same visitor (`PrivacyRepository.linked`).
 */
export type VisitorSearch = {
  by: "email" | "number" | "reference" | "numberOf" | "enquiry"
  key: string
  confirmedReferences?: readonly string[]
}

/** Parses a typed email address, phone number or reference. @returns null for any other text */
export function visitorSearchFrom(input: string): VisitorSearch | null {
  const text = input.trim()
  if (text.includes("@")) return found("email", emailKey(text))
  const reference = parseReference(text.toUpperCase())
  return reference ? { by: "reference", key: reference } : found("number", numberKey(text))
}

function found(by: "email" | "number", key: string | null): VisitorSearch | null {
  return key === null ? null : { by, key }
}

/** Normalises an email address; null for an empty one. */
export function emailKey(email: string): string | null {
  return email.trim().toLowerCase() || null
}

/** The digits of a Sri Lankan number without country code and leading zero. */
const NATIONAL_DIGITS = 9

/**
 * Normalises the first phone number in a text: `+94 77 123 4567`, `0094 77...` and `077-1234567` all become `94771234567`.
 * @returns null if there is none
 */
export function numberKey(contactNumber: string): string | null {
  const number = internationalNumber(contactNumber)?.replace(/^940/, "94") // for `+94 (0)77 123 4567`
  if (!number) return null
  return number.length === NATIONAL_DIGITS ? `94${number}` : number
}
