import fieldStyles from "#app/forms/field.module.css"
import type { EditAgain } from "#app/office/rates/rates-answer.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { shownPrice, type TypedPrices } from "#domain/catalogue/price-changes.ts"
import { rateField, totalField, totalFromRate } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-desk.ts"
import { formatRate } from "#domain/money.ts"
import { TIERS, type Tier } from "#domain/pricing/tiers.ts"
import { PriceField } from "./price-field.tsx"
import styles from "./vehicle-rates.module.css"

export type PricesProps = { vehicle: PricedVehicle; typed: TypedPrices; faults: EditAgain["faults"] }

/** The six lengths of hire with their rates and stated totals, and what stood there before. */
export function TierTable({ vehicle, typed, faults }: PricesProps) {
  const { vehicle: texts } = useMessages().officeRates
  return (
    <>
      <p className="vh" role="status" data-said />
      <table className={styles.tiers}>
        <caption className="vh">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.rental}</th>
            <th scope="col">{texts.perDay}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {TIERS.map((tier) => (
            <TierRow key={tier.id} tier={tier} vehicle={vehicle} typed={typed} faults={faults} />
          ))}
        </tbody>
      </table>
      <p className="small soft">{texts.totalAdvice}</p>
    </>
  )
}

function TierRow({ tier, vehicle, typed, faults }: PricesProps & { tier: Tier }) {
  const { officeRates, vehicle: words } = useMessages()
  const { vehicle: texts } = officeRates
  const { prices } = vehicle
  const [rate, total] = [rateField(tier.id), totalField(tier.id)]
  const isChanged = typed[rate] !== undefined && typed[rate] !== shownPrice(prices[rate])
  return (
    <tr data-row>
      <th scope="row">
        {words.rates.tiers[tier.id]}
        <small>
          {tier.toDays === null
            ? words.rates.daysAndAbove(tier.fromDays)
            : words.rates.daysFromTo(tier.fromDays, tier.toDays)}
        </small>
      </th>
      <PriceField
        as="td"
        field={rate}
        label={texts.rateLabel(tier.id)}
        heading={texts.perDay}
        {...{ vehicle, typed, faults }}
        className={fieldStyles.control}
      />
      <td className={styles.before} data-was={rate} data-same={isChanged ? undefined : true}>
        {isChanged ? formatRate(prices[rate]) : texts.same}
      </td>
      <PriceField
        as="td"
        field={total}
        label={texts.totalLabel(tier.id)}
        heading={texts.total}
        {...{ vehicle, typed, faults }}
        className={fieldStyles.control}
        remark={
          prices[total] === totalFromRate(prices, tier)
            ? texts.totalAgrees(tier.nominalDays)
            : texts.totalHint(tier.nominalDays, formatRate(totalFromRate(prices, tier)))
        }
      />
    </tr>
  )
}
