import { useMessages } from "#app/ui/messages-context.tsx"
import type { Booking } from "#domain/enquiry/booking.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import { PriceNotice } from "../price/price-notice.tsx"
import { PriceTable } from "../price/price-table.tsx"
import styles from "./confirmation.module.css"

/** The complete booking, to be confirmed before it is sent. Used by the dialog and by the page. */
export function Confirmation({ booking }: { booking: Booking }) {
  const texts = useMessages().vehicle.confirmation
  return (
    <>
      <dl className={styles.facts}>
        {factsOf(booking, texts).map(({ term, lines }) => (
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
      <p className="small soft">{texts.next}</p>
    </>
  )
}

function factsOf(booking: Booking, texts: ReturnType<typeof useMessages>["vehicle"]["confirmation"]) {
  const { personTitle, firstName, lastName } = booking
  return [
    { term: texts.vehicle, lines: [booking.vehicleName] },
    { term: texts.pickUp, lines: [booking.pickUpLocation, formatWallTime(booking.pickUpAt)] },
    { term: texts.goBack, lines: [booking.returnLocation, formatWallTime(booking.returnAt)] },
    { term: texts.length, lines: [texts.days(booking.quote.days)] },
    { term: texts.name, lines: [texts.person(personTitle, firstName, lastName)] },
    { term: texts.contact, lines: [...new Set([booking.contactNumber, booking.email])] },
    { term: texts.agent, lines: booking.agent ? [booking.agent] : [] },
  ].filter(({ lines }) => lines.length > 0)
}
