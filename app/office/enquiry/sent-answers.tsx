import { DetailList } from "#app/booking/detail-list.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { DetailRow, EmailContents } from "#domain/enquiry/email/contents.ts"
import { fieldRows } from "#domain/enquiry/email/detail-rows.ts"
import { SERVICE_LABEL, TAB_TITLES } from "#domain/enquiry/email/rental-enquiry-contents.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { ENQUIRY_TABS, type EnquiryTab } from "#domain/enquiry/rental-enquiry.ts"
import styles from "./enquiry.module.css"

/** All answers of the visitor, with the labels of the email to the company. The price has its own table. */
export function SentAnswers({ sections, message }: Pick<EmailContents, "sections" | "message">) {
  const { page } = useMessages().officeEnquiries
  return (
    <>
      {sections.map(({ title, rows }) => (
        <section key={title}>
          <h2>{title}</h2>
          <DetailList rows={rows.map(withoutUrl)} />
        </section>
      ))}
      {message !== null && (
        <section>
          <h2>{page.message}</h2>
          <p className={styles.message}>{message}</p>
        </section>
      )}
    </>
  )
}

/**
 * The sections that the page shows in addition to the agreed terms and the plan. For a booking or a trip, these are the person and
 * the note, because the terms contain all other answers.
 */
export function sectionsBesideTerms(content: EnquiryContent, sections: Sections): Sections {
  if (content.kind !== "booking" && content.kind !== "trip") return sections
  const note = fieldRows(content, "rental")
  return sections
    .filter(({ about }) => about === "person")
    .map((section) => ({ ...section, rows: [...section.rows, ...note] }))
}

type Sections = EmailContents["sections"]

/** Replaces the titles of the service tabs, which emails contain in capitals, by the names that the office uses. */
export function withServiceNames(sections: Sections, names: Readonly<Record<EnquiryTab, string>>): Sections {
  const renamed = (line: string) =>
    ENQUIRY_TABS.reduce((text, tab) => text.replace(TAB_TITLES[tab], names[tab]), line)
  return sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) =>
      row.label === SERVICE_LABEL ? { ...row, lines: row.lines.map(renamed) } : row,
    ),
  }))
}

/** Removes the line with the URL, which only an email needs. On the page, the first line is a link to the URL. */
function withoutUrl({ label, lines, href }: DetailRow): DetailRow {
  return { label, href, lines: lines.filter((line) => line !== href) }
}
