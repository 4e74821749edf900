import { LabelledControl } from "#app/forms/field.tsx"
import { cellName } from "#app/office/rates/rate-fields.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { OTHER_PRICE_FIELDS } from "#domain/catalogue/prices.ts"
import type { PricesProps } from "./prices-props.ts"
import styles from "./vehicle-rates.module.css"

/** The prices that do not depend on the days: unlimited kilometres, extra kilometres and the deposit. */
export function OtherPrices({ vehicle, grid, fieldErrors }: PricesProps) {
  const { vehicle: messages } = useMessages().officeRates
  return (
    <div className={styles.otherPrices}>
      {OTHER_PRICE_FIELDS.map((field) => {
        const id = cellName(vehicle.id, field)
        const price = grid.shownPrice(vehicle.id, field)
        return (
          <div
            key={field}
            data-changed={price.isChanged || undefined}
            data-invalid={price.errorCode ? true : undefined}
          >
            <LabelledControl
              id={id}
              name={id}
              label={messages.others[field]}
              hint={messages.hints[field]}
              value="" // unused: the field is controlled
              error={fieldErrors.find(({ fieldId }) => fieldId === id)?.message ?? null}
            >
              {({ defaultValue: _, ...control }) => (
                <input
                  {...control}
                  value={price.text}
                  onChange={({ target }) => grid.typeText(id, target.value)}
                  inputMode="numeric"
                  autoComplete="off"
                />
              )}
            </LabelledControl>
          </div>
        )
      })}
    </div>
  )
}
