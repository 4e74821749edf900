import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatTotal } from "#domain/money.ts"
import type { Quote, QuoteLine, RateAdjustments } from "#domain/pricing/quote.ts"
import { signedPercent } from "#domain/pricing/seasons.ts"
import type { Messages } from "#messages/messages.ts"
import { useRental } from "../booking/rental-context.tsx"
import styles from "./price-table.module.css"

/** A quote, line by line. */
export function PriceTable({ quote }: { quote: Quote }) {
  const { vehicle } = useRental()
  const messages = useMessages().vehicle.price
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{messages.item}</th>
          <th scope="col">{messages.amount}</th>
        </tr>
      </thead>
      <tbody>
        {quote.total === null && (
          <Line
            title={messages.vehicleLine(vehicle.name, quote.days)}
            calculation={messages.weTellYou}
            amount={messages.onRequest}
          />
        )}
        {quote.lines.map((line) => (
          <Line
            key={line.kind === "vehicle" ? (line.season?.name ?? "") : line.extraId}
            title={line.kind === "vehicle" ? messages.vehicleLine(vehicle.name, line.count) : line.name}
            calculation={calculationOf(line, quote, messages)}
            amount={formatTotal(line.amount)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.total}</th>
          <td>
            <ChangingText text={quote.total === null ? messages.onRequest : formatTotal(quote.total)} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The reasons for which the daily rate of a line differs from the one in the catalogue. */
export function rateNotes(
  { season, isAbroadRate }: RateAdjustments,
  messages: Messages["vehicle"]["price"],
): string[] {
  return [
    ...(isAbroadRate ? [messages.abroadRate] : []),
    ...(season ? [messages.season(season.name, signedPercent(season.percent))] : []),
  ]
}

function Line({ title, calculation, amount }: { title: string; calculation: string; amount: string }) {
  return (
    <tr>
      <th scope="row">
        <ChangingText text={title} />
        <small>
          <ChangingText text={calculation} />
        </small>
      </th>
      <td>
        <ChangingText text={amount} />
      </td>
    </tr>
  )
}

/** The calculation of a line's amount: '13 × LKR 9,500.00, the 1-week rate'. */
function calculationOf(line: QuoteLine, { tier }: Quote, messages: Messages["vehicle"]["price"]): string {
  const { countedIn, count, unitPrice } = line
  const price = formatTotal(unitPrice)
  if (line.kind === "vehicle" && tier) {
    return [messages.vehicleRate(count, price, tier.id), ...rateNotes(line, messages)].join(", ")
  }
  if (countedIn === "once") return messages.once
  return countedIn === "days" ? messages.byDay(count, price) : messages.byPiece(count, price)
}
