import { FieldError } from "#app/forms/field.tsx"
import { cellName } from "#app/office/rates/sheet-in-form.ts"
import { shownPrice } from "#domain/catalogue/price-changes.ts"
import type { PriceField as Field } from "#domain/catalogue/prices.ts"
import type { PricesProps } from "./tier-table.tsx"
import styles from "./vehicle-rates.module.css"

type PriceFieldProps = PricesProps & {
  as: "td" | "div"
  field: Field
  label: string
  /** What its column is called, where columns stand one below the other. */
  heading: string
  className: string | undefined
  /** What is said below it. */
  remark?: string
}

/** One price in its field, marked where it is not what it was. */
export function PriceField({
  as: Box,
  field,
  label,
  vehicle,
  typed,
  faults,
  heading,
  className,
  remark,
}: PriceFieldProps) {
  const [id, before] = [cellName(vehicle.id, field), shownPrice(vehicle.prices[field])]
  const text = typed[field] ?? before
  const fault = faults.find(({ fieldId }) => fieldId === id)
  return (
    <Box data-changed={text !== before || undefined} data-wrong={fault ? true : undefined}>
      <span className={styles.heading} aria-hidden="true">
        {heading}
      </span>
      <input
        id={id}
        name={id}
        className={className}
        defaultValue={text}
        data-before={before}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-note${fault ? ` ${id}-error` : ""}`}
        inputMode="numeric"
        autoComplete="off"
      />
      {fault && <FieldError id={`${id}-error`}>{fault.words}</FieldError>}
      <small id={`${id}-note`}>{remark}</small>
    </Box>
  )
}
