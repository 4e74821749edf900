import type { FormState } from "#app/forms/form-state.ts"
import { DoneNotice } from "#app/office/done-notice.tsx"
import { enquiryPage } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type AgreedTerms, nameWithUnits } from "#domain/agreed/agreed-terms.ts"
import { startOfDay } from "#domain/calendar/period.ts"
import type { PickUp, TodayRental } from "#domain/enquiry/today.ts"
import { formatClock, formatWallTime } from "#domain/rental-period.ts"
import { NumberLink } from "./number-link.tsx"
import { PickUpForms, ReturnForm } from "./row-forms.tsx"
import { rowId } from "./row-id.ts"
import styles from "./today.module.css"

export type RentalRowProps = {
  rental: TodayRental
  does: "late" | "goesOut" | "comesBack"
  /** Of a rental that goes out today. */
  pickUp?: PickUp["state"] | undefined
  /** Whether a rental that comes back is recorded as gone out, or went out on an earlier day. */
  hasGoneOut?: boolean
  /** Set in the list of tomorrow: the row then shows whether the vehicles go out or come back, and has no button. */
  isTomorrow?: boolean
  /** The completed action of this row; null: none. */
  done?: string | null
  /** The submitted form of this row with its errors. */
  form?: FormState | undefined
}

/** A booking of the day: hour, place, customer, vehicle, the extras to load, and notes. */
export function RentalRow(props: RentalRowProps) {
  const { rental, does, pickUp, hasGoneOut = true, isTomorrow = false, done = null, form } = props
  const { today: messages } = useMessages().office
  const { reference, contactNumber, terms } = rental
  const name = rental.name || reference
  const goesOut = does === "goesOut"
  const place = goesOut ? terms?.pickUpLocation : terms?.returnLocation
  const extras = goesOut && terms ? extrasOf(terms) : []
  return (
    <li
      className={styles.row}
      id={isTomorrow ? undefined : rowId(reference, goesOut ? "out" : "back")}
      tabIndex={done !== null || form ? -1 : undefined} // takes the focus after its button was pressed
    >
      <Hour rental={rental} does={does} pickUp={pickUp} isTomorrow={isTomorrow} />
      <div className={styles.facts}>
        <a className={styles.name} href={enquiryPage(reference)}>
          {name}
        </a>
        <p>
          <b>{terms ? unitsText(terms) || messages.noVehicle : messages.unreadable}</b>
          {place && `, ${place}`}
        </p>
        {goesOut && terms?.conditions.hasDriver && <p>{messages.withDriver}</p>}
        {extras.length > 0 && (
          <p>
            <b>{messages.itemsToLoad}:</b> {extras.join(", ")}
          </p>
        )}
        <Notes {...rental} />
        <DoneNotice done={done} />
      </div>
      <div className={styles.actions}>
        <NumberLink number={contactNumber} name={name} />
        {pickUp && <PickUpForms rental={rental} name={name} hasGoneOut={pickUp === "out"} form={form} />}
        {!goesOut && !isTomorrow && <ReturnForm rental={rental} name={name} hasGoneOut={hasGoneOut} />}
      </div>
    </li>
  )
}

/** When the vehicles go out or come back, and when they did. */
function Hour({ rental, does, pickUp, isTomorrow }: Omit<RentalRowProps, "hasGoneOut" | "done" | "form">) {
  const { today: messages } = useMessages().office
  const { pickUpAt, returnAt, wentOutAt, returnedAt } = rental
  const goesOut = does === "goesOut"
  const time = goesOut ? pickUpAt : returnAt
  const isDue = pickUp === "due"
  return (
    <p className={styles.hour} data-due={isDue || undefined}>
      <time dateTime={time}>
        {does === "late" && messages.due(formatWallTime(time))}
        {does !== "late" && (isDue ? messages.dueSince(formatClock(time)) : formatClock(time))}
      </time>
      {isTomorrow && <small>{goesOut ? messages.goesOut : messages.comesBack}</small>}
      {pickUp === "out" && wentOutAt && <small>{messages.isOut(formatClock(wentOutAt))}</small>}
      {returnedAt && <small>{messages.isBack(backText(rental))}</small>}
    </p>
  )
}

function Notes({ notes, customerNote }: Pick<TodayRental, "notes" | "customerNote">) {
  const { today } = useMessages().office
  const all = [customerNote, ...notes].filter((note) => note !== null)
  if (all.length === 0) return null
  return (
    <p className={styles.notes}>
      <b>{today.notes}:</b> {all.join("; ")}
    </p>
  )
}

/** The hour. The date is added if the vehicles came back on another day than they were due. */
function backText({ returnedAt, returnAt }: TodayRental): string {
  if (!returnedAt) return ""
  const isSameDay = startOfDay(returnedAt) === startOfDay(returnAt)
  return isSameDay ? formatClock(returnedAt) : formatWallTime(returnedAt)
}

function unitsText({ vehicles }: AgreedTerms): string {
  return vehicles.map(nameWithUnits).join(", ")
}

/** The extras to load. A driver is shown with the conditions. */
function extrasOf({ lines }: AgreedTerms): string[] {
  return lines.flatMap((line) => {
    if (line.kind !== "extra") return []
    return line.countedIn === "pieces" && line.count > 1 ? `${line.count} × ${line.name}` : line.name
  })
}
