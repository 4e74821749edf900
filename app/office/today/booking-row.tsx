import type { FormState } from "#app/forms/form-state.ts"
import { DoneNotice } from "#app/office/done-notice.tsx"
import { enquiryPage } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type AgreedTerms, nameWithUnits } from "#domain/agreed/agreed-terms.ts"
import { startOfDay } from "#domain/calendar/period.ts"
import type { PickUp, TodayBooking } from "#domain/enquiry/today.ts"
import { formatClock, formatWallTime } from "#domain/rental-period.ts"
import { NumberLink } from "./number-link.tsx"
import { PickUpForms, ReturnForm } from "./row-forms.tsx"
import { rowId } from "./row-id.ts"
import styles from "./today.module.css"

export type BookingRowProps = {
  booking: TodayBooking
  /** 'late': the return is overdue, and is not recorded. */
  event: "late" | "goesOut" | "comesBack"
  /** The state of the pick-up, for a booking that goes out today. */
  pickUpState?: PickUp["state"] | undefined
  /** Whether a booking that comes back is recorded as gone out, or went out on an earlier day. */
  hasGoneOut?: boolean
  /** Set in the list of tomorrow: the row then shows whether the vehicles go out or come back, and has no button. */
  isTomorrow?: boolean
  /** The message about the completed action of this row; null: none. */
  done?: string | null
  /** The submitted form of this row with its errors. */
  form?: FormState | undefined
}

/** A booking of the day: time, location, customer, vehicle, the extras to load, and notes. */
export function BookingRow(props: BookingRowProps) {
  const { booking, event, pickUpState, hasGoneOut = true, isTomorrow = false, done = null, form } = props
  const { today: messages } = useMessages().office
  const { reference, contactNumber, terms } = booking
  const name = booking.name || reference
  const goesOut = event === "goesOut"
  const location = goesOut ? terms?.pickUpLocation : terms?.returnLocation
  const extras = goesOut && terms ? extrasToLoad(terms) : []
  return (
    <li
      className={styles.row}
      id={isTomorrow ? undefined : rowId(reference, goesOut ? "out" : "back")}
      tabIndex={done !== null || form ? -1 : undefined} // takes the focus after a form of the row was submitted
    >
      <RowTime booking={booking} event={event} pickUpState={pickUpState} isTomorrow={isTomorrow} />
      <div className={styles.details}>
        <a className={styles.name} href={enquiryPage(reference)}>
          {name}
        </a>
        <p>
          <b>{terms ? unitsText(terms) || messages.noVehicle : messages.unreadable}</b>
          {location && `, ${location}`}
        </p>
        {goesOut && terms?.conditions.hasDriver && <p>{messages.withDriver}</p>}
        {extras.length > 0 && (
          <p>
            <b>{messages.itemsToLoad}:</b> {extras.join(", ")}
          </p>
        )}
        <Notes {...booking} />
        <DoneNotice done={done} />
      </div>
      <div className={styles.actions}>
        <NumberLink number={contactNumber} name={name} />
        {pickUpState && (
          <PickUpForms booking={booking} name={name} hasGoneOut={pickUpState === "out"} form={form} />
        )}
        {!goesOut && !isTomorrow && <ReturnForm booking={booking} name={name} hasGoneOut={hasGoneOut} />}
      </div>
    </li>
  )
}

/** The time when the vehicles are due to go out or come back, and the recorded times. */
function RowTime({
  booking,
  event,
  pickUpState,
  isTomorrow,
}: Omit<BookingRowProps, "hasGoneOut" | "done" | "form">) {
  const { today: messages } = useMessages().office
  const { pickUpAt, returnAt, wentOutAt, returnedAt } = booking
  const goesOut = event === "goesOut"
  const time = goesOut ? pickUpAt : returnAt
  const isDue = pickUpState === "due"
  return (
    <p className={styles.time} data-due={isDue || undefined}>
      <time dateTime={time}>
        {event === "late" && messages.due(formatWallTime(time))}
        {event !== "late" && (isDue ? messages.dueSince(formatClock(time)) : formatClock(time))}
      </time>
      {isTomorrow && <small>{goesOut ? messages.goesOut : messages.comesBack}</small>}
      {pickUpState === "out" && wentOutAt && <small>{messages.isOut(formatClock(wentOutAt))}</small>}
      {returnedAt && <small>{messages.isBack(returnTimeText(booking))}</small>}
    </p>
  )
}

function Notes({ notes, customerNote }: Pick<TodayBooking, "notes" | "customerNote">) {
  const { today } = useMessages().office
  const allNotes = [customerNote, ...notes].filter((note) => note !== null)
  if (allNotes.length === 0) return null
  return (
    <p className={styles.notes}>
      <b>{today.notes}:</b> {allNotes.join("; ")}
    </p>
  )
}

/** The time of the recorded return, with the date if the vehicles came back on another day than they were due. */
function returnTimeText({ returnedAt, returnAt }: TodayBooking): string {
  if (!returnedAt) return ""
  const isSameDay = startOfDay(returnedAt) === startOfDay(returnAt)
  return isSameDay ? formatClock(returnedAt) : formatWallTime(returnedAt)
}

function unitsText({ vehicles }: AgreedTerms): string {
  return vehicles.map(nameWithUnits).join(", ")
}

/** The extras to load into the vehicle. A driver is not among them: the row shows it separately. */
function extrasToLoad({ lines }: AgreedTerms): string[] {
  return lines.flatMap((line) => {
    if (line.kind !== "extra") return []
    return line.countedIn === "pieces" && line.count > 1 ? `${line.count} × ${line.name}` : line.name
  })
}
