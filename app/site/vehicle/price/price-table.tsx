import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatTotal } from "#domain/money.ts"
import type { Quote, QuoteLine } from "#domain/pricing/quote.ts"
import type { Messages } from "#messages/messages.ts"
import { useRental } from "../booking/rental-context.tsx"
import styles from "./price-table.module.css"

/** A quote, line by line. */
export function PriceTable({ quote }: { quote: Quote }) {
  const { vehicle } = useRental()
  const words = useMessages().vehicle.price
  return (
    <table className={styles.table}>
      <caption className="vh">{words.caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {quote.total === null && (
          <Line
            title={words.vehicleLine(vehicle.name, quote.days)}
            reckoning={words.weTellYou}
            amount={words.onRequest}
          />
        )}
        {quote.lines.map((line) => (
          <Line
            key={line.kind === "vehicle" ? "" : line.serviceId}
            title={line.kind === "vehicle" ? words.vehicleLine(vehicle.name, line.count) : line.name}
            reckoning={reckoningOf(line, quote, words)}
            amount={formatTotal(line.amount)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>
            <ChangingText text={quote.total === null ? words.onRequest : formatTotal(quote.total)} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Line({ title, reckoning, amount }: { title: string; reckoning: string; amount: string }) {
  return (
    <tr>
      <th scope="row">
        <ChangingText text={title} />
        <small>
          <ChangingText text={reckoning} />
        </small>
      </th>
      <td>
        <ChangingText text={amount} />
      </td>
    </tr>
  )
}

/** How a line's amount comes about: '13 × LKR 9,500.00, the 1-week rate'. */
function reckoningOf(
  { kind, countedIn, count, unitPrice }: QuoteLine,
  { tier }: Quote,
  words: Messages["vehicle"]["price"],
): string {
  const price = formatTotal(unitPrice)
  if (kind === "vehicle" && tier) return words.vehicleRate(count, price, tier.id)
  if (countedIn === "once") return words.once
  return countedIn === "days" ? words.byDay(count, price) : words.byPiece(count, price)
}
