import { randomUUID } from "node:crypto"
import type { EmailDraft } from "#domain/delivery/email.ts"
import type { Database } from "../database.ts"

/**
 * Records an email and its delivery, due now, in the transaction of the change that it reports.
 * @returns the email's id
 */
export async function recordEmail(transaction: Database, draft: EmailDraft): Promise<string> {
  const { kind, writtenAt, expiresAt, to, subject, text, answers } = draft
  const id = randomUUID()
  const written_at = writtenAt.toISOString()
  await transaction
    .insertInto("emails")
    .values({
      id,
      kind,
      written_at,
      expires_at: expiresAt?.toISOString() ?? null,
      to_address: to,
      subject,
      body: text,
      enquiry_id: answers?.enquiryId ?? null,
      enquiry_version: answers?.version ?? null,
    })
    .execute()
  await transaction
    .insertInto("deliveries")
    .values({
      id,
      enquiry_id: null,
      email_id: id,
      destination: "primary",
      revision: 1,
      message_id: null,
      state: "waiting",
      attempts: 0,
      recorded_at: written_at,
      written_at,
      next_attempt_at: written_at,
      lease_owner: null,
      lease_until: null,
    })
    .execute()
  return id
}
