import { DoneNotice } from "#app/office/done-notice.tsx"
import { enquiryPage } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type AgreedTerms, unitsName } from "#domain/agreed/agreed-terms.ts"
import { startOfDay } from "#domain/calendar/period.ts"
import type { TodayRental } from "#domain/enquiry/today.ts"
import { formatClock, formatWallTime } from "#domain/rental-period.ts"
import { NumberLink } from "./number-link.tsx"
import { rowId } from "./row-id.ts"
import styles from "./today.module.css"

type RentalRowProps = {
  rental: TodayRental
  does: "late" | "goesOut" | "comesBack"
  /** Set in the list of tomorrow: the row then shows whether the vehicles go out or come back, and has no button. */
  isTomorrow?: boolean
  /** The completed action of this row; null: none. */
  done?: string | null
}

/** A booking of the day: hour, place, customer, vehicle, the extras to load, and notes. */
export function RentalRow({ rental, does, isTomorrow = false, done = null }: RentalRowProps) {
  const { today: messages } = useMessages().office
  const { reference, contactNumber, terms, returnedAt } = rental
  const name = rental.name || reference
  const goesOut = does === "goesOut"
  const time = goesOut ? rental.pickUpAt : rental.returnAt
  const place = goesOut ? terms?.pickUpLocation : terms?.returnLocation
  const extras = goesOut && terms ? extrasOf(terms) : []
  return (
    <li className={styles.row} id={isTomorrow ? undefined : rowId(reference)}>
      <p className={styles.hour}>
        <time dateTime={time}>
          {does === "late" ? messages.due(formatWallTime(time)) : formatClock(time)}
        </time>
        {isTomorrow && <small>{goesOut ? messages.goesOut : messages.comesBack}</small>}
        {returnedAt && <small>{messages.isBack(backText(rental))}</small>}
      </p>
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
            <b>{messages.load}:</b> {extras.join(", ")}
          </p>
        )}
        <Notes {...rental} />
        <DoneNotice done={done} />
      </div>
      <div className={styles.actions}>
        <NumberLink number={contactNumber} name={name} />
        {!goesOut && !isTomorrow && <ReturnForm {...rental} name={name} />}
      </div>
    </li>
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

type ReturnFormProps = Pick<TodayRental, "reference" | "version" | "returnedAt"> & { name: string }

/** The buttons that record the return of the vehicles, or undo that record. */
function ReturnForm({ reference, version, returnedAt, name }: ReturnFormProps) {
  const { today } = useMessages().office
  const isBack = returnedAt !== null
  return (
    <form method="post" className={styles.noPrint}>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="version" value={version} />
      <Button
        type="submit"
        name="act"
        value={isBack ? "undo" : "returned"}
        look="line"
        aria-label={isBack ? today.undoFor(name) : today.returnedFor(name)}
      >
        {isBack ? today.undo : today.returned}
      </Button>
    </form>
  )
}

/** The hour. The date is added if the vehicles came back on another day than they were due. */
function backText({ returnedAt, returnAt }: TodayRental): string {
  if (!returnedAt) return ""
  const isSameDay = startOfDay(returnedAt) === startOfDay(returnAt)
  return isSameDay ? formatClock(returnedAt) : formatWallTime(returnedAt)
}

function unitsText({ vehicles }: AgreedTerms): string {
  return vehicles.map(unitsName).join(", ")
}

/** The extras to load. A driver is shown with the conditions. */
function extrasOf({ lines }: AgreedTerms): string[] {
  return lines.flatMap((line) => {
    if (line.kind !== "extra") return []
    return line.countedIn === "pieces" && line.count > 1 ? `${line.count} × ${line.name}` : line.name
  })
}
