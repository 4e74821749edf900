import tableStyles from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { CHANNEL_NAMES } from "#domain/delivery/delivery.ts"
import type { ChannelStatus, DeliveryStatus } from "#domain/delivery/delivery-board.ts"
import { failureReason } from "#domain/delivery/failure-reason.ts"
import { tlsFailure } from "#domain/delivery/tls-failure.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./delivery.module.css"

/** The last successful and the last failed attempt of each channel. */
export function LastAttempts({ channels }: Pick<DeliveryStatus, "channels">) {
  const {
    channels: channelMessages,
    office: { delivery },
  } = useMessages()
  return (
    <section aria-labelledby="attempts" className={styles.section}>
      <h2 id="attempts">{delivery.lastAttempts}</h2>
      <table className={tableStyles.table}>
        <caption className="visually-hidden">{delivery.lastAttempts}</caption>
        <thead>
          <tr>
            <th scope="col">{delivery.channel}</th>
            <th scope="col">{delivery.lastDelivered}</th>
            <th scope="col">{delivery.lastFailed}</th>
          </tr>
        </thead>
        <tbody>
          {CHANNEL_NAMES.map((channel) => (
            <tr key={channel}>
              <th scope="row">{channelMessages[channel].name}</th>
              <TableCell label={delivery.lastDelivered}>
                {timeText(channels[channel].lastDeliveredAt) ?? delivery.never}
                <PartialDelivery {...channels[channel]} />
              </TableCell>
              <TableCell label={delivery.lastFailed}>
                <LastFailure {...channels[channel]} />
              </TableCell>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PartialDelivery({ partialDelivery }: Pick<ChannelStatus, "partialDelivery">) {
  const { delivery } = useMessages().office
  if (!partialDelivery) return null
  return (
    <p className={styles.partialDelivery}>
      {delivery.partlyDelivered(timeText(partialDelivery.at) ?? "")}{" "}
      <q className={styles.detail}>{partialDelivery.refusedRecipients}</q>
    </p>
  )
}

function LastFailure({ lastFailure }: Pick<ChannelStatus, "lastFailure">) {
  const {
    officeEnquiries: { page },
    office: { delivery },
  } = useMessages()
  if (!lastFailure) return delivery.never
  return (
    <>
      {delivery.failure(
        timeText(lastFailure.at) ?? "",
        page.failures[failureReason(lastFailure.failure, lastFailure.detail)],
      )}
      {lastFailure.failure === "insecure" &&
        ` (${delivery.insecure[tlsFailure(lastFailure.detail ?? "") ?? "noTls"]})`}
      {lastFailure.detail && <span className={styles.detail}>{page.failureDetail(lastFailure.detail)}</span>}
    </>
  )
}

function timeText(instant: Date | null): string | null {
  return instant && formatWallTime(wallTimeAt(instant))
}
