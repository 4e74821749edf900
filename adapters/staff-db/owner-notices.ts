import type { Database } from "#adapters/db/database.ts"
import { recordLetter } from "#adapters/db/record-letter.ts"
import type { OwnerNotice, StaffLetters } from "#domain/staff/password-resets.ts"

/** Writes an email to every owner about a staff account, in the transaction that changes it. `exceptId` is not written to. */
export async function recordOwnerNotices(
  transaction: Database,
  letters: StaffLetters,
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
    await recordLetter(transaction, {
      kind: "ownerNotice",
      writtenAt: now,
      expiresAt: null,
      to: email,
      answers: null,
      ...letters.ownerNotice({ name }, notice),
    })
  }
}
