import { Disclosure } from "#app/office/disclosure.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { EnquiryEvent } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./enquiry.module.css"

type HistoryProps = {
  events: readonly EnquiryEvent[]
  /** Then notes were written that are not kept any more. */
  isAnonymised: boolean
}

/** What the office did, the latest first: who, when, from which state to which, and their notes. */
export function History({ events, isAnonymised }: HistoryProps) {
  const { change } = useMessages().officeEnquiries
  if (events.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history">{change.history}</h2>
      <ol className={styles.log}>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be of one moment, and none ever moves
          <HistoryEntry key={index} {...event} isAnonymised={isAnonymised} />
        ))}
      </ol>
    </section>
  )
}

type EntryProps = EnquiryEvent & Pick<HistoryProps, "isAnonymised">

function HistoryEntry({ at, by, from, to, note, isResend, email, isAnonymised }: EntryProps) {
  const {
    officeEnquiries: enquiries,
    office: { calendar, replies },
  } = useMessages()
  const { change, states } = enquiries
  const withoutNote = isAnonymised ? change.noteGone : calendar.enquiry.entered
  const wasOnlyWritten = !isResend && !email && from === to
  return (
    <li>
      <time dateTime={at.toISOString()}>{formatWallTime(wallTimeAt(at))}</time>
      {isResend && change.resent(by)}
      {email && `${replies.answered(by, email.subject)} `}
      {from !== to && change.changed(by, states[from], states[to])}
      {wasOnlyWritten && (note ? change.noted(by) : withoutNote(by))}
      {note && <p className={styles.message}>{note}</p>}
      {email?.text && (
        <Disclosure summary={replies.read}>
          <p className={styles.message}>{email.text}</p>
        </Disclosure>
      )}
    </li>
  )
}
