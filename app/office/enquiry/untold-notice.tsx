import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { untoldChange } from "#domain/enquiry/untold-change.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { ActButton } from "./act-button.tsx"
import { ANSWER_TEXT } from "./answer-state.ts"

type UntoldProps = Pick<EnquiryRecord, "enquiry" | "state" | "history" | "anonymised">

/**
 * Says that the customer does not know a change yet, with a button that puts a text about it into the form of answers. Renders
 * nothing after an answer. Not printed.
 */
export function UntoldNotice(record: UntoldProps) {
  const { untold: messages, tell } = useMessages().office.replies
  const untold = record.anonymised ? null : untoldChange(record)
  if (!untold) return null
  return (
    <Notice tone="warn" className="screen-only">
      <p>{messages[untold.kind](formatWallTime(wallTimeAt(untold.at)))}</p>
      <ActButton act="tell" target={ANSWER_TEXT}>
        {tell}
      </ActButton>
    </Notice>
  )
}
