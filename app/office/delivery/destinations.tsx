import { DetailList } from "#app/booking/detail-list.tsx"
import tableStyles from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { SECONDARY_NAMES } from "#domain/delivery/delivery.ts"
import type { DeliverySettings, MailServer } from "#domain/delivery/delivery-board.ts"
import { FORMS } from "#domain/delivery/form-destination.ts"
import styles from "./delivery.module.css"

/** The channel and the host for each form, for emails and for secondary destinations, and the mail server settings without secrets. */
export function Destinations({ forms, emailChannel, mail, secondaryHosts }: DeliverySettings) {
  const {
    channels,
    office: { delivery },
  } = useMessages()
  const rows = [
    ...FORMS.map((kind) => ({
      label: delivery.forms[kind],
      ...forms[kind],
    })),
    ...SECONDARY_NAMES.flatMap((channel) => {
      const host = secondaryHosts[channel]
      return host ? [{ label: delivery.secondaryForms, channel, host }] : []
    }),
    { label: delivery.emails, channel: emailChannel, host: mail?.host ?? null },
  ]
  return (
    <section aria-labelledby="destinations" className={styles.section}>
      <h2 id="destinations">{delivery.destinations}</h2>
      <table className={tableStyles.table}>
        <caption className="visually-hidden">{delivery.destinations}</caption>
        <thead>
          <tr>
            <th scope="col">{delivery.content}</th>
            <th scope="col">{delivery.sentThrough}</th>
            <th scope="col">{delivery.destination}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, channel, host }) => (
            <tr key={label + channel}>
              <th scope="row">{label}</th>
              <TableCell label={delivery.sentThrough}>{channels[channel].deliveryText}</TableCell>
              <TableCell label={delivery.destination}>{host ?? delivery.mailboxFolder}</TableCell>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{delivery.mailServer}</h3>
      {mail ? <MailServerDetails {...mail} /> : <p>{delivery.noMailServer}</p>}
    </section>
  )
}

function MailServerDetails({ host, port, isEncrypted, from, to }: MailServer) {
  const { delivery } = useMessages().office
  const rows = [
    [delivery.host, `${host}, port ${port}`],
    [delivery.encryption, isEncrypted ? delivery.alwaysEncrypted : delivery.encryptedIfOffered],
    [delivery.from, from],
    [delivery.to, to],
  ] as const
  return <DetailList rows={rows.map(([label, line]) => ({ label, lines: [line] }))} />
}
