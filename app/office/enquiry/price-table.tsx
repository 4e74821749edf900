import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { ComparedLine, ComparedPrice } from "#domain/enquiry/compared-price.ts"
import type { Price } from "#domain/enquiry/email/contents.ts"
import styles from "./enquiry.module.css"

type PriceTableProps = { sent: Price; compared: ComparedPrice | "unknown" }

/** The price that was sent, compared with today's. */
export function PriceTable({ sent, compared }: PriceTableProps) {
  const { one } = useMessages().officeEnquiries
  const isTodayKnown = compared !== "unknown"
  const lines = isTodayKnown ? compared.lines : sent.rows.map(withoutToday)
  return (
    <section aria-labelledby="price">
      <h2 id="price">{one.priceHeading}</h2>
      <Notice tone={isTodayKnown && !compared.differs ? "note" : "warn"}>
        <p>{!isTodayKnown ? one.todayUnknown : compared.differs ? one.differs : one.same}</p>
      </Notice>
      <table className={styles.price}>
        <caption className="vh">{one.priceHeading}</caption>
        <thead>
          <tr>
            <th scope="col">{one.item}</th>
            <th scope="col">{one.asSent}</th>
            {isTodayKnown && <th scope="col">{one.today}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PriceRow key={line.item} line={line} isTodayKnown={isTodayKnown} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{one.totalRow}</th>
            <td>{sent.total}</td>
            {isTodayKnown && <td>{compared.total.today}</td>}
          </tr>
        </tfoot>
      </table>
      {sent.notes.map((note) => (
        <p key={note} className="small soft">
          {note}
        </p>
      ))}
    </section>
  )
}

function withoutToday({ item, ...sent }: Price["rows"][number]): ComparedLine {
  return { item, sent, today: null, differs: false }
}

function PriceRow({ line, isTodayKnown }: { line: ComparedLine; isTodayKnown: boolean }) {
  const { one } = useMessages().officeEnquiries
  return (
    <tr data-differs={line.differs || undefined}>
      <th scope="row">
        {line.item}
        {line.differs && <em> {one.marked}</em>}
      </th>
      <Amount line={line.sent} />
      {isTodayKnown && <Amount line={line.today} />}
    </tr>
  )
}

function Amount({ line }: { line: ComparedLine["sent"] }) {
  const { one } = useMessages().officeEnquiries
  return (
    <td>
      {line ? line.amount : one.notThere}
      {line && <span>{line.count}</span>}
    </td>
  )
}
