import { enquiryPage, INBOX } from "#app/office/paths.ts"
import table from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { DeliveryStatus, QueueStatus } from "#domain/delivery/delivery-board.ts"
import { QUEUES, type Queue } from "#domain/delivery/outbox.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./delivery.module.css"

type QueuesProps = Omit<DeliveryStatus, "channels"> & { hasWebhook: boolean }

/** The page that lists the deliveries of a queue; null: none. */
const QUEUE_PAGES: Record<Queue, string | null> = {
  enquiries: `${INBOX}?status=mail-not-sent`,
  webhooks: null,
  emails: `${INBOX}?status=email-failed`,
}

/** The number of waiting and abandoned deliveries of each queue, and links to abandoned ones. */
export function Queues({ queues, abandonedReplies, abandonedWebhooks, hasWebhook }: QueuesProps) {
  const { delivery } = useMessages().office
  const { waiting, abandoned } = queues.webhooks
  const isShown = (queue: Queue) => queue !== "webhooks" || hasWebhook || waiting + abandoned > 0
  return (
    <section aria-labelledby="queue" className={styles.section}>
      <h2 id="queue">{delivery.queue}</h2>
      <table className={table.table}>
        <caption className="vh">{delivery.queue}</caption>
        <thead>
          <tr>
            <th scope="col">{delivery.what}</th>
            <th scope="col">{delivery.waiting}</th>
            <th scope="col">{delivery.oldest}</th>
            <th scope="col">{delivery.givenUp}</th>
          </tr>
        </thead>
        <tbody>
          {QUEUES.filter(isShown).map((queue) => (
            <QueueRow
              key={queue}
              label={delivery.queues[queue]}
              {...queues[queue]}
              href={QUEUE_PAGES[queue]}
            />
          ))}
        </tbody>
      </table>
      {abandonedReplies.length > 0 && (
        <>
          <h3>{delivery.repliesGivenUp}</h3>
          <ul className={styles.replies}>
            {abandonedReplies.map(({ reference, subject, writtenAt }) => (
              <li key={reference + writtenAt.getTime()}>
                <a className="tlink" href={`${enquiryPage(reference)}#emails`}>
                  {reference}: {subject}
                </a>{" "}
                {formatWallTime(wallTimeAt(writtenAt))}
              </li>
            ))}
          </ul>
        </>
      )}
      {abandonedWebhooks.length > 0 && (
        <>
          <h3>{delivery.webhooksGivenUp}</h3>
          <ul className={styles.replies}>
            {abandonedWebhooks.map(({ reference, receivedAt }) => (
              <li key={reference}>
                <a className="tlink" href={`${enquiryPage(reference)}#happened`}>
                  {reference}
                </a>{" "}
                {formatWallTime(wallTimeAt(receivedAt))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type RowProps = QueueStatus & { label: string; href: string | null }

function QueueRow({ label, waiting, oldest, abandoned, href }: RowProps) {
  const { delivery } = useMessages().office
  return (
    <tr>
      <th scope="row">{href && waiting + abandoned > 0 ? <a href={href}>{label}</a> : label}</th>
      <TableCell label={delivery.waiting}>{waiting || delivery.none}</TableCell>
      <TableCell label={delivery.oldest}>
        {oldest ? formatWallTime(wallTimeAt(oldest)) : delivery.none}
      </TableCell>
      <TableCell label={delivery.givenUp}>{abandoned || delivery.none}</TableCell>
    </tr>
  )
}
