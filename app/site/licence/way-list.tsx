import { useMessages } from "#app/ui/messages-context.tsx"
import type { PermitWay } from "#domain/content/licence-rules.ts"
import styles from "./licence-page.module.css"

/** The offices that issue a permit: where, with which documents, for which fee, and who says so. */
export function WayList({ ways }: { ways: readonly PermitWay[] }) {
  const messages = useMessages().licence
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{messages.ways}</h2>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.id}>
            <h3>{way.name}</h3>
            <p>{way.steps.join(". ")}.</p>
            <h4>{messages.documents}</h4>
            <ul>
              {way.documents.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <p>{way.note}</p>
            {way.feesSeen && <Fees fees={way.fees} seen={way.feesSeen} />}
            <p className={styles.sources}>
              {messages.sources}{" "}
              {way.sources.map(({ title, href, seen }, index) => (
                <span key={href}>
                  {index > 0 && "; "}
                  <a href={href}>{title}</a> ({messages.seen(seen)})
                </span>
              ))}
              .
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fees({ fees, seen }: Pick<PermitWay, "fees"> & { seen: string }) {
  const messages = useMessages().licence
  return (
    <table className={styles.fees}>
      <caption>{messages.fees(seen)}</caption>
      <tbody>
        {fees.map(({ what, rupees }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{messages.fee(rupees)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
