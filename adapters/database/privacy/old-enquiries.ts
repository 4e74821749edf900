import { sql, type Transaction } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { Tables } from "#adapters/database/tables.ts"
import { monthsBefore } from "#domain/privacy/privacy-settings.ts"
import { anonymiseEnquiry, isUpcoming } from "./anonymise-enquiry.ts"

/** Few, because on SQLite nobody else writes meanwhile. */
const BATCH = 25

/** Anonymises the oldest of those that are older than so many months. @returns how many; 0 where none is left. */
export async function anonymiseOldest(
  transaction: Transaction<Tables>,
  months: number,
  now: Date,
): Promise<number> {
  const oldest = await oldEnquiries(transaction, monthsBefore(now, months), now)
    .select(["enquiries.id", "enquiries.reference", "enquiries.received_at", "enquiries.content"])
    .orderBy("enquiries.received_at")
    .limit(BATCH)
    .execute()
  let done = 0
  for (const enquiry of oldest) {
    if (await anonymiseEnquiry(transaction, enquiry, { why: "old", now })) done += 1
  }
  return done
}

/** Those that came before `before`, but for what is still to be sent, or to be driven. */
function oldEnquiries(db: Database, before: Date, now: Date) {
  return db
    .selectFrom("enquiries")
    .innerJoin("desk_entries", (join) =>
      join
        .onRef("desk_entries.received_at", "=", "enquiries.received_at")
        .onRef("desk_entries.reference", "=", "enquiries.reference"),
    )
    .where("enquiries.anonymised_at", "is", null)
    .where("enquiries.received_at", "<", before.toISOString())
    .where(({ not, exists }) => not(exists(waitingDeliveries(db))))
    .where(({ not, exists }) => not(exists(waitingReplies(db))))
    .where(({ not }) => not(isUpcoming(db, now)))
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

/** How many would be anonymised now, counted no further than `most`, and when the oldest came that is young enough to stay. */
export async function previewOld(db: Database, months: number, now: Date, most: number) {
  const before = monthsBefore(now, months)
  const some = oldEnquiries(db, before, now).select(sql.lit(1).as("one")).limit(most).as("some")
  const { count } = await db
    .selectFrom(some)
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
  return { count, oldestRetained: oldest ? new Date(oldest.received_at) : null }
}
