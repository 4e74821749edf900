import {
  type AgreedLine,
  type AgreedTerms,
  agreedTotal,
  formatForeignAmount,
  isPricedForOtherDays,
} from "#domain/agreed/agreed-terms.ts"
import { lineName } from "#domain/enquiry/reply-values.ts"
import { daysText, unitsText } from "#domain/enquiry/wording.ts"
import { formatTotal } from "#domain/money.ts"
import { rentalDays } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./price-lines.module.css"

/** The messages around a price, for the office or for visitors. */
export type PriceMessages = Pick<
  Messages["office"]["booking"],
  "priceCaption" | "total" | "inCurrency" | "chargeNames" | "discountName" | "calculatedForOtherDays"
>

type PriceProps = { terms: AgreedTerms; messages: PriceMessages }

/** The lines of a price and its total, with the total in the foreign currency below it. */
export function PriceLines({ terms, messages }: PriceProps) {
  const { lines, currency } = terms
  const total = agreedTotal(terms)
  return (
    <table className={styles.price}>
      <caption className="visually-hidden">{messages.priceCaption}</caption>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position in these terms
          <LineRow key={index} line={line} messages={messages} />
        ))}
      </tbody>
      {total !== null && (
        <tfoot>
          <tr>
            <th scope="row">{messages.total}</th>
            <td>
              {formatTotal(total)}
              {currency && (
                <span>
                  {messages.inCurrency(formatForeignAmount(total, currency), formatTotal(currency.rate))}
                </span>
              )}
            </td>
          </tr>
          {isPricedForOtherDays(terms) && (
            <tr>
              <td colSpan={2} className={styles.note}>
                {messages.calculatedForOtherDays(daysText(rentalDays(terms)))}
              </td>
            </tr>
          )}
        </tfoot>
      )}
    </table>
  )
}

function LineRow({ line, messages }: Pick<PriceProps, "messages"> & { line: AgreedLine }) {
  const isCounted = line.kind === "vehicle" || line.kind === "extra"
  return (
    <tr>
      <th scope="row">
        {lineName(line, messages)}
        {isCounted && line.countedIn !== "once" && (
          <span>
            {unitsText(line)} × {formatTotal(line.unitPrice)}
          </span>
        )}
        {line.kind === "discount" && line.percent !== null && <span>{`${line.percent} %`}</span>}
      </th>
      <td>
        {line.kind === "discount" && "−"}
        {formatTotal(line.amount)}
      </td>
    </tr>
  )
}
