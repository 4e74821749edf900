import { Disclosure } from "#app/office/disclosure.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { EnquiryEvent } from "#domain/enquiry/enquiry-repository.ts"
import { REPLY_TAKEN_BACK } from "#domain/enquiry/unannounced-change.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./enquiry.module.css"

type HistoryProps = {
  events: readonly EnquiryEvent[]
  /** Whether the notes were deleted with the personal data. */
  isAnonymised: boolean
}

/** The history of an enquiry, latest first: changes of state and terms, notes, replies and resent deliveries, with author and time. */
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

function HistoryEntry({ isAnonymised, ...event }: EntryProps) {
  const {
    officeEnquiries: enquiries,
    office: { calendar, replies },
  } = useMessages()
  const { at, author, from, to, note, isResend, email, changes, sentElsewhere } = event
  const { change, states } = enquiries
  const by = author === "visitor" ? change.visitor : event.by
  // An event without any change is the entry of a booking by the staff, or a note that was deleted.
  const textWithoutNote = isAnonymised ? change.noteRemoved : calendar.enquiry.entered
  const sentText = email?.text || sentElsewhere?.text
  const replyTakenBack = changes.find(({ field }) => field === REPLY_TAKEN_BACK)
  const changedTerms = changes.filter((item) => item !== replyTakenBack)
  const hasNoOtherChange = !isResend && !email && !sentElsewhere && changes.length === 0 && from === to
  return (
    <li>
      <time dateTime={at.toISOString()}>{formatWallTime(wallTimeAt(at))}</time>
      {isResend && <p>{change.resent(by)}</p>}
      {email && <p>{replies.answered(by, email.subject)}</p>}
      {sentElsewhere && <p>{change.sentBy[sentElsewhere.channel](by)}</p>}
      {replyTakenBack && <p>{change.notSent(by, replyTakenBack.from ?? "")}</p>}
      {changedTerms.length > 0 && <p>{change.changedBooking(by)}</p>}
      {from !== to && <p>{change.changed(by, states[from], states[to])}</p>}
      {from === "confirmed" && to !== "confirmed" && <p>{change.removedFromCalendar}</p>}
      {hasNoOtherChange && <p>{note ? change.wroteNote(by) : textWithoutNote(by)}</p>}
      {note && <p className={styles.message}>{note}</p>}
      {changedTerms.length > 0 && <ChangedTerms changes={changedTerms} />}
      {sentText && (
        <Disclosure summary={replies.showAnswer}>
          <p className={styles.message}>{sentText}</p>
        </Disclosure>
      )}
    </li>
  )
}

/** The changed terms, each with its values before and after. */
export function ChangedTerms({ changes }: Pick<EnquiryEvent, "changes">) {
  const { booking } = useMessages().office
  const names: Record<string, string | undefined> = {
    ...booking.chargeNames,
    discount: booking.discountName,
    ...booking.changedFields,
  }
  // A changed price line has the field 'line: ' followed by the name of the line.
  const changedName = (field: string) => names[field.replace(/^line: /, "")] ?? field.replace(/^line: /, "")
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {changedName(field)}: {from !== null && <del>{from}</del>} {to !== null && <ins>{to}</ins>}
        </li>
      ))}
    </ul>
  )
}
