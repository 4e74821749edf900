import { FactList } from "#app/office/fact-list.tsx"
import table from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { DeliverySettings, MailServer } from "#domain/delivery/delivery-board.ts"
import styles from "./delivery.module.css"

/** Which way each form goes, and letters; and the mail server, without what is secret of it. */
export function Ways({ forms, mail }: DeliverySettings) {
  const { delivery } = useMessages().office
  const letters = { channel: mail ? ("smtp" as const) : ("mailbox" as const), host: null }
  const rows = [
    ...(["enquiry", "booking", "contact"] as const).map((kind) => ({
      label: delivery.forms[kind],
      ...forms[kind],
    })),
    { label: delivery.letters, ...letters },
  ]
  return (
    <section aria-labelledby="ways" className={styles.part}>
      <h2 id="ways">{delivery.ways}</h2>
      <table className={table.table}>
        <caption className="vh">{delivery.ways}</caption>
        <thead>
          <tr>
            <th scope="col">{delivery.what}</th>
            <th scope="col">{delivery.way}</th>
            <th scope="col">{delivery.where}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, channel, host }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <TableCell label={delivery.way}>{delivery.channels[channel]}</TableCell>
              <TableCell label={delivery.where}>
                {channel === "smtp" ? mail?.host : (host ?? delivery.folder)}
              </TableCell>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{delivery.server}</h3>
      {mail ? <Server {...mail} /> : <p>{delivery.noServer}</p>}
    </section>
  )
}

function Server({ host, port, isEncrypted, from, to }: MailServer) {
  const { delivery } = useMessages().office
  const facts = [
    [delivery.host, `${host}, port ${port}`],
    [delivery.encryption, isEncrypted ? delivery.always : delivery.whereOffered],
    [delivery.from, from],
    [delivery.to, to],
  ] as const
  return <FactList facts={facts.map(([label, line]) => ({ label, lines: [line] }))} />
}
