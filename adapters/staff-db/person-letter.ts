import type { Database } from "#adapters/db/database.ts"
import { recordLetter } from "#adapters/db/record-letter.ts"
import type { LetterKind, LetterWords } from "#domain/delivery/office-letter.ts"

/** Writes an email to one of the staff about their own account; none where the account is gone. */
export async function recordPersonLetter(
  transaction: Database,
  staffId: string,
  { kind, now }: { kind: LetterKind; now: Date },
  write: (person: { name: string }) => LetterWords,
): Promise<void> {
  const person = await transaction
    .selectFrom("staff")
    .select(["name", "email"])
    .where("id", "=", staffId)
    .executeTakeFirst()
  if (!person) return
  await recordLetter(transaction, {
    kind,
    writtenAt: now,
    expiresAt: null,
    to: person.email,
    answers: null,
    ...write(person),
  })
}
