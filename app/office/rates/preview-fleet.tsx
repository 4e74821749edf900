import { Disclosure } from "#app/office/disclosure.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type ChangeSummary, summariseChanges } from "#domain/catalogue/change-summary.ts"
import { isRateField, isTotalField, type PriceField, rateField } from "#domain/catalogue/prices.ts"
import { formatTotal } from "#domain/money.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import styles from "./preview-fleet.module.css"
import { newCheaperDays, type PreviewVehicle, priceText } from "./preview-vehicle.tsx"

type FleetProps = { vehicles: readonly PreviewVehicle[] }

/** The changes of many vehicles: a summary by price that fits on a screen, and a row for each vehicle that can be opened. */
export function FleetChanges({ vehicles }: FleetProps) {
  const { preview: texts } = useMessages().officeRates
  const remarks = vehicles.flatMap((vehicle) =>
    newCheaperDays(vehicle).map(({ days, total, nextTotal, saving }) => {
      const line = texts.cheaper(days, formatTotal(total), formatTotal(nextTotal), formatTotal(saving))
      return `${vehicle.name}: ${line}`
    }),
  )
  return (
    <>
      <Summary vehicles={vehicles} />
      <Disclosure summary={texts.eachVehicle(vehicles.length)}>
        <Rows vehicles={vehicles} />
      </Disclosure>
      {remarks.length > 0 && (
        <Disclosure summary={texts.remarks(remarks.length)}>
          <ul className={styles.remarks}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

function Summary({ vehicles }: FleetProps) {
  const { preview: texts, fieldName } = useMessages().officeRates
  return (
    <table className={styles.summary}>
      <caption className="vh">{texts.summary}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.price}</th>
          <th scope="col">{texts.vehicles}</th>
          <th scope="col">{texts.change}</th>
          <th scope="col">{texts.largest}</th>
        </tr>
      </thead>
      <tbody>
        {summariseChanges(vehicles).map((summary) => {
          const { price, vehicleCount, largest } = summary
          return (
            <tr key={price}>
              <th scope="row">{price === "totals" ? texts.totals : fieldName(price)}</th>
              <td>{vehicleCount}</td>
              <td className={styles.change}>{rangeText(summary, texts)}</td>
              <td>
                {largest.vehicleName}
                <span className={styles.prices}>
                  {texts.fromTo(priceText(largest.from, texts.none), priceText(largest.to, texts.none))}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type RangeTexts = { percent: (percent: number) => string; range: (from: string, to: string) => string }

function rangeText({ lowestPercent, highestPercent }: ChangeSummary, texts: RangeTexts): string {
  if (lowestPercent === null || highestPercent === null) return ""
  const lowest = texts.percent(lowestPercent)
  const highest = texts.percent(highestPercent)
  return lowest === highest ? lowest : texts.range(lowest, highest)
}

/** One row for each vehicle with the rates that change, and the other prices in a line under its name. */
function Rows({ vehicles }: FleetProps) {
  const { preview: texts, tiers } = useMessages().officeRates
  const isChanged = (tier: TierId) => vehicles.some((vehicle) => changeOf(vehicle, rateField(tier)))
  const columns = TIERS.map(({ id }) => id).filter(isChanged)
  return (
    <table className={styles.rows}>
      <caption className="vh">{texts.byVehicle}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.vehicle}</th>
          {columns.map((tier) => (
            <th key={tier} scope="col">
              {tiers[tier]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vehicles.map((vehicle) => (
          <tr key={vehicle.id}>
            <th scope="row">
              {vehicle.name}
              <OtherPrices vehicle={vehicle} />
            </th>
            {columns.map((tier) => {
              const change = changeOf(vehicle, rateField(tier))
              return (
                <td key={tier}>
                  {change && (
                    <>
                      <span className={styles.tier} aria-hidden="true">
                        {tiers[tier]}
                      </span>
                      <span className={styles.from}>{priceText(change.from, texts.none)}</span>{" "}
                      <b>{priceText(change.to, texts.none)}</b>
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OtherPrices({ vehicle: { changes } }: { vehicle: PreviewVehicle }) {
  const { preview: texts, fieldName } = useMessages().officeRates
  const totals = changes.filter(({ field }) => isTotalField(field)).length
  const others = changes.filter(({ field }) => !isTotalField(field) && !isRateField(field))
  const lines = others.map(({ field, from, to }) => {
    return `${fieldName(field)}: ${texts.fromTo(priceText(from, texts.none), priceText(to, texts.none))}`
  })
  return [...(totals > 0 ? [texts.totalCount(totals)] : []), ...lines].map((line) => (
    <span key={line} className={styles.others}>
      {line}
    </span>
  ))
}

function changeOf({ changes }: PreviewVehicle, field: PriceField) {
  return changes.find((change) => change.field === field)
}
