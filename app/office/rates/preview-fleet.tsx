import { Disclosure } from "#app/office/disclosure.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import {
  type BulkPercentChange,
  type ChangeSummary,
  type SummarisedPrice,
  summariseChanges,
} from "#domain/catalogue/change-summary.ts"
import { type PriceChange, percentChange } from "#domain/catalogue/price-changes.ts"
import { isRateField, isTotalField, type PriceField, rateField } from "#domain/catalogue/prices.ts"
import { formatTotal } from "#domain/money.ts"
import type { BasisPoints } from "#domain/pricing/percent-change.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import styles from "./preview-fleet.module.css"
import { cheaperNextDaysOfChanges, type PreviewVehicle, priceText } from "./preview-vehicle.tsx"

type VehiclesProps = { vehicles: readonly PreviewVehicle[] }
type FleetProps = VehiclesProps & {
  /** The change by per cent that produced at least one of these changes. Null: there is none. */
  bulkChange: BulkPercentChange | null
}

/** The changes of many vehicles: a summary by price that fits on a screen, and a row for each vehicle that can be opened. */
export function FleetChanges({ vehicles, bulkChange }: FleetProps) {
  const { preview: messages } = useMessages().officeRates
  const remarks = vehicles.flatMap((vehicle) =>
    cheaperNextDaysOfChanges(vehicle).map(({ days, total, nextTotal, saving }) => {
      const line = messages.cheaperNextDay(
        days,
        formatTotal(total),
        formatTotal(nextTotal),
        formatTotal(saving),
      )
      return `${vehicle.name}: ${line}`
    }),
  )
  return (
    <>
      <Summary vehicles={vehicles} />
      <Disclosure summary={messages.eachVehicle(vehicles.length)}>
        <Rows vehicles={vehicles} bulkChange={bulkChange} />
      </Disclosure>
      {remarks.length > 0 && (
        <Disclosure summary={messages.remarks(remarks.length)}>
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

function Summary({ vehicles }: VehiclesProps) {
  const { preview: messages, fieldName } = useMessages().officeRates
  const priceName = (price: SummarisedPrice) => {
    if (price === "totals") return messages.totals
    const tier = TIERS.find(({ id }) => rateField(id) === price)
    return tier ? messages.rateOf(tier.id) : fieldName(price)
  }
  return (
    <table className={styles.summary}>
      <caption className="visually-hidden">{messages.summary}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.price}</th>
          <th scope="col">{messages.vehicles}</th>
          <th scope="col">{messages.realChange}</th>
          <th scope="col">{messages.largest}</th>
        </tr>
      </thead>
      <tbody>
        {summariseChanges(vehicles).map((summary) => {
          const { price, vehicleCount, largest } = summary
          return (
            <tr key={price}>
              <th scope="row">{priceName(price)}</th>
              <td>{vehicleCount}</td>
              <td className={styles.change}>{rangeText(summary, messages)}</td>
              <td>
                {largest.vehicleName}{" "}
                <span className={styles.prices}>
                  {messages.fromTo(
                    priceText(largest.from, messages.none),
                    priceText(largest.to, messages.none),
                  )}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type RangeMessages = { percent: (percent: number) => string; range: (from: string, to: string) => string }

function rangeText({ lowestPercent, highestPercent }: ChangeSummary, messages: RangeMessages): string {
  if (lowestPercent === null || highestPercent === null) return ""
  const lowest = messages.percent(lowestPercent)
  const highest = messages.percent(highestPercent)
  return lowest === highest ? lowest : messages.range(lowest, highest)
}

/** One row for each vehicle with the rates that change, and the other prices in a line under its name. */
function Rows({ vehicles, bulkChange }: FleetProps) {
  const { preview: messages, tiers } = useMessages().officeRates
  const isChanged = (tier: TierId) => vehicles.some((vehicle) => changeOf(vehicle, rateField(tier)))
  const columns = TIERS.map(({ id }) => id).filter(isChanged)
  return (
    <table className={styles.rows}>
      <caption className="visually-hidden">{messages.byVehicle}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.vehicle}</th>
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
                      <span className={styles.from}>{priceText(change.from, messages.none)}</span>{" "}
                      <b>{priceText(change.to, messages.none)}</b>
                      {bulkChange && <RealChange change={change} requestedChange={bulkChange.change} />}
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

/** The change in per cent, if rounding made it differ from the requested one. */
function RealChange({ change, requestedChange }: { change: PriceChange; requestedChange: BasisPoints }) {
  const { preview: messages } = useMessages().officeRates
  const percent = percentChange(change)
  if (percent === null || percent === requestedChange / 100) return null
  return <span className={styles.realChange}>{messages.percent(percent)}</span>
}

function OtherPrices({ vehicle: { changes } }: { vehicle: PreviewVehicle }) {
  const { preview: messages, fieldName } = useMessages().officeRates
  const totalCount = changes.filter(({ field }) => isTotalField(field)).length
  const otherChanges = changes.filter(({ field }) => !isTotalField(field) && !isRateField(field))
  const lines = otherChanges.map(({ field, from, to }) => {
    return `${fieldName(field)}: ${messages.fromTo(priceText(from, messages.none), priceText(to, messages.none))}`
  })
  return [...(totalCount > 0 ? [messages.totalCount(totalCount)] : []), ...lines].map((line) => (
    <span key={line} className={styles.otherPrices}>
      {line}
    </span>
  ))
}

function changeOf({ changes }: PreviewVehicle, field: PriceField) {
  return changes.find((change) => change.field === field)
}
