import type { ReactNode } from "react"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { CompanyRules } from "#domain/content/content.ts"
import { formatRule, formatTotal } from "#domain/money.ts"
import { useRental } from "../booking/rental-context.tsx"
import styles from "./not-in-total.module.css"

/** What the hire may also cost or bring back: shown near the total, never added to it. */
export function NotInTotal() {
  const { vehicle, terms, quote } = useRental()
  const { rules } = terms
  const { deposit, extraKmRate, chauffeurOnly } = vehicle
  const unlimited = terms.offered.find(({ role }) => role === "unlimitedKilometers")
  const isUnlimited = quote.lines.some((line) => line.kind === "extra" && line.serviceId === unlimited?.id)
  const words = useMessages().vehicle.apart
  return (
    <div className={styles.notInTotal}>
      <h4>{words.heading}</h4>
      <dl>
        <Deposit deposit={deposit} rules={rules} />
        <Mileage extraKmRate={extraKmRate} isUnlimited={isUnlimited} rules={rules} />
        {!chauffeurOnly && (
          <Row term={words.excess} note={words.excessNote}>
            {formatRule(rules.insuranceExcess)}
          </Row>
        )}
        <Row term={words.cleaning}>
          {words.fromTo(formatRule(rules.cleaningFrom), formatRule(rules.cleaningTo))}
        </Row>
        <Row term={words.delivery}>{words.deliveryNote}</Row>
        <Row term={words.oneWay}>{words.oneWayNote}</Row>
      </dl>
    </div>
  )
}

type RowsProps = Pick<Vehicle, "deposit" | "extraKmRate"> & { isUnlimited: boolean; rules: CompanyRules }

function Deposit({ deposit, rules }: Pick<RowsProps, "deposit" | "rules">) {
  const words = useMessages().vehicle.apart
  if (deposit === null) return null
  if (deposit === 0) return <Row term={words.deposit}>{words.depositNone}</Row>
  return (
    <Row term={words.deposit} note={words.depositHeld(rules.depositHeldDays)}>
      {formatTotal(deposit)}
    </Row>
  )
}

function Mileage({
  extraKmRate,
  isUnlimited,
  rules,
}: Pick<RowsProps, "extraKmRate" | "isUnlimited" | "rules">) {
  const words = useMessages().vehicle.apart
  // By the day, as the company's rule is: whether days are added up is for the agreement, not for us, to say.
  const distance = isUnlimited ? words.unlimited : words.mileageADay(rules.mileageAllowanceKm)
  return (
    <>
      <Row term={words.mileage}>
        <ChangingText text={distance} />
      </Row>
      {extraKmRate !== null && !isUnlimited && <Row term={words.extraKm}>{formatTotal(extraKmRate)}</Row>}
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
