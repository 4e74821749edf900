import { ButtonLink } from "#app/ui/button.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatTotal } from "#domain/money.ts"
import { selectLines } from "#domain/pricing/select-lines.ts"
import { PRICE_ID } from "../price/price-id.ts"
import { useRental } from "./rental-context.tsx"
import styles from "./total-bar.module.css"

/** The total at the bottom of the window, until the price panel is visible. */
export function TotalBar() {
  const { quote } = useRental()
  const messages = useMessages().vehicle.price
  return (
    <div className={`${styles.bar} dark-block screen-only`}>
      <p>
        <ChangingText className={styles.summary} text={useRentalSummary()} />
        <ChangingText
          className={styles.total}
          text={quote.total === null ? messages.onRequest : formatTotal(quote.total)}
        />
      </p>
      <ButtonLink small href={`#${PRICE_ID}`}>
        {messages.seePrice}
      </ButtonLink>
    </div>
  )
}

function useRentalSummary(): string {
  const { quote } = useRental()
  const messages = useMessages().vehicle.price
  const extraCount = selectLines(quote.lines, { vehicle: false, extra: true }).length
  if (quote.days === 0) return messages.barEmpty
  return extraCount > 0 ? messages.barWithExtras(quote.days, extraCount) : messages.bar(quote.days)
}
