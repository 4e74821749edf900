import { randomUUID } from "node:crypto"
import type { AuditEvent } from "#domain/staff/audit-log.ts"
import type { Database } from "../database.ts"

/**
 * Writes down what was done, in the transaction that does it: neither is there without the other. `id` is given by whoever
 * looks for the event again.
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
      subject,
      subject_id: subjectId,
      subject_name: subjectName,
      changes: JSON.stringify(changes),
    })
    .execute()
}
