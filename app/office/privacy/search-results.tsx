import { Status } from "#app/office/enquiries/status.tsx"
import { enquiryPage, PRIVACY } from "#app/office/paths.ts"
import tableStyles from "#app/office/table.module.css"
import { TableCell } from "#app/office/table-cell.tsx"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { MAX_VISITOR_RECORDS, type VisitorRecord } from "#domain/privacy/privacy-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./privacy.module.css"
import { type VisitorInUrl, visitorHref } from "./visitor-in-url.ts"

type SearchResultsProps = {
  search: VisitorInUrl
  records: readonly VisitorRecord[]
  /** Other enquiries that share an email address or a number with `records`. */
  linkedRecords: readonly VisitorRecord[]
}

/** The enquiries of the visitor that the search found, with the buttons that export or erase them. */
export function SearchResults({ search, records, linkedRecords }: SearchResultsProps) {
  const { visitor } = useMessages().office.privacy
  if (records.length === 0) {
    return (
      <div role="status" className={styles.section}>
        <h3>{visitor.noData}</h3>
        <p>{visitor.noDataAdvice}</p>
      </div>
    )
  }
  return (
    <>
      <h3>{visitor.found(records.length)}</h3>
      <RecordTable records={records} />
      {records.length === MAX_VISITOR_RECORDS && <p>{visitor.truncated(MAX_VISITOR_RECORDS)}</p>}
      {linkedRecords.length > 0 && <LinkedRecords search={search} linkedRecords={linkedRecords} />}
      <form method="post" action={visitorHref(search, "/export")} className={styles.actions}>
        <Button type="submit" variant="outline" name="as" value="page">
          {visitor.read}
        </Button>
        <Button type="submit" variant="outline" name="as" value="file">
          {visitor.download}
        </Button>
        <ButtonLink variant="outline" href={visitorHref(search, "/erase")}>
          {visitor.erase}
        </ButtonLink>
      </form>
      <p className="small soft">{visitor.downloadHint}</p>
    </>
  )
}

/** Enquiries that may be of the same visitor. The form adds the selected ones to the search results. */
function LinkedRecords({ search, linkedRecords }: Pick<SearchResultsProps, "search" | "linkedRecords">) {
  const { visitor } = useMessages().office.privacy
  const parameters = new URL(visitorHref(search), "http://office.invalid").searchParams
  return (
    <form method="get" action={PRIVACY} className={styles.section} aria-labelledby="linked">
      <h3 id="linked">{visitor.linked(linkedRecords.length)}</h3>
      <p>{visitor.linkedHint}</p>
      {[...parameters].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <RecordTable records={linkedRecords} caption={visitor.linkedCaption} checkboxName="also" />
      <p>
        <Button type="submit" variant="outline">
          {visitor.add}
        </Button>
      </p>
    </form>
  )
}

type RecordTableProps = {
  records: readonly VisitorRecord[]
  caption?: string
  /** The name of the checkbox in each row. Missing: there is no checkbox. */
  checkboxName?: string
}

/** A table of enquiries, each with a link to its page. */
export function RecordTable({ records, caption, checkboxName }: RecordTableProps) {
  const { visitor } = useMessages().office.privacy
  return (
    <table className={tableStyles.table}>
      <caption className="visually-hidden">{caption ?? visitor.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{visitor.enquiry}</th>
          <th scope="col">{visitor.sentAs}</th>
          <th scope="col">{visitor.request}</th>
          <th scope="col">{visitor.status}</th>
          <th scope="col">{visitor.received}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <RecordRow key={record.reference} {...record} checkboxName={checkboxName} />
        ))}
      </tbody>
    </table>
  )
}

type RecordRowProps = VisitorRecord & Pick<RecordTableProps, "checkboxName">

function RecordRow({ reference, kind, content, state, receivedAt, checkboxName }: RecordRowProps) {
  const {
    officeEnquiries: enquiries,
    office: { privacy },
  } = useMessages()
  const { visitor } = privacy
  const summary = content && summaryOf(content)
  const sentAs = summary && [summary.name, summary.email, summary.contactNumber].filter(Boolean).join(", ")
  const vehicle = summary?.vehicle ? (enquiries.vehicleTypes[summary.vehicle] ?? summary.vehicle) : null
  return (
    <tr>
      <th scope="row" className={styles.reference}>
        {checkboxName && (
          <input
            type="checkbox"
            name={checkboxName}
            value={reference}
            aria-label={visitor.selectLabel(reference)}
            className={styles.checkbox}
          />
        )}
        <a href={enquiryPage(reference)}>{reference}</a>
      </th>
      <TableCell label={visitor.sentAs}>{sentAs ?? visitor.unreadable}</TableCell>
      <TableCell label={visitor.request}>
        {[enquiries.kinds[kind], vehicle].filter(Boolean).join(", ")}
      </TableCell>
      <TableCell label={visitor.status}>
        {/* The state only: a failed delivery is not shown here. */}
        <Status state={state} primaryDeliveryFailed={false} notSentLabel="" />
      </TableCell>
      <TableCell label={visitor.received}>{formatWallTime(wallTimeAt(receivedAt))}</TableCell>
    </tr>
  )
}
