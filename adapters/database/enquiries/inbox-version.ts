import { createHash } from "node:crypto"
import { sql } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { InboxVersion } from "#domain/enquiry/enquiry-repository.ts"
import { enquiriesWithFailedDelivery } from "./failed-deliveries.ts"
import { enquiriesWithFailedEmail } from "./failed-emails.ts"

/** The number of latest rows to read: enough to find a row with an earlier time whose transaction commits after that of a later row. */
const ROW_COUNT = 50

/** The maximum number of failed deliveries or emails that are counted. */
const MAX_FAILED = 1_000

/** The length of a version in base64url characters: 132 bits, for which collisions are infeasible. */
const VERSION_LENGTH = 22

/**
 * A hash of the latest enquiries, the latest events, and the numbers of failed deliveries and failed emails. They are read from
 * indexes, so the duration does not depend on the number of enquiries. Writers need no counter for it.
 */
export async function readInboxVersion(db: Database, now: Date): Promise<InboxVersion> {
  const [entries, events, failedDeliveries, failedEmails] = await Promise.all([
    latestEntries(db),
    latestEvents(db),
    countFailed(db, enquiriesWithFailedDelivery(db, now)),
    countFailed(db, enquiriesWithFailedEmail(db, now)),
  ])
  const [newest] = entries
  return {
    version: createHash("sha256")
      .update(JSON.stringify([entries, events, failedDeliveries, failedEmails]))
      .digest("base64url")
      .slice(0, VERSION_LENGTH),
    newest: newest ? { receivedAt: new Date(newest.received_at), reference: newest.reference } : null,
  }
}

/** Contains no input of visitors, because browsers receive the hash. */
function latestEntries(db: Database) {
  return db
    .selectFrom("inbox_entries")
    .innerJoin("enquiries", "enquiries.id", "inbox_entries.enquiry_id")
    .select(["inbox_entries.received_at", "inbox_entries.reference", "state", "version", "amended_at"])
    .orderBy("inbox_entries.received_at", "desc")
    .orderBy("inbox_entries.reference", "desc")
    .limit(ROW_COUNT)
    .execute()
}

function latestEvents(db: Database) {
  return db
    .selectFrom("enquiry_events")
    .select(["at", "enquiry_id", "version"])
    .orderBy("at", "desc")
    .orderBy("enquiry_id", "desc")
    .orderBy("version", "desc")
    .limit(ROW_COUNT)
    .execute()
}

async function countFailed(
  db: Database,
  failedEnquiries: ReturnType<typeof enquiriesWithFailedDelivery>,
): Promise<number> {
  const limited = db.selectFrom(failedEnquiries.as("failed")).select(sql.lit(1).as("one")).limit(MAX_FAILED)
  const { count } = await db
    .selectFrom(limited.as("limited"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}
