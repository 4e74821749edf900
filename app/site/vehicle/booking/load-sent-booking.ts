import type { Ports } from "#app/context.ts"
import type { VisitorForm } from "#app/forms/form-state.ts"
import { RECEIPT } from "#app/forms/receipt.ts"
import type { SentBooking } from "#domain/enquiry/booking.ts"

/**
 * The stored booking of this vehicle that was just sent. Reason for the parameter:
 * docs/decisions/0055-stored-quote-after-booking.md.
 * @returns null if none was sent, or the receipt does not match
 */
export async function loadSentBooking(
  { intake }: Pick<Ports, "intake">,
  { outcome }: VisitorForm,
  params: URLSearchParams,
  vehicleId: string,
): Promise<SentBooking | null> {
  const receipt = params.get(RECEIPT)
  if (outcome?.state !== "sent" || !receipt) return null
  const booking = await intake.sentBooking(outcome.reference, receipt)
  return booking?.vehicleId === vehicleId ? booking : null
}
