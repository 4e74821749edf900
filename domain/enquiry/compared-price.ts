import { type Quote, type QuoteLine, quoteRental } from "#domain/pricing/quote.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import type { Booking } from "./booking.ts"
import { priceOf } from "./email/booking-contents.ts"
import { totalText } from "./wording.ts"

/** A stored quote beside the price of the same booking today, line by line; null where one of the two lacks a line. */
export type ComparedPrice = {
  lines: ComparedLine[]
  total: { sent: string; today: string }
  differs: boolean
}

export type ComparedLine = {
  item: string
  sent: PricedLine | null
  today: PricedLine | null
  differs: boolean
}

type PricedLine = { count: string; amount: string }

/** @returns the price of a booking at today's terms, and its differences from the stored quote */
export function comparedPrice(booking: Booking, terms: Terms): ComparedPrice {
  const today = quoteRental(terms, {
    period: booking,
    chosen: booking.services,
    livesAbroad: booking.livesAbroad,
  })
  const [before, after] = [linesOf(booking, booking.quote), linesOf(booking, today)]
  const lines = [...new Set([...before.keys(), ...after.keys()])].map((key) => {
    const [sent = null, now = null] = [before.get(key), after.get(key)]
    const differs = sent?.count !== now?.count || sent?.amount !== now?.amount
    return { item: (sent ?? now)?.item ?? key, sent, today: now, differs }
  })
  const total = { sent: totalText(booking.quote.total), today: totalText(today.total) }
  return { lines, total, differs: total.sent !== total.today || lines.some(({ differs }) => differs) }
}

function linesOf({ vehicleName }: Booking, quote: Quote) {
  const { rows } = priceOf({ vehicleName, quote })
  return new Map(rows.map((row, index) => [keyOf(quote.lines[index]), row]))
}

function keyOf(line: QuoteLine | undefined): string {
  if (line?.kind === "extra") return line.extraId
  return line?.season ? `the vehicle in season ${line.season.name}` : "the vehicle"
}
