import type { Database } from "#adapters/database/database.ts"
import type { VisitorEmail } from "#domain/privacy/privacy-repository.ts"
import { readAttempts } from "../enquiries/enquiry-deliveries.ts"

/** An email with the end of the lease of its last attempt. */
export type StoredEmail = VisitorEmail & { enquiryId: string; leaseUntil: string | null }

/** The emails to the visitors of these enquiries (replies, copies and links), latest first, with all their attempts. */
export async function readVisitorEmails(db: Database, enquiryIds: readonly string[]): Promise<StoredEmail[]> {
  if (enquiryIds.length === 0) return []
  const emails = await db
    .selectFrom("emails")
    .innerJoin("deliveries", "deliveries.email_id", "emails.id")
    .select(["emails.id", "emails.enquiry_id", "emails.written_at", "to_address", "subject", "body"])
    .select(["state", "lease_until"])
    .where("emails.enquiry_id", "in", enquiryIds)
    .orderBy("emails.written_at", "desc")
    .orderBy("emails.id")
    .execute()
  const attempts = await readAttempts(
    db,
    emails.map(({ id }) => id),
  )
  return emails.map((email) => ({
    enquiryId: email.enquiry_id ?? "",
    leaseUntil: email.lease_until,
    writtenAt: new Date(email.written_at),
    to: email.to_address,
    subject: email.subject,
    text: email.body,
    state: email.state,
    attempts: attempts.get(email.id) ?? [],
  }))
}
