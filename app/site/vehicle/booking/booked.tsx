import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import { formatTotal } from "#domain/money.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import { useHire } from "./hire-context.tsx"
import { priceOf } from "./reservation.ts"

/** The hire that was sent, in one line and its total. */
export function Booked({ answers }: { answers: Answers }) {
  const { vehicle, terms } = useHire()
  const { sent } = useMessages().vehicle
  const { period, quote } = priceOf(answers, terms)
  if (!period) return null
  const { pickUpAt, returnAt } = period
  return (
    <p>
      {sent.booked(vehicle.name, quote.days, formatWallTime(pickUpAt), formatWallTime(returnAt))}
      <br />
      {quote.total === null ? sent.onRequest : sent.total(formatTotal(quote.total))}
    </p>
  )
}
