import { enquiryPage } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { OpenEnquiry } from "#domain/enquiry/today.ts"
import { formatWallDate, formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { NumberLink } from "./number-link.tsx"
import styles from "./today.module.css"

/** An enquiry that is not decided: who, what for, and since when it is as it is. */
export function EnquiryRow({ enquiry }: { enquiry: OpenEnquiry }) {
  const { officeEnquiries, office } = useMessages()
  const { reference, kind, summary, changedAt } = enquiry
  const { name, contactNumber, email, vehicle, service, pickUpAt } = summary
  const who = name || contactNumber || email || reference
  const wanted = [
    service ? officeEnquiries.services[service] : officeEnquiries.kinds[kind],
    vehicle && (officeEnquiries.vehicleTypes[vehicle] ?? vehicle),
    pickUpAt && formatWallDate(pickUpAt),
  ]
  return (
    <li className={styles.row}>
      <p className={styles.hour}>
        <small>{office.today.since(formatWallTime(wallTimeAt(changedAt)))}</small>
      </p>
      <div className={styles.facts}>
        <a className={styles.name} href={enquiryPage(reference)}>
          {who}
        </a>
        <p>{wanted.filter(Boolean).join(", ")}</p>
      </div>
      <div className={styles.actions}>
        <NumberLink number={contactNumber} name={who} />
      </div>
    </li>
  )
}
