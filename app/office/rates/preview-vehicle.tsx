import { useMessages } from "#app/ui/messages-context.tsx"
import { percentChange } from "#domain/catalogue/price-changes.ts"
import type { CheaperNextDay } from "#domain/catalogue/price-checks.ts"
import { isTotalField, type PriceField, rateField, totalField } from "#domain/catalogue/prices.ts"
import { type Cents, formatRate, formatTotal } from "#domain/money.ts"
import styles from "./preview.module.css"
import type { PreviewData } from "./rates-action-data.ts"

export type PreviewVehicle = PreviewData["vehicles"][number]

/** A table of every changed price of one vehicle. */
export function VehicleChanges({ vehicle }: { vehicle: PreviewVehicle }) {
  const { preview: messages, fieldName } = useMessages().officeRates
  const { id, name, changes, checks } = vehicle
  const isDerived = (field: PriceField) =>
    isTotalField(field) && !checks.differingTotals.some(({ tier }) => totalField(tier) === field)
  return (
    <section aria-labelledby={`changes-${id}`} className={styles.vehicle}>
      <h2 id={`changes-${id}`}>{name}</h2>
      <table className={styles.changes}>
        <caption className="visually-hidden">{messages.caption(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.price}</th>
            <th scope="col">{messages.from}</th>
            <th scope="col">{messages.to}</th>
            <th scope="col">{messages.change}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">
                {fieldName(field)}
                {isDerived(field) && <span className={styles.derived}>{messages.fromRate}</span>}
              </th>
              <td>{priceText(from, messages.none)}</td>
              <td className={styles.to}>{priceText(to, messages.none)}</td>
              <td>{percentText(percentChange({ from, to }), messages)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {cheaperNextDaysOfChanges(vehicle).map(({ days, total, nextTotal, saving }) => (
        <p key={days} className="small soft">
          {messages.cheaperNextDay(days, formatTotal(total), formatTotal(nextTotal), formatTotal(saving))}
        </p>
      ))}
    </section>
  )
}

/** The rental lengths for which one more day makes the whole rental cheaper, if one of the two rates changes. */
export function cheaperNextDaysOfChanges({ changes, checks }: PreviewVehicle): CheaperNextDay[] {
  return checks.cheaperNextDays.filter(({ tier, next }) =>
    changes.some(({ field }) => field === rateField(tier) || field === rateField(next)),
  )
}

export function priceText(price: Cents | null, none: string): string {
  return price === null ? none : formatRate(price)
}

function percentText(percent: number | null, messages: { percent: (percent: number) => string }): string {
  return percent === null ? "" : messages.percent(percent)
}
