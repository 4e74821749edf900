import type { QuoteLine } from "#domain/pricing/quote.ts"
import type { Booking } from "./booking.ts"

/** Whole days in words: `1 day`, `17 days`. */
export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`
}

/** How much of it was asked for, as the reservation form labels it: `17 days`, `Qty 2`, `once`. */
export function unitsText({ countedIn, count }: Pick<QuoteLine, "countedIn" | "count">): string {
  if (countedIn === "once") return "once"
  return countedIn === "days" ? daysText(count) : `Qty ${count}`
}

/** `Ms Anna Perera`; a person whose title is 'Other' is named without one. */
export function personName({ personTitle, firstName, lastName }: Booking): string {
  const title = personTitle === "Other" ? "" : `${personTitle} `
  return `${title}${firstName} ${lastName}`
}

/** Text without anything that ends a line, so that what a visitor typed stays in its own header or row. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim()
}
