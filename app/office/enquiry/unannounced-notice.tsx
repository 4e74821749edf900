import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { isUndecided, lapsedOffer, unannouncedChange } from "#domain/enquiry/unannounced-change.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { ActionButton } from "./action-button.tsx"
import styles from "./booking-section.module.css"
import { REPLY_TEXT } from "./enquiry-form.ts"

type UnannouncedNoticeProps = Pick<EnquiryRecord, "enquiry" | "state" | "history" | "anonymised"> & {
  /** Whether the terms can be offered. Missing: no. */
  canOffer?: boolean
}

/**
 * Warns that the customer has not been told of a change, with a button that inserts a text about it into the reply form. After a
 * change of offered terms, warns that the offer has lapsed. Not printed.
 */
export function UnannouncedNotice({ canOffer = false, ...record }: UnannouncedNoticeProps) {
  const {
    unannounced: messages,
    lapsedOffer: lapsedMessages,
    offerAgain,
    writeToCustomer,
  } = useMessages().office.replies
  if (record.anonymised) return null
  const change = unannouncedChange(record)
  const lapsed = isUndecided(record.state) ? lapsedOffer(record) : null
  if (!change && !lapsed) return null
  const formatTime = (at: Date) => formatWallTime(wallTimeAt(at))
  const lapsedText = lapsed?.wasAccepted ? lapsedMessages.accepted : lapsedMessages.offered
  return (
    <Notice tone="warning" className="screen-only">
      <p>
        {lapsed ? lapsedText(formatTime(lapsed.at)) : change && messages[change.kind](formatTime(change.at))}
      </p>
      <div className={styles.actions}>
        {lapsed && canOffer && <ActionButton act="offer">{offerAgain}</ActionButton>}
        {change && (
          <ActionButton act="tell" target={REPLY_TEXT}>
            {writeToCustomer}
          </ActionButton>
        )}
      </div>
    </Notice>
  )
}
