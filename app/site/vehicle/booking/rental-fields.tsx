import fieldStyles from "#app/forms/field.module.css"
import { DateTimeField, TextField } from "#app/forms/fields.tsx"
import { useField } from "#app/forms/form-context.tsx"
import { PLACE_NAMES_ID } from "#app/site/place-names-id.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { BookedNotice } from "../availability/booked-notice.tsx"
import type { RentalHints } from "../rental-hints.ts"
import styles from "./booking-form.module.css"
import { useRental } from "./rental-context.tsx"

type RentalFieldsProps = { now: WallTime; typed: Answers; hints: RentalHints }

/** Locations and dates. `now` is the time in Sri Lanka, the earliest pick-up; the pick-up is the earliest return. */
export function RentalFields({ now, typed, hints }: RentalFieldsProps) {
  const messages = useMessages().vehicle.bookingForm
  const earliestReturn = parseWallTime(typed.pickUpAt ?? "") ?? now
  return (
    <div className={styles.fields}>
      <TextField
        field="pickUpLocation"
        listId={PLACE_NAMES_ID}
        placeholder={messages.locationExample}
        isWide
      />
      <TextField
        field="returnLocation"
        listId={PLACE_NAMES_ID}
        placeholder={messages.locationExample}
        hint={hints.place}
        isWide
      />
      <DateTimeField field="pickUpAt" min={now} />
      <DateTimeField field="returnAt" min={earliestReturn} />
      <LivesAbroadField />
      <div className={styles.note} aria-live="polite">
        <p className="small soft">{hints.time}</p>
        <BookedNotice />
      </div>
    </div>
  )
}

/** Asks where the visitor lives, where the company has another rate for visitors from abroad. */
function LivesAbroadField() {
  const { id, name, label, value } = useField("livesAbroad")
  const { abroadHint } = useMessages().vehicle.bookingForm
  if (!useRental().terms.abroadRates) return null
  const hintId = `${id}-hint`
  return (
    <div className={styles.wide}>
      <label className={fieldStyles.choice}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={Boolean(value)}
          aria-describedby={hintId}
        />
        <span>{label}</span>
      </label>
      <p id={hintId} className="small soft">
        {abroadHint}
      </p>
    </div>
  )
}
