import type { Database } from "#adapters/database/database.ts"
import { anonymised } from "#adapters/database/outbox/make-due.ts"

/**
 * Enquiries whose primary delivery failed: abandoned, or waiting after a failed attempt. Two queries, because each uses a partial index
 * without the many delivered rows.
 */
export function enquiriesNotSent(db: Database, now: Date) {
  const abandoned = primaryDeliveries(db)
    .where("state", "=", "abandoned")
    .where(({ not, exists }) => not(exists(anonymised(db))))
  const waiting = primaryDeliveries(db)
    .where("state", "=", "waiting")
    .where(({ or, and, eb }) => {
      const hasEnded = or([eb("lease_until", "is", null), eb("lease_until", "<=", now.toISOString())])
      return or([eb("attempts", ">", 1), and([eb("attempts", "=", 1), hasEnded])])
    })
  return abandoned.unionAll(waiting)
}

function primaryDeliveries(db: Database) {
  return db
    .selectFrom("deliveries")
    .select("enquiry_id")
    .where("enquiry_id", "is not", null)
    .where("destination", "=", "primary")
    .$narrowType<{ enquiry_id: string }>()
}

/** Those of the given enquiries whose delivery failed. */
export async function notSentAmong(db: Database, enquiryIds: string[], now: Date): Promise<Set<string>> {
  if (enquiryIds.length === 0) return new Set()
  const rows = await db
    .selectFrom(enquiriesNotSent(db, now).as("not_sent"))
    .select("enquiry_id")
    .where("enquiry_id", "in", enquiryIds)
    .execute()
  return new Set(rows.map(({ enquiry_id }) => enquiry_id))
}
