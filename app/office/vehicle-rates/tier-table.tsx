import { useMessages } from "#app/ui/messages-context.tsx"
import { priceFieldText } from "#domain/catalogue/price-changes.ts"
import { rateField, totalField, totalFromRate } from "#domain/catalogue/prices.ts"
import { formatRate } from "#domain/money.ts"
import { TIERS, type Tier } from "#domain/pricing/tiers.ts"
import { PriceField } from "./price-field.tsx"
import type { PricesProps } from "./prices-props.ts"
import styles from "./vehicle-rates.module.css"

/** The six tiers with their rates, the stored rates, and the stated totals. */
export function TierTable(props: PricesProps) {
  const { vehicle: messages } = useMessages().officeRates
  return (
    <>
      <p className="visually-hidden" role="status">
        {props.grid.announcement}
      </p>
      <table className={styles.tiers}>
        <caption className="visually-hidden">{messages.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.rental}</th>
            <th scope="col">{messages.perDay}</th>
            <th scope="col">{messages.before}</th>
            <th scope="col">{messages.total}</th>
          </tr>
        </thead>
        <tbody>
          {TIERS.map((tier) => (
            <TierRow key={tier.id} tier={tier} {...props} />
          ))}
        </tbody>
      </table>
      <p className="small soft">{messages.totalAdvice}</p>
    </>
  )
}

function TierRow({ tier, ...props }: PricesProps & { tier: Tier }) {
  const { officeRates, vehicle: vehicleMessages } = useMessages()
  const { vehicle: messages } = officeRates
  const { vehicle, grid } = props
  const tierRateField = rateField(tier.id)
  const tierTotalField = totalField(tier.id)
  const { isChanged } = grid.shownPrice(vehicle.id, tierRateField)
  return (
    <tr>
      <th scope="row">
        {vehicleMessages.rates.tiers[tier.id]}
        <small>
          {tier.toDays === null
            ? vehicleMessages.rates.daysAndAbove(tier.fromDays)
            : vehicleMessages.rates.daysFromTo(tier.fromDays, tier.toDays)}
        </small>
      </th>
      <PriceField
        {...props}
        field={tierRateField}
        label={messages.rateLabel(tier.id)}
        heading={messages.perDay}
      />
      <td className={styles.before} data-same={isChanged ? undefined : true}>
        {isChanged ? formatRate(vehicle.prices[tierRateField]) : messages.same}
      </td>
      <PriceField
        {...props}
        field={tierTotalField}
        label={messages.totalLabel(tier.id)}
        heading={messages.total}
        showsStoredPrice
        remark={useTotalRemark(tier, props)}
      />
    </tr>
  )
}

/** The remark below a total: that it matches the rate, or the total that the rate gives. */
function useTotalRemark(tier: Tier, { vehicle, grid }: PricesProps): string {
  const { vehicle: messages } = useMessages().officeRates
  const computedTotal = totalFromRate(grid.vehiclePrices(vehicle.id).newPrices, tier)
  return grid.shownPrice(vehicle.id, totalField(tier.id)).text.trim() === priceFieldText(computedTotal)
    ? messages.totalMatches(tier.nominalDays)
    : messages.totalHint(tier.nominalDays, formatRate(computedTotal))
}
