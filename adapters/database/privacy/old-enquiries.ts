import { type Expression, expressionBuilder, type SqlBool, sql, type Transaction } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { Tables } from "#adapters/database/tables.ts"
import { monthsBefore } from "#domain/privacy/privacy-settings.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { anonymiseEnquiry } from "./anonymise-enquiry.ts"

/** The size of a batch. It is small, because on SQLite all other writers wait. */
const BATCH_SIZE = 25

/** Anonymises a batch of the enquiries that are older than `months`, oldest first. @returns the number; 0: none is left */
export async function anonymiseOldestEnquiries(
  transaction: Transaction<Tables>,
  months: number,
  now: Date,
): Promise<number> {
  const oldest = await oldEnquiries(transaction, monthsBefore(now, months), now)
    .select(["enquiries.id", "enquiries.reference", "enquiries.received_at", "enquiries.content"])
    .orderBy("enquiries.received_at")
    .limit(BATCH_SIZE)
    .execute()
  let anonymisedCount = 0
  for (const enquiry of oldest) {
    if (await anonymiseEnquiry(transaction, enquiry, { reason: "old", now })) anonymisedCount += 1
  }
  return anonymisedCount
}

/** Enquiries received before `before`, without those that have a waiting delivery or a rental that has not ended. */
function oldEnquiries(db: Database, before: Date, now: Date) {
  return db
    .selectFrom("enquiries")
    .innerJoin("inbox_entries", (join) =>
      join
        .onRef("inbox_entries.received_at", "=", "enquiries.received_at")
        .onRef("inbox_entries.reference", "=", "enquiries.reference"),
    )
    .where("enquiries.anonymised_at", "is", null)
    .where("enquiries.received_at", "<", before.toISOString())
    .where(({ not, exists }) => not(exists(waitingDeliveries(db))))
    .where(({ not, exists }) => not(exists(waitingReplies(db))))
    .where(({ not }) => not(hasUnendedRental(db, now)))
}

function waitingDeliveries(db: Database) {
  return db
    .selectFrom("deliveries")
    .select("deliveries.id")
    .where("deliveries.enquiry_id", "=", sql.ref<string>("enquiries.id"))
    .where("deliveries.state", "=", "waiting")
}

function waitingReplies(db: Database) {
  return db
    .selectFrom("emails")
    .innerJoin("deliveries", "deliveries.email_id", "emails.id")
    .select("emails.id")
    .where("emails.enquiry_id", "=", sql.ref<string>("enquiries.id"))
    .where("deliveries.state", "=", "waiting")
}

/**
 * Whether the rental period of the enquiry, or of its booking in the calendar, has not ended. The dates of declined enquiries and
 * spam do not count.
 */
function hasUnendedRental(db: Database, now: Date): Expression<SqlBool> {
  const where = expressionBuilder<Tables, "inbox_entries">()
  const endsLater = where.and([
    where("inbox_entries.state", "not in", ["declined", "spam"]),
    where("inbox_entries.return_at", "is not", null),
    where("inbox_entries.return_at", ">=", wallTimeAt(now)),
  ])
  const bookings = db
    .selectFrom("calendar_entries")
    .select("id")
    .where("enquiry_reference", "=", sql.ref<string>("inbox_entries.reference"))
    .where("removed_at", "is", null)
    .where("to_at", ">=", wallTimeAt(now))
  return where.or([endsLater, where.exists(bookings)])
}

/** The number of enquiries that would be anonymised now, up to `maxCount`, and the receipt of the oldest one within the period. */
export async function previewOldEnquiries(db: Database, months: number, now: Date, maxCount: number) {
  const before = monthsBefore(now, months)
  const limited = oldEnquiries(db, before, now).select(sql.lit(1).as("one")).limit(maxCount).as("limited")
  const { count } = await db
    .selectFrom(limited)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  const oldest = await db
    .selectFrom("enquiries")
    .select("received_at")
    .where("anonymised_at", "is", null)
    .where("received_at", ">=", before.toISOString())
    .orderBy("received_at")
    .limit(1)
    .executeTakeFirst()
  return { count, oldestRetainedAt: oldest ? new Date(oldest.received_at) : null }
}
