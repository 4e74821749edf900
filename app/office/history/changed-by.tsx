import { type Context, officePortsContext } from "#app/context.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { AuditEntry, AuditSubject } from "#domain/staff/audit-log.ts"
import styles from "./changed-by.module.css"
import { EventList } from "./event-list.tsx"

const MOST_SHOWN = 10

/** For a loader: the last that was done to one thing. `{ ..., changes: await lastChanges(context, "vehicle", id) }` */
export function lastChanges(
  context: Context,
  subject: AuditSubject,
  subjectId: string,
): Promise<AuditEntry[]> {
  return context.get(officePortsContext).audit.latestOf(subject, subjectId, MOST_SHOWN)
}

/** 'What was changed' of one thing, the latest first: `<ChangedBy changes={changes} />` at the end of its page. */
export function ChangedBy({ changes }: { changes: readonly AuditEntry[] }) {
  const texts = useMessages().office.history
  return (
    <section className={styles.changedBy} aria-labelledby="changed-by">
      <h2 id="changed-by">{texts.ofThis}</h2>
      {changes.length > 0 ? <EventList events={changes} isOfOneThing /> : <p>{texts.ofThisNone}</p>}
    </section>
  )
}
