import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { EmailContents } from "#domain/enquiry/email/contents.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"

/** Says when and why the personal data of an enquiry was removed. Renders nothing if it was not. */
export function AnonymisedNotice({ anonymised }: Pick<EnquiryRecord, "anonymised">) {
  const { page } = useMessages().officeEnquiries
  if (!anonymised) return null
  const time = formatWallTime(wallTimeAt(anonymised.at))
  return (
    <Notice tone="info">
      <p>{page.anonymised[anonymised.reason](time)}</p>
    </Notice>
  )
}

/** The contents of an anonymised enquiry: the section about the rental, without its empty lines. */
export function anonymisedContents(contents: EmailContents, title: string): EmailContents {
  const rental = contents.sections.filter(({ about }) => about === "rental")
  const sections = rental.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({ ...row, lines: row.lines.filter(Boolean) })),
  }))
  return {
    ...contents,
    title: rental.length > 0 ? contents.title : title,
    remarks: [],
    sections,
    message: null,
  }
}
