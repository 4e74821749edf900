import { type Expression, expressionBuilder, type SqlBool, sql, type Transaction } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import { contentText, parseContentOrNull } from "#adapters/database/enquiries/content-text.ts"
import { inboxColumns } from "#adapters/database/enquiries/inbox-columns.ts"
import { isFree } from "#adapters/database/outbox/free-delivery.ts"
import type { EnquiriesTable, Tables } from "#adapters/database/tables.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { DeliveryState } from "#domain/delivery/delivery.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { termsWithoutVisitor, withoutVisitor } from "#domain/privacy/without-visitor.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { readAgreedOf } from "../enquiries/agreed-rows.ts"
import { lockEntry } from "../enquiries/enquiry-history.ts"

export type StoredEnquiry = Pick<EnquiriesTable, "id" | "reference" | "received_at" | "content">

type Anonymising = { why: "old" | "erased"; now: Date }

/**
 * Removes the visitor's personal data from an enquiry and its history, deliveries and emails, in the caller's transaction. The
 * version of its entry in the office is incremented, so that a change to an earlier version is refused.
 * @returns false if one of its deliveries or replies is being attempted or, for why 'old', still waits; then nothing is changed
 */
export async function anonymiseEnquiry(
  transaction: Transaction<Tables>,
  { id, reference, received_at, content }: StoredEnquiry,
  { why, now }: Anonymising,
): Promise<boolean> {
  if (await isReplyBeingSent(transaction, id, now)) return false
  if (!(await abandonDeliveries(transaction, id, { why, now }))) return false
  await lockEntry(transaction, reference) // locked before its emails are read, so that these include a concurrently written reply
  if (!(await emptyEmails(transaction, id, now))) return false
  const remaining = anonymisedContent(content)
  const agreed = await anonymiseAgreed(transaction, id)
  await transaction
    .updateTable("inbox_entries")
    .set((eb) => ({
      ...anonymisedInboxColumns(reference, remaining, agreed),
      version: eb("version", "+", 1),
    }))
    .where("received_at", "=", received_at)
    .where("reference", "=", reference)
    .execute()
  await transaction
    .updateTable("enquiry_events")
    .set({ note: null, changes: null, sent_text: null })
    .where("enquiry_id", "=", id)
    .execute()
  await deleteDetails(transaction, id)
  await transaction
    .updateTable("enquiries")
    .set({
      content: remaining ? contentText(remaining) : "{}",
      anonymised_at: now.toISOString(),
      anonymised_why: why,
    })
    .where("id", "=", id)
    .execute()
  return true
}

/**
 * Locks the enquiry's deliveries until the transaction ends, one by one in the order in which a changed enquiry replaces them,
 * and abandons what waits.
 * @returns false if a worker holds one or, for why 'old', if one waits
 */
async function abandonDeliveries(
  transaction: Transaction<Tables>,
  enquiryId: string,
  { why, now }: Anonymising,
): Promise<boolean> {
  const deliveries = await transaction
    .selectFrom("deliveries")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .orderBy("destination")
    .execute()
  for (const { id } of deliveries) {
    let abandon = transaction.updateTable("deliveries").set(ABANDONED).where("id", "=", id).where(isFree(now))
    if (why === "old") abandon = abandon.where("state", "!=", "waiting")
    if ((await abandon.executeTakeFirstOrThrow()).numUpdatedRows !== 1n) return false
  }
  return true
}

/** Releases a delivery's lease and abandons the delivery, unless it has been delivered. */
const ABANDONED = {
  lease_owner: null,
  lease_until: null,
  state: sql<DeliveryState>`case when state = 'waiting' then 'abandoned' else state end`,
}

async function isReplyBeingSent(transaction: Transaction<Tables>, enquiryId: string, now: Date) {
  const reply = await transaction
    .selectFrom("deliveries")
    .select("deliveries.id")
    .where("email_id", "in", emailsOf(transaction, enquiryId))
    .where(({ not }) => not(isFree(now)))
    .limit(1)
    .executeTakeFirst()
  return reply !== undefined
}

function emailsOf(transaction: Transaction<Tables>, enquiryId: string) {
  return transaction.selectFrom("emails").select("id").where("emails.enquiry_id", "=", enquiryId)
}

/**
 * Empties the office's replies to the visitor. A waiting reply is no longer sent.
 * @returns false if a reply is being sent
 */
async function emptyEmails(transaction: Transaction<Tables>, enquiryId: string, now: Date): Promise<boolean> {
  await transaction
    .updateTable("deliveries")
    .set(ABANDONED)
    .where("email_id", "in", emailsOf(transaction, enquiryId))
    .where(isFree(now))
    .execute()
  if (await isReplyBeingSent(transaction, enquiryId, now)) return false
  await transaction
    .updateTable("emails")
    .set({ to_address: "", subject: "", body: "" })
    .where("enquiry_id", "=", enquiryId)
    .execute()
  return true
}

/** The response of another server may quote an address. */
async function deleteDetails(transaction: Transaction<Tables>, enquiryId: string): Promise<void> {
  await transaction
    .updateTable("delivery_attempts")
    .set({ detail: null })
    .where("delivery_id", "in", (query) =>
      query
        .selectFrom("deliveries")
        .select("deliveries.id")
        .where(({ or, eb }) =>
          or([
            eb("deliveries.enquiry_id", "=", enquiryId),
            eb("deliveries.email_id", "in", emailsOf(transaction, enquiryId)),
          ]),
        ),
    )
    .execute()
}

/** The remaining content. Null for a content that cannot be parsed, so that nothing of it remains. */
function anonymisedContent(content: string): EnquiryContent | null {
  const parsed = parseContentOrNull(content)
  return parsed && withoutVisitor(parsed)
}

/**
 * Removes places and free texts from the agreed terms.
 * @returns the remaining terms; null without terms, and for terms that cannot be parsed, so that nothing of them remains
 */
async function anonymiseAgreed(
  transaction: Transaction<Tables>,
  enquiryId: string,
): Promise<AgreedTerms | null> {
  const agreed = (await readAgreedOf(transaction, [enquiryId])).get(enquiryId)
  if (!agreed) return null
  if (agreed === "unreadable") {
    await transaction.deleteFrom("agreed_bookings").where("enquiry_id", "=", enquiryId).execute()
    return null
  }
  const terms = termsWithoutVisitor(agreed.terms)
  await transaction
    .updateTable("agreed_bookings")
    .set({ terms: JSON.stringify(terms) })
    .where("enquiry_id", "=", enquiryId)
    .execute()
  return terms
}

function anonymisedInboxColumns(
  reference: string,
  remaining: EnquiryContent | null,
  agreed: AgreedTerms | null,
) {
  if (remaining) return inboxColumns(reference, remaining, agreed)
  const withoutVisitorColumns = {
    name: null,
    contact_number: null,
    email: "",
    email_key: null,
    number_key: null,
    preview: null,
  }
  return { ...withoutVisitorColumns, search_text: reference.toLowerCase() }
}

/** Whether the rental period of a booking in the calendar, or of an enquiry that was not declined, has not ended. */
export function isUpcoming(db: Database, now: Date): Expression<SqlBool> {
  const where = expressionBuilder<Tables, "inbox_entries">()
  const isRequested = where.and([
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
  return where.or([isRequested, where.exists(bookings)])
}
