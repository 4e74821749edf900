import { descriptionIds, FieldError } from "#app/forms/field.tsx"
import { useField } from "#app/forms/form-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./booking-form.module.css"
import { ExtraField } from "./extra-field.tsx"
import { useRental } from "./rental-context.tsx"

/** The offered extras; renders nothing without any. `days` is the length of the rental, the default quantity of extras per day. */
export function ExtrasFields({ days }: { days: number }) {
  const { offeredExtras } = useRental().terms
  const { heading } = useMessages().vehicle.extras
  const { id, error } = useField("services")
  const { errorId, describedBy } = descriptionIds(id, { error })
  if (offeredExtras.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="booking-extras">
      <h3 id="booking-extras">{heading}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: labelled by its heading, like the other sections of the form */}
      <div
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby="booking-extras"
        aria-describedby={describedBy}
        data-invalid={error ? true : undefined}
        className={styles.extras}
      >
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <ul className={styles.extraList}>
          {offeredExtras.map((extra) => (
            <ExtraField key={extra.id} extra={extra} days={days} />
          ))}
        </ul>
      </div>
    </section>
  )
}
