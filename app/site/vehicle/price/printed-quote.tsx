import { usePage } from "#app/islands/page-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallDate, formatWallTime, type WallTime } from "#domain/rental-period.ts"
import { useRental } from "../booking/rental-context.tsx"
import styles from "./printed-quote.module.css"

// The page printed is one sheet: the price with what stands around it on paper only.

/** Who offers, and on which day the price was worked out. */
export function PrintedQuoteHead({ now }: { now: WallTime }) {
  const { companyName, addressLines, phone, email } = usePage().site
  const words = useMessages().vehicle.quoteSheet
  return (
    <div className={`${styles.head} print-only`}>
      <p>
        <b>{companyName}</b>
        {addressLines.filter((line) => line !== companyName).join(", ")}
        <br />
        {phone}, {email}
      </p>
      <p>
        {words.workedOut(formatWallDate(now))}
        <br />
        {words.notBooked}
      </p>
    </div>
  )
}

/** Where and when, as far as it is told. */
export function PrintedQuotePlaces() {
  const { period, typed } = useRental()
  const words = useMessages().vehicle.confirmation
  if (!period) return null
  const told = (place: string | undefined, time: WallTime) =>
    [place?.trim(), formatWallTime(time)].filter(Boolean)
  return (
    <dl className={`${styles.places} print-only`}>
      <dt>{words.pickUp}</dt>
      <dd>{told(typed.pickUpLocation, period.pickUpAt).join(", ")}</dd>
      <dt>{words.goBack}</dt>
      <dd>{told(typed.returnLocation, period.returnAt).join(", ")}</dd>
    </dl>
  )
}

/** The rules that bear on a price and are not among the amounts beside it. */
export function PrintedQuoteRules() {
  const { mileageAllowanceKm } = useRental().terms.rules
  const { notices, price } = useMessages().vehicle
  const { quoteSheet } = useMessages().vehicle
  return (
    <ul className={`${styles.rules} print-only`}>
      <li>{price.estimate}</li>
      <li>{`${notices.standardRates(mileageAllowanceKm)} ${notices.aDay}`}</li>
      <li>{notices.foreigners}</li>
      <li>{notices.delivery}.</li>
      <li>{quoteSheet.fuel}</li>
    </ul>
  )
}
