import fieldStyles from "#app/forms/field.module.css"
import { FieldError } from "#app/forms/field.tsx"
import { NoteLines } from "#app/office/rates/grid/note-lines.tsx"
import { cellName } from "#app/office/rates/rate-fields.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { PriceField as Field } from "#domain/catalogue/prices.ts"
import type { PricesProps } from "./prices-props.ts"
import styles from "./vehicle-rates.module.css"

type PriceFieldProps = PricesProps & {
  field: Field
  label: string
  /** The heading of the column, shown on a narrow screen, where the columns are stacked. */
  heading: string
  /** Whether the note below the field shows the stored price. */
  showsStoredPrice?: boolean
  /** An additional line of the note below the field. */
  remark?: string
}

/** The field of one price, marked when it is changed. */
export function PriceField({
  field,
  label,
  vehicle,
  grid,
  fieldErrors,
  heading,
  showsStoredPrice,
  remark,
}: PriceFieldProps) {
  const { table, amountErrors } = useMessages().officeRates
  const id = cellName(vehicle.id, field)
  const { text, storedText, isChanged, errorCode, cheaperShorterTier } = grid.shownPrice(vehicle.id, field)
  const error = fieldErrors.find(({ fieldId }) => fieldId === id)
  const notes = [
    grid.isHydrated && showsStoredPrice && isChanged && table.previousAmount(`${storedText}/=`),
    grid.isHydrated && errorCode && amountErrors[errorCode],
    grid.isHydrated && cheaperShorterTier && table.higherThanShorter(cheaperShorterTier),
    remark,
  ]
  return (
    <td data-changed={isChanged || undefined} data-invalid={errorCode ? true : undefined}>
      <span className={styles.heading} aria-hidden="true">
        {heading}
      </span>
      <input
        id={id}
        name={id}
        className={fieldStyles.control}
        value={text}
        onChange={({ target }) => grid.typeText(id, target.value)}
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
