import type { ReactNode } from "react"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatRule, formatTotal } from "#domain/money.ts"
import { UNLIMITED_KILOMETERS_ID } from "#domain/pricing/service.ts"
import styles from "./apart.module.css"
import { useHire } from "./hire-context.tsx"

/** What the hire may also cost or bring back: shown near the total, never added to it. */
export function Apart() {
  const { rules } = useHire()
  const words = useMessages().vehicle.apart
  return (
    <div className={styles.apart}>
      <h4>{words.heading}</h4>
      <dl>
        <Deposit />
        <Mileage />
        <Row term={words.excess} note={words.excessNote}>
          {formatRule(rules.insuranceExcess)}
        </Row>
        <Row term={words.cleaning}>
          {words.fromTo(formatRule(rules.cleaningFrom), formatRule(rules.cleaningTo))}
        </Row>
        <Row term={words.delivery}>{words.deliveryNote}</Row>
      </dl>
    </div>
  )
}

function Deposit() {
  const { vehicle, rules } = useHire()
  const words = useMessages().vehicle.apart
  if (vehicle.deposit === null) return null
  if (vehicle.deposit === 0) return <Row term={words.deposit}>{words.depositNone}</Row>
  return (
    <Row term={words.deposit} note={words.depositHeld(rules.depositHeldDays)}>
      {formatTotal(vehicle.deposit)}
    </Row>
  )
}

function Mileage() {
  const { vehicle, rules, quote } = useHire()
  const words = useMessages().vehicle.apart
  const isUnlimited = quote.lines.some(
    ({ item }) => item !== "vehicle" && item.serviceId === UNLIMITED_KILOMETERS_ID,
  )
  // By the day, as the company's rule is: whether days are added up is for the agreement, not for us, to say.
  const distance = isUnlimited ? words.unlimited : words.mileageADay(rules.mileageAllowanceKm)
  return (
    <>
      <Row term={words.mileage}>
        <ChangingText text={distance} />
      </Row>
      {vehicle.extraKmRate !== null && !isUnlimited && (
        <Row term={words.extraKm}>{formatTotal(vehicle.extraKmRate)}</Row>
      )}
    </>
  )
}

function Row({ term, note, children }: { term: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>
        {term}
        {note && <small>{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
