import { Fragment } from "react"
import { EMAIL_FAILED, EMAIL_NOT_SENT } from "#app/office/enquiries/query-params.ts"
import { DELIVERIES_SECTION, EMAILS_SECTION } from "#app/office/enquiry/enquiry-form.ts"
import { enquiryPage, INBOX } from "#app/office/paths.ts"
import tableStyles from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { SECONDARY_DESTINATIONS, SECONDARY_NAMES } from "#domain/delivery/delivery.ts"
import type { DeliverySettings, DeliveryStatus, QueueStatus } from "#domain/delivery/delivery-board.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./delivery.module.css"

type QueuesProps = Omit<DeliveryStatus, "channels"> & { hosts: DeliverySettings["secondaryHosts"] }

/** The number of waiting and abandoned deliveries of each queue, and links to abandoned ones. */
export function Queues({ queues, abandonedReplies, abandonedSecondary, hosts }: QueuesProps) {
  const {
    channels,
    office: { delivery },
  } = useMessages()
  const secondaryQueues = SECONDARY_NAMES.map((name) => ({
    name,
    ...queues[SECONDARY_DESTINATIONS[name].queue],
  }))
  return (
    <section aria-labelledby="queue" className={styles.section}>
      <h2 id="queue">{delivery.queue}</h2>
      <table className={tableStyles.table}>
        <caption className="visually-hidden">{delivery.queue}</caption>
        <thead>
          <tr>
            <th scope="col">{delivery.content}</th>
            <th scope="col">{delivery.waiting}</th>
            <th scope="col">{delivery.oldest}</th>
            <th scope="col">{delivery.abandoned}</th>
          </tr>
        </thead>
        <tbody>
          <QueueRow
            label={delivery.queues.enquiries}
            {...queues.enquiries}
            href={`${INBOX}?status=${EMAIL_NOT_SENT}`}
          />
          {secondaryQueues
            .filter(
              ({ name, waitingCount, abandonedCount }) => hosts[name] || waitingCount + abandonedCount > 0,
            )
            .map(({ name, ...queue }) => (
              <QueueRow
                key={name}
                label={delivery.queues.secondary(channels[name].deliveryText)}
                {...queue}
                href={null}
              />
            ))}
          <QueueRow
            label={delivery.queues.emails}
            {...queues.emails}
            href={`${INBOX}?status=${EMAIL_FAILED}`}
          />
        </tbody>
      </table>
      {abandonedReplies.length > 0 && (
        <>
          <h3>{delivery.abandonedReplies}</h3>
          <ul className={styles.deliveryList}>
            {abandonedReplies.map(({ reference, subject, writtenAt }) => (
              <li key={reference + writtenAt.getTime()}>
                <a className="text-link" href={`${enquiryPage(reference)}#${EMAILS_SECTION}`}>
                  {reference}: {subject}
                </a>{" "}
                {formatWallTime(wallTimeAt(writtenAt))}
              </li>
            ))}
          </ul>
        </>
      )}
      {SECONDARY_NAMES.filter((name) => abandonedSecondary[name].length > 0).map((name) => (
        <Fragment key={name}>
          <h3>{delivery.abandonedSecondary(channels[name].deliveredText)}</h3>
          <ul className={styles.deliveryList}>
            {abandonedSecondary[name].map(({ reference, receivedAt }) => (
              <li key={reference}>
                <a className="text-link" href={`${enquiryPage(reference)}#${DELIVERIES_SECTION}`}>
                  {reference}
                </a>{" "}
                {formatWallTime(wallTimeAt(receivedAt))}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  )
}

type RowProps = QueueStatus & { label: string; href: string | null }

function QueueRow({ label, waitingCount, oldestRecordedAt, abandonedCount, href }: RowProps) {
  const { delivery } = useMessages().office
  return (
    <tr>
      <th scope="row">{href && waitingCount + abandonedCount > 0 ? <a href={href}>{label}</a> : label}</th>
      <TableCell label={delivery.waiting}>{waitingCount || delivery.none}</TableCell>
      <TableCell label={delivery.oldest}>
        {oldestRecordedAt ? formatWallTime(wallTimeAt(oldestRecordedAt)) : delivery.none}
      </TableCell>
      <TableCell label={delivery.abandoned}>{abandonedCount || delivery.none}</TableCell>
    </tr>
  )
}
