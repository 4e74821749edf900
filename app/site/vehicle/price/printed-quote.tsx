import { usePage } from "#app/islands/page-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallDate, formatWallTime, type WallTime } from "#domain/rental-period.ts"
import { useRental } from "../booking/rental-context.tsx"
import styles from "./printed-quote.module.css"

// The page of a vehicle prints on one sheet: the price, and these sections, which are visible in print only.

/** The company, and the date of the quote. */
export function PrintedQuoteHead({ now }: { now: WallTime }) {
  const { companyName, addressLines, phone, email } = usePage().site
  const messages = useMessages().vehicleFacts.printedQuote
  return (
    <div className={`${styles.head} print-only`}>
      <p>
        <b>{companyName}</b>
        {addressLines.filter((line) => line !== companyName).join(", ")}
        <br />
        {phone}, {email}
      </p>
      <p>
        {messages.workedOut(formatWallDate(now))}
        <br />
        {messages.notBooked}
      </p>
    </div>
  )
}

/** Locations and times, as far as they are filled in. */
export function PrintedQuotePlaces() {
  const { period, answers } = useRental()
  const messages = useMessages().vehicle.confirmation
  if (!period) return null
  const placeAndTime = (place: string | undefined, time: WallTime) =>
    [place?.trim(), formatWallTime(time)].filter(Boolean)
  return (
    <dl className={`${styles.places} print-only`}>
      <dt>{messages.pickUp}</dt>
      <dd>{placeAndTime(answers.pickUpLocation, period.pickUpAt).join(", ")}</dd>
      <dt>{messages.return}</dt>
      <dd>{placeAndTime(answers.returnLocation, period.returnAt).join(", ")}</dd>
    </dl>
  )
}

/** The rules of a price that have no amount in the table. */
export function PrintedQuoteRules() {
  const { mileageAllowanceKm } = useRental().terms.rules
  const { notices, price } = useMessages().vehicle
  const { printedQuote } = useMessages().vehicle
  return (
    <ul className={`${styles.rules} print-only`}>
      <li>{price.estimate}</li>
      <li>{`${notices.standardRates(mileageAllowanceKm)} ${notices.perDay}`}</li>
      <li>{notices.foreigners}</li>
      <li>{notices.delivery}.</li>
      <li>{printedQuote.fuel}</li>
    </ul>
  )
}
