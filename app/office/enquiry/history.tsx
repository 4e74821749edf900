import { Disclosure } from "#app/office/disclosure.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { EnquiryEvent } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./enquiry.module.css"

type HistoryProps = {
  events: readonly EnquiryEvent[]
  /** Whether the notes were deleted with the personal data. */
  isAnonymised: boolean
}

/** The history of an enquiry, latest first: changes of state, notes, replies and resent deliveries, with author and time. */
export function History({ events, isAnonymised }: HistoryProps) {
  const { change } = useMessages().officeEnquiries
  if (events.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history">{change.history}</h2>
      <ol className={styles.log}>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same time, and the order never changes
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
  const textWithoutNote = isAnonymised ? change.noteGone : calendar.enquiry.entered
  const isNoteOnly = !isResend && !email && from === to
  return (
    <li>
      <time dateTime={at.toISOString()}>{formatWallTime(wallTimeAt(at))}</time>
      {isResend && change.resent(by)}
      {email && <p>{replies.answered(by, email.subject)}</p>}
      {from !== to && <p>{change.changed(by, states[from], states[to])}</p>}
      {isNoteOnly && (note ? change.noted(by) : textWithoutNote(by))}
      {note && <p className={styles.message}>{note}</p>}
      {email?.text && (
        <Disclosure summary={replies.read}>
          <p className={styles.message}>{email.text}</p>
        </Disclosure>
      )}
    </li>
  )
}
