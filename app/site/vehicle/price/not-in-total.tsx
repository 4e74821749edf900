import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { useRental } from "../booking/rental-context.tsx"
import styles from "./not-in-total.module.css"

/** Further costs and the deposit: shown near the total, never added to it. */
export function NotInTotal() {
  const { terms, quote, notInTotal } = useRental()
  const unlimitedKm = terms.offeredExtras.find(({ role }) => role === "unlimitedKilometers")
  const hasUnlimitedKm = quote.lines.some((line) => line.kind === "extra" && line.extraId === unlimitedKm?.id)
  return (
    <div className={styles.notInTotal}>
      <h4>{useMessages().vehicle.price.notInTotal}</h4>
      <dl>
        {notInTotal.map(({ term, note, text, withUnlimitedKm = text }) => {
          const visibleText = hasUnlimitedKm ? withUnlimitedKm : text
          return (
            visibleText !== null && (
              <div key={term}>
                <dt>
                  {term}
                  {note && <small>{note}</small>}
                </dt>
                <dd>
                  <ChangingText text={visibleText} />
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </div>
  )
}
