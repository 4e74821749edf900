import { useMessages } from "#app/ui/messages-context.tsx"
import type { SentBooking } from "#domain/enquiry/booking.ts"
import { formatTotal } from "#domain/money.ts"
import { formatWallTime } from "#domain/rental-period.ts"

/** The booking that was sent, in one line and its total. */
export function Booked({ booking: { vehicleName, pickUpAt, returnAt, quote } }: { booking: SentBooking }) {
  const { sent } = useMessages().vehicle
  return (
    <p>
      {sent.booked(vehicleName, quote.days, formatWallTime(pickUpAt), formatWallTime(returnAt))}
      <br />
      {quote.total === null ? sent.onRequest : sent.total(formatTotal(quote.total))}
    </p>
  )
}
