import table from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { CHANNEL_NAMES } from "#domain/delivery/delivery.ts"
import type { ChannelStatus, DeliveryStatus } from "#domain/delivery/delivery-board.ts"
import { tlsFailure } from "#domain/delivery/tls-failure.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./delivery.module.css"

/** The last attempt by each channel that succeeded, and the last that failed. */
export function Channels({ channels }: Pick<DeliveryStatus, "channels">) {
  const {
    channels: words,
    office: { delivery },
  } = useMessages()
  return (
    <section aria-labelledby="how" className={styles.part}>
      <h2 id="how">{delivery.how}</h2>
      <table className={table.table}>
        <caption className="vh">{delivery.how}</caption>
        <thead>
          <tr>
            <th scope="col">{delivery.channel}</th>
            <th scope="col">{delivery.arrived}</th>
            <th scope="col">{delivery.failed}</th>
          </tr>
        </thead>
        <tbody>
          {CHANNEL_NAMES.map((channel) => (
            <tr key={channel}>
              <th scope="row">{words[channel].name}</th>
              <TableCell label={delivery.arrived}>
                {timeText(channels[channel].deliveredAt) ?? delivery.never}
                <Partly {...channels[channel]} />
              </TableCell>
              <TableCell label={delivery.failed}>
                <Failed {...channels[channel]} />
              </TableCell>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Partly({ partly }: Pick<ChannelStatus, "partly">) {
  const { delivery } = useMessages().office
  if (!partly) return null
  return (
    <p className={styles.partly}>
      {delivery.partly(timeText(partly.at) ?? "")} <q className={styles.detail}>{partly.refused}</q>
    </p>
  )
}

function Failed({ failed }: Pick<ChannelStatus, "failed">) {
  const {
    officeEnquiries: enquiries,
    office: { delivery },
  } = useMessages()
  if (!failed) return delivery.never
  return (
    <>
      {delivery.failure(timeText(failed.at) ?? "", enquiries.one.failures[failed.failure])}
      {failed.failure === "insecure" && ` (${delivery.insecure[tlsFailure(failed.detail ?? "") ?? "noTls"]})`}
      {failed.detail && <q className={styles.detail}>{failed.detail}</q>}
    </>
  )
}

function timeText(instant: Date | null): string | null {
  return instant && formatWallTime(wallTimeAt(instant))
}
