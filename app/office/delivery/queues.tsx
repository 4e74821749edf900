import { enquiryPage, OFFICE_HOME } from "#app/office/paths.ts"
import table from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { DeliveryStanding, QueueStanding } from "#domain/delivery/delivery-board.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./delivery.module.css"

type QueuesProps = Pick<DeliveryStanding, "messages" | "letters" | "repliesGivenUp">

/** What has not arrived, with the ways to it. */
export function Queues({ messages, letters, repliesGivenUp }: QueuesProps) {
  const { delivery } = useMessages().office
  return (
    <section aria-labelledby="queue" className={styles.part}>
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
          <QueueRow label={delivery.messages} {...messages} href={`${OFFICE_HOME}?status=mail-not-sent`} />
          <QueueRow label={delivery.ofLetters} {...letters} href={null} />
        </tbody>
      </table>
      {repliesGivenUp.length > 0 && (
        <>
          <h3>{delivery.repliesGivenUp}</h3>
          <ul className={styles.replies}>
            {repliesGivenUp.map(({ reference, subject, writtenAt }) => (
              <li key={reference + writtenAt.getTime()}>
                <a className="tlink" href={`${enquiryPage(reference)}#letters`}>
                  {reference}: {subject}
                </a>{" "}
                {formatWallTime(wallTimeAt(writtenAt))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type RowProps = QueueStanding & { label: string; href: string | null }

function QueueRow({ label, waiting, oldest, givenUp, href }: RowProps) {
  const { delivery } = useMessages().office
  return (
    <tr>
      <th scope="row">{href && waiting + givenUp > 0 ? <a href={href}>{label}</a> : label}</th>
      <TableCell label={delivery.waiting}>{waiting || delivery.none}</TableCell>
      <TableCell label={delivery.oldest}>
        {oldest ? formatWallTime(wallTimeAt(oldest)) : delivery.none}
      </TableCell>
      <TableCell label={delivery.givenUp}>{givenUp || delivery.none}</TableCell>
    </tr>
  )
}
