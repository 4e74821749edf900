import { useMessages } from "#app/ui/messages-context.tsx"
import type { EnquirySummary } from "#domain/enquiry/enquiry-summary.ts"
import { formatTotal } from "#domain/money.ts"
import { formatWallDate, formatWallTime, rentalDays } from "#domain/rental-period.ts"
import styles from "./enquiry-table.module.css"
import type { Inbox, InboxRow } from "./inbox.ts"
import { Status } from "./status.tsx"

/** A table on a wide screen, cards on a phone. The link of a row covers the whole row. */
export function EnquiryTable({ rows, notSent }: Pick<Inbox, "rows" | "notSent">) {
  const { table } = useMessages().officeEnquiries
  return (
    <table className={styles.rows}>
      <caption className="vh">{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.who}</th>
          <th scope="col">{table.status}</th>
          <th scope="col">{table.wants}</th>
          <th scope="col">{table.when}</th>
          <th scope="col" className={styles.total}>
            {table.total}
          </th>
          <th scope="col">{table.came}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <EnquiryRow key={row.reference} {...row} notSent={notSent} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = InboxRow & Pick<Inbox, "notSent">

function EnquiryRow({ reference, receivedWallTime, kind, summary, href, hasArrived, ...status }: RowProps) {
  const { table, kinds } = useMessages().officeEnquiries
  const { name, contactNumber, email } = summary
  const [visitor = reference, ...contacts] = [name, contactNumber, email].filter(Boolean)
  return (
    <tr id={reference} data-new={status.state === "new" || undefined} data-arrived={hasArrived}>
      <th scope="row" className={styles.visitor}>
        <a href={href}>{visitor}</a>
        <span className={styles.detail}>
          {contacts[0] ?? (visitor === reference ? table.nobody : reference)}
        </span>
      </th>
      <td className={styles.status}>
        <Status {...status} />
        {status.visitorWrote && <span className={styles.visitorWrote}>{table.visitorWrote}</span>}
      </td>
      <td>
        <RequestedVehicle {...summary} kind={kinds[kind]} />
      </td>
      <td>
        <RentalPeriod {...summary} />
      </td>
      <td className={styles.total}>
        {summary.total === null ? kind !== "contact" && table.noTotal : formatTotal(summary.total)}
      </td>
      <td className={styles.received}>{formatWallTime(receivedWallTime)}</td>
    </tr>
  )
}

function RequestedVehicle({ vehicle, service, kind }: EnquirySummary & { kind: string }) {
  const { services, vehicleTypes } = useMessages().officeEnquiries
  return (
    <>
      {vehicle && (vehicleTypes[vehicle] ?? vehicle)}
      <span className={styles.detail}>{service ? services[service] : kind}</span>
    </>
  )
}

function RentalPeriod({ pickUpAt, returnAt }: EnquirySummary) {
  const { table } = useMessages().officeEnquiries
  if (!pickUpAt || !returnAt) return null
  return (
    <>
      {formatWallDate(pickUpAt)}
      <span className={styles.detail}>{table.days(rentalDays({ pickUpAt, returnAt }))}</span>
    </>
  )
}
