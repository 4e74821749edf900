import type { Ports } from "#app/context.ts"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { RECEIPT_PARAM } from "#app/forms/receipt.ts"
import type { SentBooking } from "#domain/enquiry/booking.ts"
import { formatTotal } from "#domain/money.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import { rateNotes } from "../price/price-table.tsx"

/**
 * The stored booking of this vehicle that was just sent. Reason for the parameter `receipt`:
 * docs/decisions/0055-stored-quote-after-booking.md.
 * @returns null if none was sent, the receipt does not match, or the booking is for another vehicle
 */
export async function loadSentBooking(
  { intake }: Pick<Ports, "intake">,
  { outcome }: VisitorForm,
  params: URLSearchParams,
  vehicleId: string,
): Promise<SentBooking | null> {
  const receipt = params.get(RECEIPT_PARAM)
  if (outcome?.state !== "sent" || !receipt) return null
  const booking = await intake.sentBooking(outcome.reference, receipt)
  return booking?.vehicleId === vehicleId ? booking : null
}

/** The sentences about a booking that was sent: vehicle, rental period and total, and whether the plan of the form was left out. */
export function sentTexts(
  booking: SentBooking | null,
  { lacksTripPlan, messages: { vehicle, vehicleFacts } }: { lacksTripPlan: boolean; messages: Messages },
): string[] {
  const { sent } = vehicleFacts
  const planNotes = lacksTripPlan ? [sent.lacksTripPlan] : []
  if (!booking) return planNotes
  const { vehicleName, pickUpAt, returnAt, quote } = booking
  const notes = new Set(
    quote.lines.flatMap((line) => (line.kind === "vehicle" ? rateNotes(line, vehicle.price) : [])),
  )
  const total = quote.total === null ? sent.onRequest : sent.total(formatTotal(quote.total))
  return [
    sent.booked(vehicleName, quote.days, formatWallTime(pickUpAt), formatWallTime(returnAt)),
    [total, ...(notes.size > 0 ? [sent.includes([...notes].join(", "))] : [])].join(" "),
    ...planNotes,
  ]
}
