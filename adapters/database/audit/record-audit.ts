import { randomUUID } from "node:crypto"
import type { AuditEvent } from "#domain/staff/audit-log.ts"
import type { Database } from "../database.ts"
import { storedSubject } from "./stored-subject.ts"

/**
 * Records an audit event in the transaction of the change, so that neither exists without the other. A caller that must find the
 * event again passes its `id`.
 */
export async function recordAudit(
  transaction: Database,
  event: AuditEvent,
  id: string = randomUUID(),
): Promise<void> {
  const { at, by, action, subject, subjectId, subjectName, changes } = event
  await transaction
    .insertInto("audit_events")
    .values({
      at: at.toISOString(),
      id,
      staff_id: by?.id ?? null,
      staff_name: by?.name ?? null,
      action,
      subject: storedSubject(subject),
      subject_id: subjectId,
      subject_name: subjectName,
      changes: JSON.stringify(changes),
    })
    .execute()
}
