import type { Database } from "#adapters/db/database.ts"
import { recordAudit } from "#adapters/db/record-audit.ts"
import { recordLetter } from "#adapters/db/record-letter.ts"
import type { StaffLetters } from "#domain/staff/password-resets.ts"
import { voidResetSecrets } from "./reset-secrets.ts"
import { forgetHalfSignIns } from "./session-ends.ts"

/**
 * Writes down that somebody's password was changed, by themselves, and a letter that tells them: if it was not they, that is how they
 * hear of it. A link for another new password counts no longer, nor does a sign-in that waits for its code.
 */
export async function recordPasswordChange(
  transaction: Database,
  staffId: string,
  letters: StaffLetters,
  now: Date,
): Promise<void> {
  const { id, name, email } = await transaction
    .selectFrom("staff")
    .select(["id", "name", "email"])
    .where("id", "=", staffId)
    .executeTakeFirstOrThrow()
  await voidResetSecrets(transaction, id)
  await forgetHalfSignIns(transaction, id)
  await recordLetter(transaction, {
    kind: "passwordChanged",
    writtenAt: now,
    expiresAt: null,
    to: email,
    answers: null,
    ...letters.passwordChanged({ name }),
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
