import { DateTimeField, TextField } from "#app/forms/fields.tsx"
import { PLACE_NAMES_ID } from "#app/site/place-names-id.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import styles from "./booking-form.module.css"

/** Where and when. `now` is the wall clock in Sri Lanka: nothing is picked up before it, or returned before it is picked up. */
export function RentalFields({ now, typed }: { now: WallTime; typed: Answers }) {
  const words = useMessages().vehicle.reservation
  const returnFrom = parseWallTime(typed.pickUpAt ?? "") ?? now
  return (
    <div className={styles.fields}>
      <TextField field="pickUpLocation" listId={PLACE_NAMES_ID} placeholder={words.locationExample} isWide />
      <TextField
        field="returnLocation"
        listId={PLACE_NAMES_ID}
        placeholder={words.locationExample}
        hint={`${words.deliveryHint}. ${words.oneWayHint}`}
        isWide
      />
      <DateTimeField field="pickUpAt" min={now} />
      <DateTimeField field="returnAt" min={returnFrom} />
      <p className={`${styles.note} small soft`}>{words.timeHint}</p>
    </div>
  )
}
