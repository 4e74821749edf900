import { DateTimeField, TextField } from "#app/forms/fields.tsx"
import { PLACE_NAMES_ID } from "#app/site/place-names-id.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import styles from "./booking-form.module.css"

/** Locations and dates. `now` is the time in Sri Lanka, the earliest pick-up; the pick-up is the earliest return. */
export function RentalFields({ now, typed }: { now: WallTime; typed: Answers }) {
  const messages = useMessages().vehicle.reservation
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
        hint={`${messages.deliveryHint}. ${messages.oneWayHint}`}
        isWide
      />
      <DateTimeField field="pickUpAt" min={now} />
      <DateTimeField field="returnAt" min={earliestReturn} />
      <p className={`${styles.note} small soft`}>{messages.timeHint}</p>
    </div>
  )
}
