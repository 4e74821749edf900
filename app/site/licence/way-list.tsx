import { useMessages } from "#app/ui/messages-context.tsx"
import type { PermitOffice } from "#domain/content/licence-rules.ts"
import { monthsAfter } from "#domain/licence/may-drive.ts"
import styles from "./licence-page.module.css"
import { SourceList } from "./source-list.tsx"

type WayListProps = {
  ways: readonly PermitOffice[]
  /** The first day of the rental; null: not given. */
  day: string | null
}

/** The offices that issue a permit: the steps, the documents, the fee and the sources. */
export function WayList({ ways, day }: WayListProps) {
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
            {day && way.licenceMonths !== null && (
              <p>{messages.licenceUntil(way.licenceMonths, day, monthsAfter(day, way.licenceMonths))}</p>
            )}
            <p>{way.note}</p>
            {way.feesSeen && <Fees fees={way.fees} seen={way.feesSeen} day={day} />}
            <SourceList sources={way.sources} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fees({ fees, seen, day }: Pick<PermitOffice, "fees"> & { seen: string; day: string | null }) {
  const messages = useMessages().licence
  const hasEnds = day !== null && fees.some(({ months }) => months !== null)
  return (
    <table className={styles.fees}>
      <caption>
        {messages.fees(seen)} {hasEnds && messages.permitFrom(day)}
      </caption>
      {hasEnds && (
        <thead>
          <tr>
            <th scope="col">{messages.feeFor}</th>
            <th scope="col">{messages.feeAmount}</th>
            <th scope="col">{messages.validUntil}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {fees.map(({ what, rupees, months }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{messages.fee(rupees)}</td>
            {hasEnds && <td>{months === null ? "" : messages.day(monthsAfter(day, months))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
