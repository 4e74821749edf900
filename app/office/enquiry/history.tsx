import { useMessages } from "#app/ui/messages-context.tsx"
import type { DeskEvent } from "#domain/enquiry/enquiry-desk.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./enquiry.module.css"

/** What the office did, the latest first: who, when, from which state to which, and their notes. */
export function History({ events }: { events: readonly DeskEvent[] }) {
  const { change } = useMessages().office.enquiries
  if (events.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history">{change.history}</h2>
      <ol className={styles.log}>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be of one moment, and none ever moves
          <HistoryEntry key={index} {...event} />
        ))}
      </ol>
    </section>
  )
}

function HistoryEntry({ at, by, from, to, note, isResend }: DeskEvent) {
  const { enquiries, calendar } = useMessages().office
  const { change, states } = enquiries
  const wasOnlyWritten = !isResend && from === to
  return (
    <li>
      <time dateTime={at.toISOString()}>{formatWallTime(wallTimeAt(at))}</time>
      {isResend && change.resent(by)}
      {from !== to && change.changed(by, states[from], states[to])}
      {wasOnlyWritten && (note ? change.noted(by) : calendar.enquiry.entered(by))}
      {note && <p className={styles.message}>{note}</p>}
    </li>
  )
}
