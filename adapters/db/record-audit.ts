import { randomUUID } from "node:crypto"
import type { AuditEvent } from "#domain/staff/audit-log.ts"
import type { Database } from "./database.ts"

/** Writes down what was done, in the transaction that does it: neither is there without the other. */
export async function recordAudit(transaction: Database, event: AuditEvent): Promise<void> {
  const { at, by, action, subject, subjectId, subjectName, changes } = event
  await transaction
    .insertInto("audit_events")
    .values({
      at: at.toISOString(),
      id: randomUUID(),
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
