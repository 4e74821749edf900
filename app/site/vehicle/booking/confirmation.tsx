import { useMessages } from "#app/ui/messages-context.tsx"
import type { Booking } from "#domain/enquiry/booking.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import { BookedNotice } from "../availability/booked-notice.tsx"
import { PriceNotice } from "../price/price-notice.tsx"
import { PriceTable } from "../price/price-table.tsx"
import styles from "./confirmation.module.css"

/** The complete booking, to be confirmed before it is sent. Used by the dialog and by the page. */
export function Confirmation({ booking }: { booking: Booking }) {
  const messages = useMessages().vehicle.confirmation
  return (
    <>
      <BookedNotice />
      <dl className={styles.details}>
        {detailRows(booking, messages).map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a note may be equal, and their order never changes
              <dd key={index}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <PriceTable quote={booking.quote} />
      <PriceNotice />
      <p className="small soft">{messages.next}</p>
    </>
  )
}

function detailRows(booking: Booking, messages: ReturnType<typeof useMessages>["vehicle"]["confirmation"]) {
  const { personTitle, firstName, lastName } = booking
  return [
    { term: messages.vehicle, lines: [booking.vehicleName] },
    { term: messages.pickUp, lines: [booking.pickUpLocation, formatWallTime(booking.pickUpAt)] },
    { term: messages.return, lines: [booking.returnLocation, formatWallTime(booking.returnAt)] },
    { term: messages.length, lines: [messages.days(booking.quote.days)] },
    { term: messages.livesAbroad, lines: booking.livesAbroad ? [messages.yes] : [] },
    { term: messages.name, lines: [messages.person(personTitle, firstName, lastName)] },
    { term: messages.contact, lines: [...new Set([booking.contactNumber, booking.email])] },
    { term: messages.agent, lines: booking.agent ? [booking.agent] : [] },
    { term: messages.note, lines: booking.note?.split(/\n+/) ?? [] },
  ].filter(({ lines }) => lines.length > 0)
}
