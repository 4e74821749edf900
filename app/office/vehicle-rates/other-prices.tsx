import { LabelledControl } from "#app/forms/field.tsx"
import { cellName } from "#app/office/rates/sheet-in-form.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { shownPrice } from "#domain/catalogue/price-changes.ts"
import { OTHER_PRICE_FIELDS } from "#domain/catalogue/prices.ts"
import type { PricesProps } from "./tier-table.tsx"
import styles from "./vehicle-rates.module.css"

/** What costs something besides the days. */
export function OtherPrices({ vehicle, typed, faults }: PricesProps) {
  const { vehicle: texts } = useMessages().officeRates
  return (
    <div className={styles.others}>
      {OTHER_PRICE_FIELDS.map((field) => {
        const [id, before] = [cellName(vehicle.id, field), shownPrice(vehicle.prices[field])]
        const text = typed[field] ?? before
        return (
          <div key={field} data-price data-changed={text !== before || undefined}>
            <LabelledControl
              id={id}
              name={id}
              label={texts.others[field]}
              hint={texts.hints[field]}
              value={text}
              error={faults.find(({ fieldId }) => fieldId === id)?.words ?? null}
            >
              {(control) => (
                <input {...control} data-before={before} inputMode="numeric" autoComplete="off" />
              )}
            </LabelledControl>
          </div>
        )
      })}
    </div>
  )
}
