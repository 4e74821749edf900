import type { CountedLine } from "#domain/agreed/agreed-terms.ts"
import { type Cents, formatTotal } from "#domain/money.ts"
import type { QuoteLine, RateAdjustments } from "#domain/pricing/quote.ts"
import { seasonText } from "#domain/pricing/seasons.ts"
import type { Booking } from "./booking.ts"

/** A number of whole days as text: `1 day`, `17 days`. */
export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`
}

/** A quantity with its unit, as the booking form labels it: `17 days`, `Qty 2`, `once`. */
export function unitsText({ countedIn, count }: Pick<QuoteLine, "countedIn" | "count">): string {
  if (countedIn === "once") return "once"
  return countedIn === "days" ? daysText(count) : `Qty ${count}`
}

/** A total, or the words for a price on request, if the vehicle has no rate for the period. */
export function totalText(total: Cents | null): string {
  return total === null ? "Price on request" : formatTotal(total)
}

/**
 * The reasons why a daily rate differs from the one in the catalogue: `rate for visitors from abroad`, `Season: New Year +15 %`.
 * `kind` is not read. It is required because TypeScript rejects the line of an extra for a type with optional properties only.
 */
export function rateNotes({ season, isAbroadRate }: RateAdjustments & { kind: string }): string[] {
  return [isAbroadRate ? "rate for visitors from abroad" : [], season ? seasonText(season) : []].flat()
}

/** The name of a counted line, with the reasons why its rate differs. */
export function nameWithRateNotes(line: CountedLine): string {
  return [line.name, ...rateNotes(line)].join(", ")
}

/** `Ms Anna Perera`. The title 'Other' is left out. */
export function personName({ personTitle, firstName, lastName }: Booking): string {
  const title = personTitle === "Other" ? "" : `${personTitle} `
  return `${title}${firstName} ${lastName}`
}

/**
 * Replaces line breaks and control characters by spaces, and removes bidirectional controls, so that a visitor's text cannot leave
 * its header or row. The joiners of Sinhala and other scripts (U+200C, U+200D) stay.
 */
export function oneLine(text: string): string {
  return text
    .replace(BIDI_CONTROLS, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
}

/** One line for a subject or a name in an address, without sequences that mail programs decode (RFC 2047). */
export function headerText(text: string): string {
  return oneLine(text).replaceAll("=?", "= ?")
}

/** Bidi_Control of Unicode: marks, embeddings, overrides and isolates. https://www.unicode.org/reports/tr9/ */
const BIDI_CONTROLS = /\p{Bidi_Control}+/gu
