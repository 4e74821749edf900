import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import { isUnleased } from "#adapters/database/outbox/delivery-conditions.ts"
import type { StaffAuthor } from "#domain/enquiry/enquiry-repository.ts"
import type { ReplyRepository, SentReply } from "#domain/enquiry/reply-repository.ts"
import { readDeliveryRecords } from "./enquiry-deliveries.ts"
import { lockEntry, updateStateAndVersion, writeEvent } from "./enquiry-history.ts"

export class DatabaseReplyRepository implements ReplyRepository {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async repliesTo(enquiryId: string, now: Date): Promise<SentReply[]> {
    const rows = await this.#db
      .selectFrom("emails")
      .innerJoin("deliveries", "deliveries.email_id", "emails.id")
      .select(["emails.id", "emails.written_at", "subject", "state", "next_attempt_at", "lease_until"])
      .where("emails.enquiry_id", "=", enquiryId)
      .orderBy("emails.written_at", "desc")
      .orderBy("enquiry_version", "desc")
      .execute()
    const deliveries = await readDeliveryRecords(this.#db, rows, now)
    return rows.flatMap(({ id, written_at, subject }) => {
      const delivery = deliveries.get(id)
      return delivery ? [{ id, writtenAt: new Date(written_at), subject, ...delivery }] : []
    })
  }

  resend(
    reference: string,
    emailId: string,
    by: StaffAuthor,
    now: Date,
  ): Promise<"done" | "delivered" | "gone"> {
    return this.#db.transaction().execute(async (transaction) => {
      if (hasNul(emailId)) return "gone"
      // Locks the entry before the email, in the same order as the transaction that erases an enquiry, so that an erased email is
      // not sent again.
      const entry = await lockEntry(transaction, reference)
      if (!entry?.email) return "gone"
      const email = await transaction
        .selectFrom("emails")
        .select("id")
        .where("id", "=", emailId)
        .where("enquiry_id", "=", entry.enquiry_id)
        .executeTakeFirst()
      if (!email) return "gone"
      const updated = await transaction
        .updateTable("deliveries")
        .set({ state: "waiting", next_attempt_at: now.toISOString() })
        .where("email_id", "=", emailId)
        .where("state", "!=", "delivered")
        .where(isUnleased(now))
        .executeTakeFirst()
      if (updated.numUpdatedRows === 0n) return "delivered" // or being attempted now
      if (await updateStateAndVersion(transaction, entry, entry.state)) {
        await writeEvent(transaction, entry, { to: entry.state, note: null, isResend: true, by, now })
      }
      return "done"
    })
  }
}
