import { DateTimeField, TextField } from "#app/forms/fields.tsx"
import { LivesAbroadField } from "#app/forms/lives-abroad-field.tsx"
import { PLACE_NAMES_ID } from "#app/site/place-names-id.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { BookedNotice } from "../availability/booked-notice.tsx"
import type { RentalHints } from "../rental-hints.ts"
import styles from "./booking-form.module.css"
import { useRental } from "./rental-context.tsx"

type RentalFieldsProps = { now: WallTime; answers: Answers; hints: RentalHints }

/** Locations and dates. `now` is the time in Sri Lanka, the earliest pick-up; the pick-up is the earliest return. */
export function RentalFields({ now, answers, hints }: RentalFieldsProps) {
  const messages = useMessages().vehicle.bookingForm
  const hasAbroadRates = useRental().terms.abroadRates !== undefined
  const earliestReturn = parseWallTime(answers.pickUpAt ?? "") ?? now
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
      {hasAbroadRates && <LivesAbroadField className={styles.wide} />}
      <div className={styles.note} aria-live="polite">
        <p className="small soft">{hints.time}</p>
        <BookedNotice />
      </div>
    </div>
  )
}
