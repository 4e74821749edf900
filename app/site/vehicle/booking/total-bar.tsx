import { ButtonLink } from "#app/ui/button.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatTotal } from "#domain/money.ts"
import { PRICE_ID } from "../price/price-id.ts"
import { useRental } from "./rental-context.tsx"
import styles from "./total-bar.module.css"

/** The total at the foot of the window, until the slip with its sum is in view. */
export function TotalBar() {
  const { quote } = useRental()
  const words = useMessages().vehicle.price
  return (
    <div className={`${styles.bar} on-tank screen-only`}>
      <p>
        <ChangingText className={styles.summary} text={useWhat()} />
        <ChangingText
          className={styles.total}
          text={quote.total === null ? words.onRequest : formatTotal(quote.total)}
        />
      </p>
      <ButtonLink small href={`#${PRICE_ID}`}>
        {words.seeSum}
      </ButtonLink>
    </div>
  )
}

function useWhat(): string {
  const { quote } = useRental()
  const words = useMessages().vehicle.price
  const extras = quote.lines.filter(({ kind }) => kind === "extra").length
  if (quote.days === 0) return words.barEmpty
  return extras > 0 ? words.barWithExtras(quote.days, extras) : words.bar(quote.days)
}
