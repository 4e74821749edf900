import { formatWallDate } from "#domain/rental-period.ts"
import { pathText, type SentPrice, sentTotal } from "#domain/trip/sent-plan.ts"
import type { TripEnquiry } from "../trip-enquiry.ts"
import { daysText, totalText } from "../wording.ts"
import { priceOf } from "./booking-contents.ts"
import type { ContentsOfKind, DetailRow, Price } from "./contents.ts"
import { contactRows, detailRow, fieldRows } from "./detail-rows.ts"
import { planRows } from "./plan-rows.ts"

/** The contents of an email about a trip: the plan, the person, and the price as it was shown. */
export function tripContents(enquiry: TripEnquiry, siteUrl: string): ContentsOfKind {
  const { name, plan, period, price } = enquiry
  const length = plan && daysText(plan.days.length)
  const about = [length, period && formatWallDate(period.pickUpAt)].filter(Boolean).join(", ") || name
  return {
    subject: `New Trip Enquiry (${about})`,
    title: plan ? `New trip enquiry: ${pathText(plan)}` : "New trip enquiry",
    remarks: plan ? [] : [NO_PLAN],
    sections: [
      ...(plan ? [{ about: "plan" as const, title: "The trip", rows: planRows(plan, siteUrl) }] : []),
      {
        about: "rental",
        title: "The hire",
        rows: [vehicleRow(price, siteUrl), ...fieldRows(enquiry, "rental")],
      },
      {
        about: "person",
        title: "The person",
        rows: [detailRow("Name", name), ...contactRows(enquiry), ...fieldRows(enquiry, "person")],
      },
    ],
    price: price && tripPrice(price),
    message: null,
  }
}

const NO_PLAN = "No plan came with this enquiry: its address had no trip."

function vehicleRow(price: SentPrice | null, siteUrl: string): DetailRow {
  if (!price) return detailRow("Vehicle", "No price could be computed. Please suggest a vehicle.")
  const href = `${siteUrl}/cars/${encodeURIComponent(price.vehicleId)}`
  const lines = price.isChosen ? [] : ["The cheapest that fits; no vehicle was chosen."]
  return { ...detailRow("Vehicle", price.vehicleName, ...lines, href), href }
}

/** The lines of the quote, and the kilometres that are paid for at the return. */
function tripPrice(price: SentPrice): Price {
  const { rows, notes } = priceOf(price)
  const { atReturn } = price
  const kilometres = atReturn
    ? [
        {
          item: "Kilometres at the return",
          count: `${atReturn.km} km beyond the allowance`,
          amount: totalText(atReturn.amount),
        },
      ]
    : []
  return { rows: [...rows, ...kilometres], total: totalText(sentTotal(price)), notes }
}
