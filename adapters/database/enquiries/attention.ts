import type { Database } from "#adapters/database/database.ts"
import {
  ATTENTION_DAYS,
  type AttentionEnquiry,
  type AttentionRecords,
  OWN_EMAIL_DAYS,
} from "#domain/enquiry/attention.ts"
import { parseWallTime } from "#domain/rental-period.ts"
import { daysBefore } from "#lib/days-before.ts"
import { readHistories } from "./enquiry-history.ts"
import { enquiriesWithFailedDelivery, hasFailed } from "./failed-deliveries.ts"
import { enquiriesWithFailedEmail } from "./failed-emails.ts"

/** The maximum number of enquiries of each kind that are read. */
const MAX_ENQUIRIES = 200

/** Reads the records of the section 'Needs attention' of the page 'Today'. */
export async function readAttention(db: Database, now: Date): Promise<AttentionRecords> {
  const [failedRows, changedRows, undeliveredReferences, failedOwnEmailCount] = await Promise.all([
    db
      .selectFrom(enquiriesWithFailedEmail(db, now).as("failed"))
      .select("enquiry_id")
      .limit(MAX_ENQUIRIES)
      .execute(),
    enquiriesChangedWithoutEmail(db, now).execute(),
    readUndelivered(db, now),
    countFailedOwnEmails(db, now),
  ])
  const failedIds = new Set(failedRows.map(({ enquiry_id }) => enquiry_id))
  const ids = new Set([...failedIds, ...changedRows.map(({ enquiry_id }) => enquiry_id)])
  return {
    enquiries: await readEnquiries(db, [...ids], failedIds),
    undeliveredReferences,
    failedOwnEmailCount,
  }
}

/**
 * The ids of the enquiries with a recent change by the staff that no later email has followed. An enquiry may be found
 * several times. `domain/enquiry/attention.ts` decides which of these changes the customer should be told.
 */
export function enquiriesChangedWithoutEmail(db: Database, now: Date) {
  return db
    .selectFrom("enquiry_events")
    .select("enquiry_id")
    .where("at", ">=", daysBefore(now, ATTENTION_DAYS).toISOString())
    .where("author", "=", "staff")
    .where(({ or, eb, ref }) => or([eb("to_state", "!=", ref("from_state")), eb("changes", "is not", null)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("emails")
            .select("emails.id")
            .whereRef("emails.enquiry_id", "=", "enquiry_events.enquiry_id")
            .whereRef("emails.enquiry_version", ">=", "enquiry_events.version"),
        ),
      ),
    )
    .orderBy("at", "desc")
    .limit(MAX_ENQUIRIES)
}

/** Reads enquiries with their histories. Omits anonymised ones and spam, because the office writes no emails to their senders. */
async function readEnquiries(
  db: Database,
  ids: readonly string[],
  failedIds: ReadonlySet<string>,
): Promise<AttentionEnquiry[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom("inbox_entries")
    .innerJoin("enquiries", "enquiries.id", "inbox_entries.enquiry_id")
    .select([
      "enquiry_id",
      "inbox_entries.reference",
      "inbox_entries.kind",
      "state",
      "name",
      "contact_number",
    ])
    .select(["email", "return_at"])
    .where("enquiry_id", "in", ids)
    .where("state", "!=", "spam")
    .where("anonymised_at", "is", null)
    .execute()
  const histories = await readHistories(
    db,
    rows.map(({ enquiry_id }) => enquiry_id),
  )
  return rows.map(({ enquiry_id, reference, kind, state, name, contact_number, email, return_at }) => ({
    reference,
    visitor: name || contact_number || email || reference,
    enquiry: { content: { kind } },
    state,
    returnAt: return_at === null ? null : parseWallTime(return_at),
    hasFailedEmail: failedIds.has(enquiry_id),
    history: histories.get(enquiry_id) ?? [],
  }))
}

async function readUndelivered(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("enquiries")
    .innerJoin("inbox_entries", "inbox_entries.enquiry_id", "enquiries.id")
    .select("enquiries.reference")
    .where("enquiries.id", "in", enquiriesWithFailedDelivery(db, now))
    .where("enquiries.received_at", ">=", daysBefore(now, ATTENTION_DAYS).toISOString())
    .where("state", "!=", "spam")
    .orderBy("enquiries.received_at", "desc")
    .limit(MAX_ENQUIRIES)
    .execute()
  return rows.map(({ reference }) => reference)
}

/** Counts the failed emails that belong to no enquiry. Excludes emails that have expired, whose text is removed. */
async function countFailedOwnEmails(db: Database, now: Date): Promise<number> {
  const counts = await Promise.all(
    (["abandoned", "waiting"] as const).map((state) =>
      db
        .selectFrom("deliveries")
        .innerJoin("emails", "emails.id", "deliveries.email_id")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("emails.enquiry_id", "is", null)
        .where("emails.body", "!=", "")
        .where("emails.written_at", ">=", daysBefore(now, OWN_EMAIL_DAYS).toISOString())
        .where(hasFailed(state, now))
        .executeTakeFirstOrThrow(),
    ),
  )
  return counts.reduce((sum, { count }) => sum + Number(count), 0)
}
