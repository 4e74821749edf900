import type { ReactNode } from "react"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { CompanyRules } from "#domain/content/content.ts"
import { formatRule, formatTotal } from "#domain/money.ts"
import { useRental } from "../booking/rental-context.tsx"
import styles from "./not-in-total.module.css"

/** Further costs and the deposit: shown near the total, never added to it. */
export function NotInTotal() {
  const { vehicle, terms, quote } = useRental()
  const { rules } = terms
  const { deposit, extraKmRate, chauffeurOnly } = vehicle
  const unlimited = terms.offered.find(({ role }) => role === "unlimitedKilometers")
  const isUnlimited = quote.lines.some((line) => line.kind === "extra" && line.extraId === unlimited?.id)
  const messages = useMessages().vehicle.apart
  return (
    <div className={styles.notInTotal}>
      <h4>{messages.heading}</h4>
      <dl>
        <Deposit deposit={deposit} rules={rules} />
        <Mileage extraKmRate={extraKmRate} isUnlimited={isUnlimited} rules={rules} />
        {!chauffeurOnly && (
          <Row term={messages.excess} note={messages.excessNote}>
            {formatRule(rules.insuranceExcess)}
          </Row>
        )}
        <Row term={messages.cleaning}>
          {messages.fromTo(formatRule(rules.cleaningFrom), formatRule(rules.cleaningTo))}
        </Row>
        <Row term={messages.delivery}>{messages.deliveryNote}</Row>
        <Row term={messages.oneWay}>{messages.oneWayNote}</Row>
      </dl>
    </div>
  )
}

type RowsProps = Pick<Vehicle, "deposit" | "extraKmRate"> & { isUnlimited: boolean; rules: CompanyRules }

function Deposit({ deposit, rules }: Pick<RowsProps, "deposit" | "rules">) {
  const messages = useMessages().vehicle.apart
  if (deposit === null) return null
  if (deposit === 0) return <Row term={messages.deposit}>{messages.depositNone}</Row>
  return (
    <Row term={messages.deposit} note={messages.depositHeld(rules.depositHeldDays)}>
      {formatTotal(deposit)}
    </Row>
  )
}

function Mileage({
  extraKmRate,
  isUnlimited,
  rules,
}: Pick<RowsProps, "extraKmRate" | "isUnlimited" | "rules">) {
  const messages = useMessages().vehicle.apart
  // Per day, as in the company's rule. Only the agreement decides whether the kilometres of the days add up.
  const distance = isUnlimited ? messages.unlimited : messages.mileageADay(rules.mileageAllowanceKm)
  return (
    <>
      <Row term={messages.mileage}>
        <ChangingText text={distance} />
      </Row>
      {extraKmRate !== null && !isUnlimited && <Row term={messages.extraKm}>{formatTotal(extraKmRate)}</Row>}
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
