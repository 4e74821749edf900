import { useSite } from "#app/site/site-data.ts"
import { useDrawnOnce } from "#app/ui/drawn-once.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallDate, formatWallTime, type WallTime } from "#domain/rental-period.ts"
import { useHire } from "./hire-context.tsx"
import styles from "./quote-sheet.module.css"

// The page printed is one sheet: the price with what stands around it on paper only.

/** Who offers, and on which day the price was worked out. */
export function QuoteHead({ now }: { now: WallTime }) {
  const { companyName, addressLines, phone, email } = useSite()
  const address = addressLines.filter((line) => line !== companyName).join(", ")
  const inside = useDrawnOnce(
    <Offer {...{ companyName, address, phone, email }} today={formatWallDate(now)} />,
  )
  return <div id="quote-head" className={`${styles.head} print-only`} {...inside} />
}

type OfferProps = { companyName: string; address: string; phone: string; email: string; today: string }

function Offer({ companyName, address, phone, email, today }: OfferProps) {
  const words = useMessages().vehicleFacts.quoteSheet
  return (
    <>
      <p>
        <b>{companyName}</b>
        {address}
        <br />
        {phone}, {email}
      </p>
      <p>
        {words.workedOut(today)}
        <br />
        {words.notBooked}
      </p>
    </>
  )
}

/** Where and when, as far as it is told. */
export function QuotePlaces() {
  const { period, typed } = useHire()
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
export function QuoteRules() {
  const { mileageAllowanceKm } = useHire().rules
  const rules = useDrawnOnce(<Rules mileageAllowanceKm={mileageAllowanceKm} />)
  return <ul id="quote-rules" className={`${styles.rules} print-only`} {...rules} />
}

function Rules({ mileageAllowanceKm }: { mileageAllowanceKm: number }) {
  const { notices, price } = useMessages().vehicle
  const { quoteSheet } = useMessages().vehicleFacts
  return (
    <>
      <li>{price.estimate}</li>
      <li>{`${notices.standardRates(mileageAllowanceKm)} ${notices.aDay}`}</li>
      <li>{notices.foreigners}</li>
      <li>{notices.delivery}.</li>
      <li>{quoteSheet.fuel}</li>
    </>
  )
}
