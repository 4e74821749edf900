import { DetailList } from "#app/booking/detail-list.tsx"
import priceStyles from "#app/booking/price-lines.module.css"
import { PriceLines } from "#app/booking/price-lines.tsx"
import { termsRows } from "#app/booking/terms-rows.ts"
import { AttemptLog } from "#app/office/enquiry/deliveries.tsx"
import enquiryStyles from "#app/office/enquiry/enquiry.module.css"
import { ChangedTerms } from "#app/office/enquiry/history.tsx"
import { SentAnswers } from "#app/office/enquiry/sent-answers.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { EmailContents, Price } from "#domain/enquiry/email/contents.ts"
import type { AttemptRecord, EnquiryEvent } from "#domain/enquiry/enquiry-repository.ts"
import type { VisitorEmail, VisitorRecord } from "#domain/privacy/privacy-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./record.module.css"

/** `contents` null: the stored content cannot be read. */
type EnquiryArticleProps = { record: VisitorRecord; contents: EmailContents | null }

/** One enquiry with all its stored data. Names of staff are left out: they are personal data of the staff. */
export function EnquiryArticle({ record, contents }: EnquiryArticleProps) {
  const {
    officeEnquiries: enquiries,
    office: { privacy },
  } = useMessages()
  const { reference, kind, receivedAt, amendedAt, state, agreed, history, attempts, emails } = record
  return (
    <article className={styles.record} aria-labelledby={reference}>
      <h2 id={reference}>{privacy.record.enquiryHeading(enquiries.kinds[kind], reference)}</h2>
      <p>
        {privacy.record.receivedAndStatus(timeText(receivedAt), enquiries.states[state])}{" "}
        {amendedAt && privacy.record.amended(timeText(amendedAt))}
      </p>
      {contents ? <SentAnswers {...contents} /> : <p>{privacy.visitor.unreadable}</p>}
      {contents?.price && <SentPrice {...contents.price} />}
      {agreed && <AgreedTermsSection terms={agreed.terms} />}
      {history.length > 0 && <History events={history} />}
      {emails.map((email) => (
        <Email key={email.writtenAt.getTime() + email.subject} {...email} />
      ))}
      {attempts.length > 0 && <Attempts attempts={attempts} />}
    </article>
  )
}

/** The agreed terms of the booking. */
function AgreedTermsSection({ terms }: { terms: AgreedTerms }) {
  const { booking } = useMessages().office
  return (
    <section>
      <h3>{booking.heading}</h3>
      <DetailList rows={termsRows(terms, booking)} />
      <PriceLines terms={terms} messages={booking} />
    </section>
  )
}

function SentPrice({ rows, total }: Price) {
  const { record } = useMessages().office.privacy
  return (
    <section>
      <h3>{record.price}</h3>
      <table className={priceStyles.price}>
        <caption className="visually-hidden">{record.price}</caption>
        <tbody>
          {rows.map(({ item, count, amount }) => (
            <tr key={item}>
              <th scope="row">
                {item}
                <span>{count}</span>
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{record.total}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function History({ events }: { events: readonly EnquiryEvent[] }) {
  const { record } = useMessages().office.privacy
  return (
    <section>
      <h3>{record.office}</h3>
      <ol className={enquiryStyles.log}>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same time, and their order never changes
          <HistoryEntry key={index} {...event} />
        ))}
      </ol>
    </section>
  )
}

function HistoryEntry({ at, from, to, note, isResend, email, changes, sentElsewhere }: EnquiryEvent) {
  const {
    officeEnquiries: enquiries,
    office: { privacy },
  } = useMessages()
  const { record } = privacy
  return (
    <li>
      <time dateTime={at.toISOString()}>{timeText(at)}</time>
      {isResend && record.resent}
      {from !== to && record.state(enquiries.states[from], enquiries.states[to])}
      {sentElsewhere && record.channel[sentElsewhere.channel]}
      {changes.length > 0 && record.changedBooking}
      {!isResend && !email && !sentElsewhere && changes.length === 0 && from === to && record.note}
      {sentElsewhere && <p className={enquiryStyles.message}>{sentElsewhere.text}</p>}
      {note && <p className={enquiryStyles.message}>{note}</p>}
      {changes.length > 0 && <ChangedTerms changes={changes} />}
    </li>
  )
}

function Email({ writtenAt, to, subject, text }: VisitorEmail) {
  const { record } = useMessages().office.privacy
  return (
    <section>
      <h3>{record.email(timeText(writtenAt), to)}</h3>
      <p>
        <b>{subject}</b>
      </p>
      <p className={enquiryStyles.message}>{text}</p>
    </section>
  )
}

function Attempts({ attempts }: { attempts: readonly AttemptRecord[] }) {
  const { record } = useMessages().office.privacy
  return (
    <section>
      <h3>{record.emailStatus}</h3>
      <AttemptLog attempts={attempts} />
    </section>
  )
}

function timeText(instant: Date): string {
  return formatWallTime(wallTimeAt(instant))
}
