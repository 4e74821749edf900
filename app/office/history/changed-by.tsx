import { type Context, officePortsContext } from "#app/context.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { AuditEntry, AuditSubject } from "#domain/staff/audit-log.ts"
import styles from "./changed-by.module.css"
import { EventList } from "./event-list.tsx"

const MAX_SHOWN = 10

/** The latest audit events of one subject, for its page: `lastChanges(context, "vehicle", id)`. */
export function lastChanges(
  context: Context,
  subject: AuditSubject,
  subjectId: string,
): Promise<AuditEntry[]> {
  return context.get(officePortsContext).audit.latestOf(subject, subjectId, MAX_SHOWN)
}

/** The section of a page that lists the latest audit events of its subject. */
export function ChangedBy({ changes }: { changes: readonly AuditEntry[] }) {
  const messages = useMessages().office.history
  return (
    <section className={styles.changedBy} aria-labelledby="changed-by">
      <h2 id="changed-by">{messages.subjectHeading}</h2>
      {changes.length > 0 ? (
        <EventList events={changes} isOfOneSubject />
      ) : (
        <p>{messages.subjectUnchanged}</p>
      )}
    </section>
  )
}
