import { EmailField } from "#app/forms/email-field.tsx"
import { NoteField, SelectField, TextField } from "#app/forms/fields.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PERSON_TITLES } from "#domain/enquiry/booking.ts"
import styles from "./booking-form.module.css"
import { useRental } from "./rental-context.tsx"

/**
 * The person who books. Titles are fixed (docs/requirements.md, R9.3), agents are edited in the office; labels equal the values.
 */
export function PersonFields() {
  const { agents } = useRental()
  const messages = useMessages().vehicle.bookingForm
  return (
    <section className={styles.section} aria-labelledby="booking-you">
      <h3 id="booking-you">{messages.you}</h3>
      <div className={styles.fields}>
        <SelectField
          field="personTitle"
          options={PERSON_TITLES.map(asOption)}
          emptyLabel={messages.selectTitle}
          autoComplete="honorific-prefix"
        />
        <TextField field="firstName" autoComplete="given-name" />
        <TextField field="lastName" autoComplete="family-name" />
        <TextField field="contactNumber" type="tel" autoComplete="tel" />
        <EmailField isWide />
        {agents.length > 0 && (
          <SelectField
            field="agent"
            options={agents.map(asOption)}
            emptyLabel={messages.noAgent}
            isOptional
            isWide
          />
        )}
        <NoteField />
      </div>
    </section>
  )
}

function asOption(value: string) {
  return { value, label: value }
}
