import { shortTime } from "#app/office/enquiries/short-time.ts"
import { enquiryPage } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { startOfDay } from "#domain/calendar/period.ts"
import { nearPickUp, type OpenEnquiry } from "#domain/enquiry/today.ts"
import { formatClock, formatWallDate, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { NumberLink } from "./number-link.tsx"
import styles from "./today.module.css"

type EnquiryRowProps = {
  enquiry: OpenEnquiry
  now: WallTime
}

/** An open enquiry: its visitor, its request, whether the pick-up is near, and the time of its last change. */
export function EnquiryRow({ enquiry, now }: EnquiryRowProps) {
  const { officeEnquiries, office } = useMessages()
  const { reference, kind, summary, changedAt } = enquiry
  const { name, contactNumber, email, vehicle, service, pickUpAt, preview } = summary
  const pickUpNearness = nearPickUp(pickUpAt, now)
  const isSoon = pickUpNearness === "today" || pickUpNearness === "tomorrow"
  const changedWallTime = wallTimeAt(changedAt)
  const visitor = name || contactNumber || email || reference
  const request = [
    service ? officeEnquiries.services[service] : officeEnquiries.kinds[kind],
    vehicle && (officeEnquiries.vehicleTypes[vehicle] ?? vehicle),
    pickUpAt && !isSoon && formatWallDate(pickUpAt),
  ]
  return (
    <li className={styles.row}>
      <p className={styles.time}>
        <small>
          <time dateTime={changedWallTime}>
            {office.today.since(shortTime(changedWallTime, startOfDay(now), office.today.yesterday))}
          </time>
        </small>
      </p>
      <div className={styles.details}>
        <a className={styles.name} href={enquiryPage(reference)}>
          {visitor}
        </a>
        <p>
          {request.filter(Boolean).join(", ")}
          {pickUpAt && pickUpNearness && (
            <b className={isSoon ? styles.soon : styles.past}>
              {office.today.pickUp[pickUpNearness](formatClock(pickUpAt))}
            </b>
          )}
        </p>
        {!vehicle && preview && <p className={styles.preview}>{preview}</p>}
      </div>
      <div className={styles.actions}>
        <NumberLink number={contactNumber} name={visitor} />
      </div>
    </li>
  )
}
