import { type Cents, formatTotal } from "#domain/money.ts"
import type { QuoteLine } from "#domain/pricing/quote.ts"
import type { Booking } from "./booking.ts"

/** Whole days in words: `1 day`, `17 days`. */
export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`
}

/** A quantity with its unit, as the booking form labels it: `17 days`, `Qty 2`, `once`. */
export function unitsText({ countedIn, count }: Pick<QuoteLine, "countedIn" | "count">): string {
  if (countedIn === "once") return "once"
  return countedIn === "days" ? daysText(count) : `Qty ${count}`
}

/** A total, or the words for a price on request, where the vehicle has no rate for the period. */
export function totalText(total: Cents | null): string {
  return total === null ? "Price on request" : formatTotal(total)
}

/** `Ms Anna Perera`; a person whose title is 'Other' is named without one. */
export function personName({ personTitle, firstName, lastName }: Booking): string {
  const title = personTitle === "Other" ? "" : `${personTitle} `
  return `${title}${firstName} ${lastName}`
}

/**
 * Text without anything that ends a line or turns the direction of what follows, so that what a visitor typed stays in its own header
 * or row. The joiners of Sinhala and other scripts (U+200C, U+200D) stay.
 */
export function oneLine(text: string): string {
  return text
    .replace(DIRECTION, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
}

/** The same for a subject or a name in an address: nor is anything in it decoded by a mail program (RFC 2047). */
export function headerText(text: string): string {
  return oneLine(text).replaceAll("=?", "= ?")
}

/** Bidi_Control of Unicode: marks, embeddings, overrides and isolates. https://www.unicode.org/reports/tr9/ */
const DIRECTION = /\p{Bidi_Control}+/gu
