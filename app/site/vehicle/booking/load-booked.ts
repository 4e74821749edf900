import type { Ports } from "#app/context.ts"
import type { VisitorForm } from "#app/forms/form-state.ts"
import type { SentBooking } from "#domain/enquiry/booking.ts"

/** The parameter with the key of the form that was sent. It is random, and only the browser that sent the form gets it. */
export const RECEIPT = "receipt"

/**
 * The booking of this vehicle that was just sent, as it is stored. Why by this parameter:
 * docs/decisions/0055-stored-quote-after-booking.md.
 * @returns null where none was sent, or the address does not prove whose it is.
 */
export async function loadBooked(
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
