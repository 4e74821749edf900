// A frozen copy of the code that 011-privacy used: a migration must not change when current code does.
import { latinDigits } from "./enquiry-summary.ts"

/** The normalised email address; null for an empty one. */
export function emailKey(email: string): string | null {
  return email.trim().toLowerCase() || null
}

const SRI_LANKAN_DIGITS = 9

/** The first number in a text with its country's code, digits only: `94771234567`. Null if there is none. */
export function numberKey(contactNumber: string): string | null {
  const number = internationalNumber(contactNumber)?.replace(/^940/, "94")
  if (!number) return null
  return number.length === SRI_LANKAN_DIGITS ? `94${number}` : number
}

function internationalNumber(contactNumber: string): string | undefined {
  const number = /\+?\d[\d\s().-]{3,}\d/.exec(latinDigits(contactNumber))?.[0].replace(/[^\d+]/g, "")
  if (!number) return undefined
  return number.startsWith("+") ? number.slice(1) : number.replace(/^00/, "").replace(/^0/, "94")
}
