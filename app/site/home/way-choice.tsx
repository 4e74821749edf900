import { FIELD_NAMES, fieldId } from "#app/forms/field-names.ts"
import { useForm } from "#app/forms/form-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { WAYS } from "#domain/enquiry/hire-enquiry.ts"
import styles from "./way-choice.module.css"

const USUAL_WAY = "both_way"

/** One way or both; the style sheet shows it with weddings and events only, and only there is it looked at. */
export function WayChoice() {
  const { idPrefix, answers } = useForm()
  const { home, forms } = useMessages()
  const chosen = answers.way || USUAL_WAY
  return (
    <fieldset id={fieldId(idPrefix, "way")} className={styles.way} data-for="wedding_events">
      <legend>{forms.labels.way}</legend>
      <div className={styles.ways}>
        {WAYS.map((way) => (
          <label key={way}>
            <input type="radio" name={FIELD_NAMES.way} value={way} defaultChecked={way === chosen} />
            {home.enquiry.ways[way]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
