import { useMessages } from "#app/ui/messages-context.tsx"
import type { EnquirySummary } from "#domain/enquiry/enquiry-summary.ts"
import type { InboxOrder } from "#domain/enquiry/inbox-order.ts"
import { formatTotal } from "#domain/money.ts"
import { formatWallDate, formatWallTime, isOneWay, rentalDays } from "#domain/rental-period.ts"
import styles from "./enquiry-table.module.css"
import type { Inbox, InboxRow } from "./inbox.ts"
import { canBeSpam, formatSelectedEnquiry } from "./selected-enquiries.ts"
import { shortTime } from "./short-time.ts"
import { FailureMark, Status } from "./status.tsx"

type EnquiryTableProps = Pick<Inbox, "rows" | "notSentLabel" | "today"> & { order: InboxOrder }

/** A table on a wide screen, cards on a phone. The link of a row covers the whole row, except its checkbox. */
export function EnquiryTable({ rows, order, notSentLabel, today }: EnquiryTableProps) {
  const { officeEnquiries, officeInbox } = useMessages()
  const { table } = officeEnquiries
  return (
    <table className={styles.rows}>
      <caption className="visually-hidden">{officeInbox.caption[order]}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{table.customer}</th>
          <th scope="col">{table.status}</th>
          <th scope="col">{table.request}</th>
          <th scope="col">{table.period}</th>
          <th scope="col" className={styles.total}>
            {table.total}
          </th>
          <th scope="col">{table.received}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <EnquiryRow key={row.reference} {...row} notSentLabel={notSentLabel} today={today} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = InboxRow & Pick<Inbox, "notSentLabel" | "today">

function EnquiryRow({ href, hasArrived, notSentLabel, today, ...row }: RowProps) {
  const { officeEnquiries, officeInbox } = useMessages()
  const { table } = officeEnquiries
  const { reference, summary, receivedWallTime } = row
  const { name, contactNumber, email } = summary
  const [visitor = reference, ...contacts] = [name, contactNumber, email].flatMap((text) => text || [])
  return (
    <tr id={reference} data-new={row.state === "new" || undefined} data-arrived={hasArrived}>
      <td className={styles.checkbox}>
        {canBeSpam(row) && (
          <label>
            <input type="checkbox" name="tick" value={formatSelectedEnquiry(row)} />
            <span className="visually-hidden">{officeInbox.selectLabel(visitor)}</span>
          </label>
        )}
      </td>
      <th scope="row" className={styles.visitor}>
        <a href={href}>{visitor}</a>
        <span className={styles.detail}>
          {contacts[0] ?? (visitor === reference ? table.personalDataRemoved : reference)}
        </span>
      </th>
      <td className={styles.status}>
        <Status {...row} notSentLabel={notSentLabel} />
        {row.customerEmailFailed && <FailureMark>{officeInbox.emailFailed}</FailureMark>}
        {row.hasVisitorMessage && (
          <span className={styles.visitorWrote}>{officeEnquiries.table.visitorMessage}</span>
        )}
      </td>
      <RequestCells {...row} />
      <td className={styles.received}>
        <time dateTime={`${receivedWallTime}+05:30`} title={formatWallTime(receivedWallTime)}>
          {shortTime(receivedWallTime, today, officeInbox.yesterday)}
        </time>
      </td>
    </tr>
  )
}

/** The cells for vehicle, period and price. A message has one cell with its first words. A planned trip has its route below the vehicle. */
function RequestCells({ kind, summary }: Pick<InboxRow, "kind" | "summary">) {
  const { table, kinds } = useMessages().officeEnquiries
  const { preview, total } = summary
  if (preview !== null && kind === "contact")
    return (
      <td colSpan={3} className={styles.preview}>
        <span>
          <b>{`${kinds[kind]}:`}</b> {preview}
        </span>
      </td>
    )
  return (
    <>
      <td className={styles.vehicle}>
        <RequestedVehicle {...summary} kindLabel={kinds[kind]} />
      </td>
      <td className={styles.period}>
        <RentalPeriod {...summary} />
      </td>
      <td className={styles.total}>
        {total === null ? kind !== "contact" && table.noTotal : formatTotal(total)}
      </td>
    </>
  )
}

function RequestedVehicle({ vehicle, service, preview, kindLabel }: EnquirySummary & { kindLabel: string }) {
  const { services, vehicleTypes, kinds } = useMessages().officeEnquiries
  return (
    <>
      {vehicle && (vehicleTypes[vehicle] ?? vehicle)}
      <span className={styles.detail}>
        {preview ? `${kinds.trip}: ${preview}` : service ? services[service] : kindLabel}
      </span>
    </>
  )
}

function RentalPeriod({ pickUpAt, returnAt }: EnquirySummary) {
  const { table } = useMessages().officeEnquiries
  if (!pickUpAt || !returnAt) return null
  return (
    <>
      {formatWallDate(pickUpAt)}
      <span className={styles.detail}>
        {isOneWay({ pickUpAt, returnAt }) ? table.oneWay : table.days(rentalDays({ pickUpAt, returnAt }))}
      </span>
    </>
  )
}
