import { removeBooking } from "#adapters/database/calendar/enquiry-bookings.ts"
import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import { isFree } from "#adapters/database/outbox/free-delivery.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import type { EnquiryState, StaffAuthor } from "#domain/enquiry/enquiry-repository.ts"
import { REPLY_STATES, type Reply, type ReplyRepository, type SentReply } from "#domain/enquiry/reply.ts"
import { enquiryDeliveries } from "./enquiry-deliveries.ts"
import { claimVersion, findEntry, lockEntry, writeEvent } from "./enquiry-history.ts"

export class DatabaseReplyRepository implements ReplyRepository {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Records email, state and author in one transaction. An enquiry that is no longer confirmed loses its booking. */
  answer(
    reference: string,
    { version, state, by, now, ...words }: Reply,
  ): Promise<{ emailId: string } | "stale" | "gone"> {
    return this.#db.transaction().execute(async (transaction) => {
      const entry = await findEntry(transaction, reference)
      if (!entry?.email) return "gone" // an enquiry without an address has been anonymised
      if (!mayBecome(entry.state, state)) return "stale"
      if (entry.version !== version || !(await claimVersion(transaction, entry, state))) return "stale"
      await writeEvent(transaction, entry, { to: state, note: null, isResend: false, by, now })
      if (state !== "confirmed") await removeBooking(transaction, { reference, by, now })
      const emailId = await recordEmail(transaction, {
        kind: "reply",
        writtenAt: now,
        expiresAt: null,
        to: entry.email,
        answers: { enquiryId: entry.enquiry_id, version: version + 1 },
        ...words,
      })
      return { emailId }
    })
  }

  async repliesTo(enquiryId: string, now: Date): Promise<SentReply[]> {
    const rows = await this.#db
      .selectFrom("emails")
      .innerJoin("deliveries", "deliveries.email_id", "emails.id")
      .select(["emails.id", "emails.written_at", "subject", "state", "next_attempt_at", "lease_until"])
      .where("emails.enquiry_id", "=", enquiryId)
      .orderBy("enquiry_version", "desc")
      .execute()
    const deliveries = await enquiryDeliveries(this.#db, rows, now)
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
  ): Promise<"done" | "arrived" | "gone"> {
    return this.#db.transaction().execute(async (transaction) => {
      if (hasNul(emailId)) return "gone"
      // The entry is locked before the email, in the order of the transaction that erases an enquiry: an erased email is not sent again.
      const entry = await lockEntry(transaction, reference)
      if (!entry?.email) return "gone"
      const email = await transaction
        .selectFrom("emails")
        .select("id")
        .where("id", "=", emailId)
        .where("enquiry_id", "=", entry.enquiry_id)
        .executeTakeFirst()
      if (!email) return "gone"
      const due = await transaction
        .updateTable("deliveries")
        .set({ state: "waiting", next_attempt_at: now.toISOString() })
        .where("email_id", "=", emailId)
        .where("state", "!=", "delivered")
        .where(isFree(now))
        .executeTakeFirst()
      if (due.numUpdatedRows === 0n) return "arrived"
      if (await claimVersion(transaction, entry, entry.state)) {
        await writeEvent(transaction, entry, { to: entry.state, note: null, isResend: true, by, now })
      }
      return "done"
    })
  }
}

/** A reply may keep the state or set one of `REPLY_STATES`; anything else is an outdated or forged form. */
function mayBecome(from: EnquiryState, to: EnquiryState): boolean {
  return from === to || REPLY_STATES.some((state) => state === to)
}
