import { useMessages } from "#app/ui/messages-context.tsx"
import type { PermitOffice } from "#domain/content/licence-rules.ts"
import { monthsAfter } from "#domain/licence/may-drive.ts"
import styles from "./licence-page.module.css"
import { SourceList } from "./source-list.tsx"

type PermitOfficeListProps = {
  offices: readonly PermitOffice[]
  /** The first day of the rental; null: not given. */
  day: string | null
}

/** The offices that issue a permit: the steps, the documents, the fee and the sources. */
export function PermitOfficeList({ offices, day }: PermitOfficeListProps) {
  const messages = useMessages().licence
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{messages.permitIssuers}</h2>
      <ul className={styles.offices}>
        {offices.map((office) => (
          <li key={office.id}>
            <h3>{office.name}</h3>
            <p>{office.steps.join(". ")}.</p>
            <h4>{messages.documents}</h4>
            <ul>
              {office.documents.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            {day && office.licenceMonths !== null && (
              <p>
                {messages.licenceUntil(office.licenceMonths, day, monthsAfter(day, office.licenceMonths))}
              </p>
            )}
            <p>{office.note}</p>
            {office.feesSeen && <Fees fees={office.fees} seenOn={office.feesSeen} day={day} />}
            <SourceList sources={office.sources} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type FeesProps = Pick<PermitOffice, "fees"> & {
  /** The day on which the source stated the fees. */
  seenOn: string
  /** The first day of the rental, on which a permit would begin; null: not given. */
  day: string | null
}

function Fees({ fees, seenOn, day }: FeesProps) {
  const messages = useMessages().licence
  const hasEndDates = day !== null && fees.some(({ months }) => months !== null)
  return (
    <table className={styles.fees}>
      <caption>
        {messages.fees(seenOn)} {hasEndDates && messages.permitFrom(day)}
      </caption>
      {hasEndDates && (
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
            {hasEndDates && <td>{months === null ? "" : messages.day(monthsAfter(day, months))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
