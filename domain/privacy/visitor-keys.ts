import { internationalNumber } from "#domain/enquiry/email/facts.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"

/**
 * What one visitor is found by: an e-mail address or a telephone number in one way of writing, or the reference of an enquiry.
 * 'reference': whatever came with the address of that enquiry; 'numberOf': whatever came with its number.
 */
export type VisitorSearch = { by: "email" | "number" | "reference" | "numberOf"; key: string }

/** What somebody typed or pasted, as a search. @returns null for what is none of the three. */
export function visitorSearchFrom(typed: string): VisitorSearch | null {
  const text = typed.trim()
  if (text.includes("@")) return found("email", emailKey(text))
  const reference = parseReference(text.toUpperCase())
  return reference ? { by: "reference", key: reference } : found("number", numberKey(text))
}

function found(by: "email" | "number", key: string | null): VisitorSearch | null {
  return key === null ? null : { by, key }
}

/** The same address however it was written; null for none. */
export function emailKey(email: string): string | null {
  return email.trim().toLowerCase() || null
}

const SRI_LANKAN_DIGITS = 9

/**
 * The same number however it was written: `+94 77 123 4567`, `0077...` and `077-1234567` are all `94771234567`. Of several in one text
 * the first counts. @returns null where there is none.
 */
export function numberKey(contactNumber: string): string | null {
  const number = internationalNumber(contactNumber)?.replace(/^940/, "94")
  if (!number) return null
  return number.length === SRI_LANKAN_DIGITS ? `94${number}` : number
}
