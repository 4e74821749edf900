import fieldStyles from "#app/forms/field.module.css"
import { FieldError } from "#app/forms/field.tsx"
import { NoteLines } from "#app/office/rates/sheet/note-lines.tsx"
import { cellName } from "#app/office/rates/sheet-fields.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { PriceField as Field } from "#domain/catalogue/prices.ts"
import type { PricesProps } from "./prices-props.ts"
import styles from "./vehicle-rates.module.css"

type PriceFieldProps = PricesProps & {
  field: Field
  label: string
  /** The heading of its column, shown on a phone, where the columns are stacked. */
  heading: string
  /** Whether the note below the field shows the stored price. */
  showsBefore?: boolean
  /** Another line of the note. */
  remark?: string
}

/** The field of one price, marked when it is changed. */
export function PriceField({
  field,
  label,
  vehicle,
  sheet,
  fieldErrors,
  heading,
  showsBefore,
  remark,
}: PriceFieldProps) {
  const { grid, amountErrors } = useMessages().officeRates
  const id = cellName(vehicle.id, field)
  const { text, before, isChanged, errorCode, above } = sheet.priceOf(vehicle.id, field)
  const error = fieldErrors.find(({ fieldId }) => fieldId === id)
  const notes = [
    sheet.isHydrated && showsBefore && isChanged && grid.was(`${before}/=`),
    sheet.isHydrated && errorCode && amountErrors[errorCode],
    sheet.isHydrated && above && grid.above(above),
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
        aria-describedby={`${id}-note${error ? ` ${id}-error` : ""}`}
        inputMode="numeric"
        autoComplete="off"
      />
      {error && <FieldError id={`${id}-error`}>{error.message}</FieldError>}
      <small id={`${id}-note`}>
        <NoteLines notes={notes} />
      </small>
    </td>
  )
}
