import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { EmailContents } from "#domain/enquiry/email/contents.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"

/** Says of an enquiry that what named its visitor is gone, since when and why; nothing of one that still names them. */
export function Anonymised({ anonymised }: Pick<EnquiryRecord, "anonymised">) {
  const { one } = useMessages().officeEnquiries
  if (!anonymised) return null
  const time = formatWallTime(wallTimeAt(anonymised.at))
  return (
    <Message tone="note">
      <p>{one.anonymised[anonymised.why](time)}</p>
    </Message>
  )
}

/** What is left to show of it: the hire, without the places, and the price. */
export function contentsLeft(contents: EmailContents, title: string): EmailContents {
  const hire = contents.price || contents.sections.length > 1 ? contents.sections.slice(0, 1) : []
  const sections = hire.map((section) => ({
    ...section,
    facts: section.facts.map((fact) => ({ ...fact, lines: fact.lines.filter(Boolean) })),
  }))
  return {
    ...contents,
    title: hire.length > 0 ? contents.title : title,
    remarks: [],
    sections,
    message: null,
  }
}
