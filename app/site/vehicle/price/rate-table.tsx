import { ChangingText } from "#app/ui/changing-text.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PercentWidth } from "#app/ui/percent-width.tsx"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { type Cents, formatRate } from "#domain/money.ts"
import { type AbroadRates, abroadAmounts } from "#domain/pricing/abroad-rates.ts"
import { TIERS, type Tier, tierOf } from "#domain/pricing/tiers.ts"
import styles from "./rate-table.module.css"

type RateTableProps = {
  vehicle: Pick<Vehicle, "name" | "rates" | "statedTotals">
  /** The length of the visitor's rental, 0 without dates. */
  days: number
  /** The percentages of the rates for visitors from abroad. Missing: the table shows the rates of the catalogue. */
  abroadRates?: AbroadRates | undefined
}

/** Six rates, each with a bar in proportion to it. */
export function RateTable({ vehicle: catalogueVehicle, days, abroadRates }: RateTableProps) {
  const vehicle = abroadRates ? withAbroadRates(catalogueVehicle, abroadRates) : catalogueVehicle
  const messages = useMessages().vehicle.rates
  const { columns } = messages
  return (
    <section aria-labelledby="rates" className="stack">
      <h2 id="rates">{messages.heading}</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{messages.caption(vehicle.name)}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.rental}</th>
            <th scope="col">{columns.perDay}</th>
            <th scope="col">{columns.total}</th>
          </tr>
        </thead>
        <tbody>
          {TIERS.map((tier) => (
            <RateRow key={tier.id} tier={tier} vehicle={vehicle} days={tierOf(days) === tier ? days : 0} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function withAbroadRates(vehicle: RateTableProps["vehicle"], abroadRates: AbroadRates) {
  return {
    ...vehicle,
    rates: abroadAmounts(vehicle.rates, abroadRates),
    statedTotals: abroadAmounts(vehicle.statedTotals, abroadRates),
  }
}

/** `days` is the length of the visitor's rental if this is its tier, otherwise 0. */
type RateRowProps = { tier: Tier; vehicle: RateTableProps["vehicle"]; days: number }

function RateRow({ tier, vehicle, days }: RateRowProps) {
  const messages = useMessages().vehicle.rates
  const rate = vehicle.rates[tier.id]
  return (
    <tr className={classNames(days > 0 && styles.current)}>
      <th scope="row">
        {messages.tiers[tier.id]}
        <small>{daysRangeText(tier, messages)}</small>
        {days > 0 && <ChangingText className={styles.yours} text={messages.yourDays(days)} />}
      </th>
      <td className={styles.rate}>
        <div>
          {rate !== null && <PercentWidth percent={barWidthPercent(rate, vehicle.rates)} />}
          <span>{rate === null ? messages.askUs : formatRate(rate)}</span>
        </div>
      </td>
      <StatedTotal total={vehicle.statedTotals[tier.id]} days={tier.nominalDays} />
    </tr>
  )
}

/** The total that the catalogue states, which need not be the rate times the days. */
function StatedTotal({ total, days }: { total: Cents | null; days: number }) {
  const messages = useMessages().vehicle.rates
  if (total === null) return <td />
  return (
    <td>
      <span className="money">{formatRate(total)}</span>
      <small>{messages.days(days)}</small>
    </td>
  )
}

function daysRangeText(
  { fromDays, toDays }: Tier,
  messages: ReturnType<typeof useMessages>["vehicle"]["rates"],
): string {
  return toDays === null ? messages.daysAndAbove(fromDays) : messages.daysFromTo(fromDays, toDays)
}

/** The width of a bar in per cent of the longest; 0 for a vehicle that costs nothing. */
function barWidthPercent(rate: Cents, rates: Vehicle["rates"]): number {
  const highest = Math.max(0, ...Object.values(rates).map((each) => each ?? 0))
  return highest === 0 ? 0 : Math.round((rate / highest) * 100)
}
