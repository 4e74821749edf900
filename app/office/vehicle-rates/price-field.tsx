import fieldStyles from "#app/forms/field.module.css"
import { FieldError } from "#app/forms/field.tsx"
import { NoteLines } from "#app/office/rates/sheet/note-lines.tsx"
import { cellName } from "#app/office/rates/sheet-in-form.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { PriceField as Field } from "#domain/catalogue/prices.ts"
import type { PricesProps } from "./prices-props.ts"
import styles from "./vehicle-rates.module.css"

type PriceFieldProps = PricesProps & {
  field: Field
  label: string
  /** What its column is called, where columns stand one below the other. */
  heading: string
  /** Whether what it was is said below it, and not beside it. */
  tellsBefore?: boolean
  /** What is said below it besides. */
  remark?: string
}

/** One price in its field, marked where it is not what it was. */
export function PriceField({
  field,
  label,
  vehicle,
  sheet,
  fieldErrors,
  heading,
  tellsBefore,
  remark,
}: PriceFieldProps) {
  const { grid, amountErrors } = useMessages().officeRates
  const id = cellName(vehicle.id, field)
  const { text, before, isChanged, errorCode, above } = sheet.priceOf(vehicle.id, field)
  const refusal = fieldErrors.find(({ fieldId }) => fieldId === id)
  const notes = [
    sheet.isLive && tellsBefore && isChanged && grid.was(`${before}/=`),
    sheet.isLive && errorCode && amountErrors[errorCode],
    sheet.isLive && above && grid.above(above),
    remark,
  ]
  return (
    <td data-changed={isChanged || undefined} data-wrong={errorCode ? true : undefined}>
      <span className={styles.heading} aria-hidden="true">
        {heading}
      </span>
      <input
        id={id}
        name={id}
        className={fieldStyles.control}
        value={text}
        onChange={({ target }) => sheet.type(id, target.value)}
        aria-label={label}
        aria-invalid={errorCode ? true : undefined}
        aria-describedby={`${id}-note${refusal ? ` ${id}-error` : ""}`}
        inputMode="numeric"
        autoComplete="off"
      />
      {refusal && <FieldError id={`${id}-error`}>{refusal.words}</FieldError>}
      <small id={`${id}-note`}>
        <NoteLines notes={notes} />
      </small>
    </td>
  )
}
