import { formatTotal } from "#domain/money.ts"
import type { QuoteLine } from "#domain/pricing/quote.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import type { Booking } from "../booking.ts"
import { daysText, personName, rateNotes, totalText, unitsText } from "../wording.ts"
import type { ContentsOfKind, DetailRow, Price } from "./contents.ts"
import { contactRows, detailRow, fieldRows, rentalRows } from "./detail-rows.ts"
import { planRows } from "./plan-rows.ts"

/** The contents of an email about a booking: the rental, the person, and every line of the stored quote. */
export function bookingContents(booking: Booking, siteUrl: string): ContentsOfKind {
  return {
    subject: `New Booking (${booking.vehicleName})`,
    title: `New booking: ${booking.vehicleName}`,
    remarks: [],
    sections: [
      {
        about: "rental",
        title: "The hire",
        rows: [vehicleRow(booking, siteUrl), ...rentalRows(booking), ...fieldRows(booking, "rental")],
      },
      {
        about: "person",
        title: "The person",
        rows: [nameRow(booking), ...contactRows(booking), ...fieldRows(booking, "person")],
      },
      ...(booking.plan
        ? [{ about: "plan" as const, title: "The planned trip", rows: planRows(booking.plan, siteUrl) }]
        : []),
    ],
    price: priceOf(booking),
    message: null,
  }
}

function vehicleRow({ vehicleId, vehicleName }: Booking, siteUrl: string): DetailRow {
  const href = `${siteUrl}/cars/${encodeURIComponent(vehicleId)}`
  return { ...detailRow("Vehicle", vehicleName, href), href }
}

function nameRow(booking: Booking): DetailRow {
  return detailRow("Name", personName(booking), ...(booking.personTitle === "Other" ? ["Title: Other"] : []))
}

const PRICE_NOTES = [
  "This total is an estimate until you confirm it.",
  "The deposit is not part of it, nor is the delivery charge, which depends on the location.",
]

const ON_REQUEST = "No rate is known for a hire of this length: the visitor waits for a price from you."

const RATE_NAMES: Record<TierId, string> = {
  oneWeek: "the 1-week rate",
  twoWeeks: "the 2-week rate",
  threeWeeks: "the 3-week rate",
  oneMonth: "the 1-month rate",
  threeMonths: "the 3-month rate",
  sixMonths: "the 6-month rate",
}

/** The price table of a quote, with one row for each of its lines, in their order. */
export function priceOf({ vehicleName, quote }: Pick<Booking, "vehicleName" | "quote">): Price {
  const rate = quote.tier ? `, ${RATE_NAMES[quote.tier.id]}` : ""
  const rows = quote.lines.map((line) => ({
    item: line.kind === "vehicle" ? vehicleName : line.name,
    count:
      line.kind === "vehicle"
        ? [`${countText(line)}${rate}`, ...rateNotes(line)].join(", ")
        : countText(line),
    amount: formatTotal(line.amount),
  }))
  const total = totalText(quote.total)
  if (quote.total !== null) return { rows, total, notes: PRICE_NOTES }
  // Without a total, the note about its estimate does not apply.
  const otherNotes = PRICE_NOTES.slice(1)
  const onRequestRow = { item: vehicleName, count: `${daysText(quote.days)}${rate}`, amount: total }
  return { rows: [onRequestRow, ...rows], total, notes: [ON_REQUEST, ...otherNotes] }
}

function countText(line: QuoteLine): string {
  return line.countedIn === "once" ? "once" : `${unitsText(line)} × ${formatTotal(line.unitPrice)}`
}
