import { useMessages } from "#app/ui/messages-context.tsx"
import type { Booking } from "#domain/enquiry/booking.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import { PriceNotice } from "../price/price-notice.tsx"
import { PriceTable } from "../price/price-table.tsx"
import styles from "./confirmation.module.css"

/** Everything that would be sent, to be looked at once more: the same in the dialog and on the page. */
export function Confirmation({ booking }: { booking: Booking }) {
  const words = useMessages().vehicle.confirmation
  return (
    <>
      <dl className={styles.facts}>
        {factsOf(booking, words).map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <PriceTable quote={booking.quote} />
      <PriceNotice />
      <p className="small soft">{words.next}</p>
    </>
  )
}

function factsOf(booking: Booking, words: ReturnType<typeof useMessages>["vehicle"]["confirmation"]) {
  const { personTitle, firstName, lastName } = booking
  return [
    { term: words.vehicle, lines: [booking.vehicleName] },
    { term: words.pickUp, lines: [booking.pickUpLocation, formatWallTime(booking.pickUpAt)] },
    { term: words.goBack, lines: [booking.returnLocation, formatWallTime(booking.returnAt)] },
    { term: words.length, lines: [words.days(booking.quote.days)] },
    { term: words.name, lines: [words.person(personTitle, firstName, lastName)] },
    { term: words.contact, lines: [...new Set([booking.contactNumber, booking.email])] },
    { term: words.agent, lines: booking.agent ? [booking.agent] : [] },
  ].filter(({ lines }) => lines.length > 0)
}
