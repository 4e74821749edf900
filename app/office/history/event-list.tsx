import { Disclosure } from "#app/office/disclosure.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { AuditChange, AuditEntry } from "#domain/staff/audit-log.ts"
import styles from "./event-list.module.css"
import { changeLine, fieldName } from "./event-words.ts"
import { subjectPage } from "./subject-page.ts"

type EventListProps = {
  events: readonly AuditEntry[]
  /** Where the page says already what all of them are about. */
  isOfOneThing?: boolean
}

/** What was done, in words: `Nimal changed the vehicle Toyota Axio`, and each field with what stood there and what stands there. */
export function EventList({ events, isOfOneThing = false }: EventListProps) {
  return (
    <div className={styles.room}>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <time dateTime={event.at.toISOString()}>{formatWallTime(wallTimeAt(event.at))}</time>
            <Sentence event={event} isOfOneThing={isOfOneThing} />
            {event.changes.length > 0 && <Changes changes={event.changes} />}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Sentence({ event, isOfOneThing }: { event: AuditEntry; isOfOneThing: boolean }) {
  const texts = useMessages().office.history
  return (
    <p>
      <b>{event.by?.name ?? texts.site}</b> {texts.actions[event.action]}
      {isOfOneThing ? "." : <What event={event} />}
    </p>
  )
}

function What({ event }: { event: AuditEntry }) {
  const { subjects, somebodyNew } = useMessages().office.history
  const { action, subject, subjectName } = event
  const href = subjectPage(event)
  if (action === "invited" || action === "uninvited") return <> {somebodyNew}.</>
  const name = href ? <a href={href}>{subjectName}</a> : subjectName
  return (
    <>
      {" "}
      {subjects[subject]}
      {subjectName && <> {name}</>}.
    </>
  )
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const texts = useMessages().office.history
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one field may come twice, and none ever moves
        <li key={index}>{changeLine(change, texts) ?? <LongChange {...change} />}</li>
      ))}
    </ul>
  )
}

/** Texts that fill a paragraph: folded away, because a list is for looking along. */
function LongChange({ field, from, to }: AuditChange) {
  const texts = useMessages().office.history
  return (
    <Disclosure summary={fieldName(field, texts)}>
      <dl className={styles.texts}>
        {from !== null && (
          <div>
            <dt>{texts.before}</dt>
            <dd>{from}</dd>
          </div>
        )}
        {to !== null && (
          <div>
            <dt>{texts.after}</dt>
            <dd>{to}</dd>
          </div>
        )}
      </dl>
    </Disclosure>
  )
}
