import type { ReactNode } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type Cents, formatRuleAmount, rupees } from "#domain/money.ts"
import { nightFee, type SideCosts } from "#domain/pricing/side-costs.ts"
import { formatWallTime, type RentalPeriod } from "#domain/rental-period.ts"
import { nightFeeText, nightSentence, otherCurrenciesText } from "./cost-texts.ts"
import styles from "./side-costs.module.css"

type SideCostsProps = {
  costs: SideCosts
  /** The rental in the page's URL, with its total. Null without dates. */
  rental: { period: RentalPeriod; total: Cents | null } | null
}

/**
 * The fees, which are not part of the total, and the total in other currencies. Renders nothing if there is neither.
 */
export function SideCostsSection({ costs, rental }: SideCostsProps) {
  const { sideCosts: messages } = useMessages().choosing
  const otherCurrencies = rental && otherCurrenciesText(rental.total, costs, messages)
  const hasNightFee = nightFee(costs) !== null
  if (costs.oneWay.length === 0 && !hasNightFee && !otherCurrencies) return null
  return (
    <section aria-labelledby="side-costs" className={`${styles.costs} stack`}>
      <h2 id="side-costs">{messages.heading}</h2>
      <p className="soft">{messages.notInTotal}</p>
      <dl>
        {rental && otherCurrencies && (
          <Row term={messages.otherCurrencies}>
            {messages.forDates(
              formatWallTime(rental.period.pickUpAt),
              formatWallTime(rental.period.returnAt),
            )}{" "}
            <b>{otherCurrencies}</b>, {costs.ratesOn && messages.atRates(costs.ratesOn)}.{" "}
            {messages.paidInRupees}
          </Row>
        )}
        {hasNightFee && (
          <Row term={messages.night}>
            {rental && nightSentence(costs, rental.period, messages)} {nightFeeText(costs, messages)}
          </Row>
        )}
        {costs.oneWay.length > 0 && (
          <Row term={messages.oneWay}>
            <ul>
              {costs.oneWay.map(({ place, amount }) => (
                <li key={place}>
                  {place}: <b>{formatRuleAmount(rupees(amount))}</b>
                </li>
              ))}
            </ul>
            {messages.oneWayNote}
          </Row>
        )}
      </dl>
    </section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
