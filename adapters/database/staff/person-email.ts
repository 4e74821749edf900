import type { Database } from "#adapters/database/database.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import type { EmailKind, EmailText } from "#domain/delivery/email.ts"

/** Records an email to a member of the staff about their account. Does nothing if the account is gone. */
export async function recordPersonEmail(
  transaction: Database,
  staffId: string,
  { kind, now }: { kind: EmailKind; now: Date },
  write: (person: { name: string }) => EmailText,
): Promise<void> {
  const person = await transaction
    .selectFrom("staff")
    .select(["name", "email"])
    .where("id", "=", staffId)
    .executeTakeFirst()
  if (!person) return
  await recordEmail(transaction, {
    kind,
    writtenAt: now,
    expiresAt: null,
    to: person.email,
    answers: null,
    ...write(person),
  })
}
