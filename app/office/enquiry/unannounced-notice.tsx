import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { isUndecided, lapsedOffer, unannouncedChange } from "#domain/enquiry/unannounced-change.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { ActButton } from "./act-button.tsx"
import { ANSWER_TEXT } from "./answer-state.ts"
import styles from "./booking-section.module.css"

type UnannouncedNoticeProps = Pick<EnquiryRecord, "enquiry" | "state" | "history" | "anonymised"> & {
  /** Whether the terms can be offered. Missing: no. */
  canOffer?: boolean
}

/**
 * Says that the customer does not know a change yet, with a button that puts a text about it into the form of answers. For a change
 * of offered terms it says that the offer no longer holds, until they are offered again. Not printed.
 */
export function UnannouncedNotice({ canOffer = false, ...record }: UnannouncedNoticeProps) {
  const { unannounced: messages, lapsed: lapsedMessages, offerAgain, tell } = useMessages().office.replies
  if (record.anonymised) return null
  const change = unannouncedChange(record)
  const lapsed = isUndecided(record.state) ? lapsedOffer(record) : null
  if (!change && !lapsed) return null
  const time = (at: Date) => formatWallTime(wallTimeAt(at))
  const lapsedText = lapsed?.wasAccepted ? lapsedMessages.accepted : lapsedMessages.offered
  return (
    <Notice tone="warn" className="screen-only">
      <p>{lapsed ? lapsedText(time(lapsed.at)) : change && messages[change.kind](time(change.at))}</p>
      <div className={styles.actions}>
        {lapsed && canOffer && <ActButton act="offer">{offerAgain}</ActButton>}
        {change && (
          <ActButton act="tell" target={ANSWER_TEXT}>
            {tell}
          </ActButton>
        )}
      </div>
    </Notice>
  )
}
