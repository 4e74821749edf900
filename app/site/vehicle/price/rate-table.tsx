import { ChangingText } from "#app/ui/changing-text.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PercentWidth } from "#app/ui/percent-width.tsx"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { type Cents, formatRate } from "#domain/money.ts"
import { TIERS, type Tier, tierOf } from "#domain/pricing/tiers.ts"
import styles from "./rate-table.module.css"

type RateTableProps = { vehicle: Pick<Vehicle, "name" | "rates" | "statedTotals">; days: number }

/** Six rungs, each as long as its rate. `days` is the visitor's own hire, 0 while it has no dates. */
export function RateTable({ vehicle, days }: RateTableProps) {
  const words = useMessages().vehicle.rates
  const { columns } = words
  return (
    <section aria-labelledby="rates" className="stack">
      <h2 id="rates">{words.heading}</h2>
      <table className={styles.ladder}>
        <caption className="vh">{words.caption(vehicle.name)}</caption>
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

type RateRowProps = { tier: Tier; vehicle: RateTableProps["vehicle"]; days: number }

function RateRow({ tier, vehicle, days }: RateRowProps) {
  const words = useMessages().vehicle.rates
  const rate = vehicle.rates[tier.id]
  return (
    <tr className={classNames(days > 0 && styles.here)}>
      <th scope="row">
        {words.tiers[tier.id]}
        <small>{rangeOf(tier, words)}</small>
        {days > 0 && <ChangingText className={styles.yours} text={words.yours(days)} />}
      </th>
      <td className={styles.rate}>
        <div>
          {rate !== null && <PercentWidth percent={widthOf(rate, vehicle.rates)} />}
          <span>{rate === null ? words.askUs : formatRate(rate)}</span>
        </div>
      </td>
      <StatedTotal total={vehicle.statedTotals[tier.id]} days={tier.nominalDays} />
    </tr>
  )
}

/** The total as the catalogue gives it, or nothing: it is not worked out here. */
function StatedTotal({ total, days }: { total: Cents | null; days: number }) {
  const words = useMessages().vehicle.rates
  if (total === null) return <td />
  return (
    <td>
      <span className="money">{formatRate(total)}</span>
      <small>{words.days(days)}</small>
    </td>
  )
}

function rangeOf(
  { fromDays, toDays }: Tier,
  words: ReturnType<typeof useMessages>["vehicle"]["rates"],
): string {
  return toDays === null ? words.daysAndAbove(fromDays) : words.daysFromTo(fromDays, toDays)
}

/** Per cent of the longest rung; a vehicle that costs nothing has rungs of no length. */
function widthOf(rate: Cents, rates: Vehicle["rates"]): number {
  const highest = Math.max(0, ...Object.values(rates).map((known) => known ?? 0))
  return highest === 0 ? 0 : Math.round((rate / highest) * 100)
}
