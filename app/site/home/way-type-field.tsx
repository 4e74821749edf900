import { FIELD_NAMES, fieldId } from "#app/forms/field-names.ts"
import { useForm } from "#app/forms/form-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { FIELDS_OF } from "#domain/enquiry/fields.ts"
import { TRIP_DIRECTIONS } from "#domain/enquiry/rental-enquiry.ts"
import styles from "./way-type-field.module.css"

const DEFAULT_WAY = "both_way"

/** The choice of one way or both ways. The style sheet shows it on the tab 'WEDDING & EVENTS' only. */
export function WayTypeField() {
  const { idPrefix, answers } = useForm()
  const { home, forms } = useMessages()
  const selectedWay = answers.way || DEFAULT_WAY
  return (
    <fieldset
      id={fieldId(idPrefix, "way")}
      className={styles.field}
      data-for={FIELDS_OF.enquiry.way.shownOnTab}
    >
      <legend>{forms.labels.way}</legend>
      <div className={styles.options}>
        {TRIP_DIRECTIONS.map((way) => (
          <label key={way}>
            <input type="radio" name={FIELD_NAMES.way} value={way} defaultChecked={way === selectedWay} />
            {home.enquiry.ways[way]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
