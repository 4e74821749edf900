import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import type { StaffEmails } from "#domain/staff/password-resets.ts"
import { deleteResetSecrets } from "./reset-secrets.ts"
import { deletePendingSignIns } from "./session-cookies.ts"

/**
 * Records a changed password, with an email by which the person notices a change that an intruder made. Deletes their reset links
 * and pending sign-ins.
 */
export async function recordPasswordChange(
  transaction: Database,
  staffId: string,
  emails: StaffEmails,
  now: Date,
): Promise<void> {
  const { id, name, email } = await transaction
    .selectFrom("staff")
    .select(["id", "name", "email"])
    .where("id", "=", staffId)
    .executeTakeFirstOrThrow()
  await deleteResetSecrets(transaction, id)
  await deletePendingSignIns(transaction, id)
  await recordEmail(transaction, {
    kind: "passwordChanged",
    writtenAt: now,
    expiresAt: null,
    to: email,
    answers: null,
    ...emails.passwordChanged({ name }),
  })
  await recordAudit(transaction, {
    at: now,
    by: { id, name },
    action: "changed",
    subject: "staff",
    subjectId: id,
    subjectName: name,
    changes: [{ field: "password", from: null, to: null }],
  })
}
