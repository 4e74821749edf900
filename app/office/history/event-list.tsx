import { Disclosure } from "#app/office/disclosure.tsx"
import { RATES } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { AuditChange, AuditEntry } from "#domain/staff/audit-log.ts"
import { changeLine, fieldName } from "./change-line.ts"
import styles from "./event-list.module.css"
import { subjectPage } from "./subject-page.ts"
import type { UndoableSave } from "./undoable-saves.ts"

type EventListProps = {
  events: readonly AuditEntry[]
  /** Whether all events have the same subject, which the page names. Then the sentences omit the subject. */
  hasOneSubject?: boolean
  /** Saves of prices that can be undone, by the id of the event that offers it. */
  undoableSaves?: Readonly<Record<string, UndoableSave>>
}

/** Audit events as sentences (`Nimal changed the vehicle Toyota Axio`), each with its changed fields. */
export function EventList({ events, hasOneSubject = false, undoableSaves = {} }: EventListProps) {
  return (
    <div className={styles.container}>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <time dateTime={event.at.toISOString()}>{formatWallTime(wallTimeAt(event.at))}</time>
            <Sentence event={event} omitsSubject={hasOneSubject} />
            {event.changes.length > 0 && <Changes changes={event.changes} />}
            <UndoForm undoableSave={undoableSaves[event.id]} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Undoes a save of prices, with the prices of all its vehicles. The page of rates then shows the result. */
function UndoForm({ undoableSave }: { undoableSave: UndoableSave | undefined }) {
  const { undo } = useMessages().office.history
  if (!undoableSave) return null
  const { saveId, vehicleCount } = undoableSave
  return (
    <form method="post" action={RATES} className={styles.undo}>
      <input type="hidden" name="save" value={saveId} />
      <Button type="submit" variant="outline" small name="act" value="undo">
        {undo(vehicleCount)}
      </Button>
    </form>
  )
}

function Sentence({ event, omitsSubject }: { event: AuditEntry; omitsSubject: boolean }) {
  const messages = useMessages().office.history
  return (
    <p>
      <b>{event.by?.name ?? messages.siteAsAuthor}</b> {messages.actions[event.action]}
      {omitsSubject ? "." : <Subject event={event} />}
    </p>
  )
}

function Subject({ event }: { event: AuditEntry }) {
  const { subjects, newAccount } = useMessages().office.history
  const { action, subject, subjectName } = event
  const href = subjectPage(event)
  if (action === "invited" || action === "uninvited") return <> {newAccount}.</>
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
  const messages = useMessages().office.history
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field may occur twice, and the order never changes
        <li key={index}>{changeLine(change, messages) ?? <LongChange {...change} />}</li>
      ))}
    </ul>
  )
}

/** Values that are too long for one line, collapsed so that the list can be scanned. */
function LongChange({ field, from, to }: AuditChange) {
  const messages = useMessages().office.history
  return (
    <Disclosure summary={fieldName(field, messages)}>
      <dl className={styles.values}>
        {from !== null && (
          <div>
            <dt>{messages.before}</dt>
            <dd>{from}</dd>
          </div>
        )}
        {to !== null && (
          <div>
            <dt>{messages.after}</dt>
            <dd>{to}</dd>
          </div>
        )}
      </dl>
    </Disclosure>
  )
}
