import { type Context, officePortsContext } from "#app/context.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { AuditEntry, AuditSubject } from "#domain/staff/audit-log.ts"
import styles from "./changed-by.module.css"
import { EventList } from "./event-list.tsx"

const MAX_CHANGES = 10

/** The latest audit events of one subject, for its page: `lastChanges(context, "vehicle", id)`. */
export function lastChanges(
  context: Context,
  subject: AuditSubject,
  subjectId: string,
): Promise<AuditEntry[]> {
  return context.get(officePortsContext).audit.latestOf(subject, subjectId, MAX_CHANGES)
}

/** The section that lists the latest audit events of a page's subject, such as a vehicle. */
export function ChangedBy({ changes }: { changes: readonly AuditEntry[] }) {
  const messages = useMessages().office.history
  return (
    <section className={styles.changedBy} aria-labelledby="changed-by">
      <h2 id="changed-by">{messages.subjectHeading}</h2>
      {changes.length > 0 ? <EventList events={changes} hasOneSubject /> : <p>{messages.subjectUnchanged}</p>}
    </section>
  )
}
