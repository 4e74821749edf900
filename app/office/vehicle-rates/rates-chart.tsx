import { vehiclePath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PercentWidth } from "#app/ui/percent-width.tsx"
import { type Prices, ratesIn } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { formatRate } from "#domain/money.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import styles from "./vehicle-rates.module.css"

type RatesChartProps = { vehicle: PricedVehicle; prices: Prices }

/** The rates as visitors see them on the page of the vehicle: a bar for each tier. `prices` may be typed and unsaved. */
export function RatesChart({ vehicle, prices }: RatesChartProps) {
  const { officeRates, vehicle: vehicleMessages } = useMessages()
  const { vehicle: messages } = officeRates
  const rates = ratesIn(prices)
  const highestRate = Math.max(...Object.values(rates), 1)
  return (
    <section className={styles.panel} aria-labelledby="seen">
      <h2 id="seen">{messages.visitorView}</h2>
      <table className={styles.bars}>
        <caption className="visually-hidden">{vehicleMessages.rates.caption(vehicle.name)}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.rental}</th>
            <th scope="col">{vehicleMessages.rates.columns.perDay}</th>
          </tr>
        </thead>
        <tbody>
          {TIERS.map(({ id }) => (
            <tr key={id}>
              <th scope="row">{vehicleMessages.rates.tiers[id]}</th>
              <td>
                <div>
                  <PercentWidth percent={Math.round((rates[id] / highestRate) * 100)} />
                  <span>{formatRate(rates[id])}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <a className="text-link" href={vehiclePath(vehicle.id)}>
        {messages.openPage}
      </a>
    </section>
  )
}
