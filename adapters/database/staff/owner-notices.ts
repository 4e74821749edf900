import type { Database } from "#adapters/database/database.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import type { OwnerNotice, StaffEmails } from "#domain/staff/password-resets.ts"

/** Records an email to every owner but `exceptId` about a staff account, in the transaction of the change. */
export async function recordOwnerNotices(
  transaction: Database,
  emails: StaffEmails,
  notice: OwnerNotice,
  now: Date,
  exceptId = "",
): Promise<void> {
  const owners = await transaction
    .selectFrom("staff")
    .select(["name", "email"])
    .where("role", "=", "owner")
    .where("id", "!=", exceptId)
    .orderBy("id")
    .execute()
  for (const { name, email } of owners) {
    await recordEmail(transaction, {
      kind: "ownerNotice",
      writtenAt: now,
      expiresAt: null,
      to: email,
      answers: null,
      ...emails.ownerNotice({ name }, notice),
    })
  }
}
