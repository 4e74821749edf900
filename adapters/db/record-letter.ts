import { randomUUID } from "node:crypto"
import type { LetterDraft } from "#domain/delivery/office-letter.ts"
import type { Database } from "./database.ts"

/**
 * Writes a letter down, due now, in the transaction that makes it necessary: neither is there without the other.
 * @returns its id.
 */
export async function recordLetter(transaction: Database, draft: LetterDraft): Promise<string> {
  const { kind, writtenAt, expiresAt, to, subject, text, answers } = draft
  const id = randomUUID()
  await transaction
    .insertInto("letters")
    .values({
      id,
      kind,
      message_id: null,
      written_at: writtenAt.toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
      to_address: to,
      subject,
      body: text,
      enquiry_id: answers?.enquiryId ?? null,
      desk_version: answers?.version ?? null,
      state: "waiting",
      tries: 0,
      due_at: writtenAt.toISOString(),
      lease_owner: null,
      lease_until: null,
    })
    .execute()
  return id
}
