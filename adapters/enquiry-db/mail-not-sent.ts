import { sql } from "kysely"
import type { Database } from "#adapters/db/database.ts"

/**
 * Messages that did not arrive though they were tried: given up, or waiting for another try after one that failed. Two
 * questions, because each of them finds its rows in an index of its own, which the many that arrived are not in.
 */
export function messagesNotSent(db: Database, now: Date) {
  const abandoned = db
    .selectFrom("messages")
    .select("enquiry_id")
    .where("state", "=", "abandoned")
    .where(({ not, exists }) => not(exists(anonymised(db))))
  const waiting = db
    .selectFrom("messages")
    .select("enquiry_id")
    .where("state", "=", "waiting")
    .where(({ or, and, eb }) => {
      const hasEnded = or([eb("lease_until", "is", null), eb("lease_until", "<=", now.toISOString())])
      return or([eb("tries", ">", 1), and([eb("tries", "=", 1), hasEnded])])
    })
  return abandoned.unionAll(waiting)
}

/** What names nobody any more can be sent to nobody. */
export function anonymised(db: Database) {
  return db
    .selectFrom("enquiries")
    .select("id")
    .where("enquiries.id", "=", sql.ref<string>("messages.enquiry_id"))
    .where("anonymised_at", "is not", null)
}

/** Which of these enquiries have a message that was not sent. */
export async function notSentAmong(db: Database, enquiryIds: string[], now: Date): Promise<Set<string>> {
  if (enquiryIds.length === 0) return new Set()
  const rows = await db
    .selectFrom(messagesNotSent(db, now).as("not_sent"))
    .select("enquiry_id")
    .where("enquiry_id", "in", enquiryIds)
    .execute()
  return new Set(rows.map(({ enquiry_id }) => enquiry_id))
}
