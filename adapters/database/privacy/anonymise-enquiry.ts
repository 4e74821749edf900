import { sql, type Transaction } from "kysely"
import { contentText, parseContentOrNull } from "#adapters/database/enquiries/content-text.ts"
import { inboxColumns } from "#adapters/database/enquiries/inbox-columns.ts"
import { isUnleased } from "#adapters/database/outbox/delivery-conditions.ts"
import type { EnquiriesTable, Tables } from "#adapters/database/tables.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { DeliveryState } from "#domain/delivery/delivery.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { termsWithoutPersonalData, withoutPersonalData } from "#domain/privacy/without-personal-data.ts"
import { readAgreedBookings, termsText } from "../enquiries/agreed-rows.ts"
import { lockEntry } from "../enquiries/enquiry-history.ts"

export type StoredEnquiry = Pick<EnquiriesTable, "id" | "reference" | "received_at" | "content">

type AnonymisationOptions = { reason: "old" | "erased"; now: Date }

/**
 * Removes the visitor's personal data from an enquiry and its history, deliveries and emails, in the caller's transaction. The
 * version of its inbox entry is incremented, so that a change to an earlier version is refused.
 * @returns false while a worker attempts one of its deliveries or an email; for the reason 'old' also while a delivery waits.
 * When it returns false, waiting emails may already be abandoned.
 */
export async function anonymiseEnquiry(
  transaction: Transaction<Tables>,
  { id, reference, received_at, content }: StoredEnquiry,
  { reason, now }: AnonymisationOptions,
): Promise<boolean> {
  if (await isEmailBeingSent(transaction, id, now)) return false // before anything is changed
  if (!(await abandonDeliveries(transaction, id, { reason, now }))) return false
  await lockEntry(transaction, reference) // before its emails are read, so that a concurrently written reply is among them
  if (!(await emptyEmails(transaction, id, now))) return false
  const remainingContent = anonymisedContent(content)
  const agreedTerms = await anonymiseAgreedTerms(transaction, id)
  await transaction
    .updateTable("inbox_entries")
    .set((eb) => ({
      ...anonymisedInboxColumns(reference, remainingContent, agreedTerms),
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
  await deleteAttemptDetails(transaction, id)
  await transaction
    .updateTable("enquiries")
    .set({
      content: remainingContent ? contentText(remainingContent) : "{}",
      anonymised_at: now.toISOString(),
      anonymised_why: reason,
    })
    .where("id", "=", id)
    .execute()
  return true
}

/**
 * Locks the deliveries of the enquiry until the transaction ends, in the order of `destination`, as `record-enquiry.ts` does, so
 * that the two cannot deadlock. Abandons those that wait.
 * @returns false if a worker holds one, or, for the reason 'old', if one waits
 */
async function abandonDeliveries(
  transaction: Transaction<Tables>,
  enquiryId: string,
  { reason, now }: AnonymisationOptions,
): Promise<boolean> {
  const deliveries = await transaction
    .selectFrom("deliveries")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .orderBy("destination")
    .execute()
  for (const { id } of deliveries) {
    let update = transaction
      .updateTable("deliveries")
      .set(ABANDONED)
      .where("id", "=", id)
      .where(isUnleased(now))
    if (reason === "old") update = update.where("state", "!=", "waiting")
    if ((await update.executeTakeFirstOrThrow()).numUpdatedRows !== 1n) return false
  }
  return true
}

/** Releases a delivery's lease and abandons the delivery, unless it has been delivered. */
const ABANDONED = {
  lease_owner: null,
  lease_until: null,
  state: sql<DeliveryState>`case when state = 'waiting' then 'abandoned' else state end`,
}

async function isEmailBeingSent(transaction: Transaction<Tables>, enquiryId: string, now: Date) {
  const delivery = await transaction
    .selectFrom("deliveries")
    .select("deliveries.id")
    .where("email_id", "in", emailIdsOf(transaction, enquiryId))
    .where(({ not }) => not(isUnleased(now)))
    .limit(1)
    .executeTakeFirst()
  return delivery !== undefined
}

function emailIdsOf(transaction: Transaction<Tables>, enquiryId: string) {
  return transaction.selectFrom("emails").select("id").where("emails.enquiry_id", "=", enquiryId)
}

/** Empties the emails to the visitor; one that waits is not sent any more. @returns false if one is being sent. */
async function emptyEmails(transaction: Transaction<Tables>, enquiryId: string, now: Date): Promise<boolean> {
  await transaction
    .updateTable("deliveries")
    .set(ABANDONED)
    .where("email_id", "in", emailIdsOf(transaction, enquiryId))
    .where(isUnleased(now))
    .execute()
  // Checked once more, because a worker may have claimed an email since the first check.
  if (await isEmailBeingSent(transaction, enquiryId, now)) return false
  await transaction
    .updateTable("emails")
    .set({ to_address: "", subject: "", body: "" })
    .where("enquiry_id", "=", enquiryId)
    .execute()
  return true
}

/** Deletes the stored responses of other servers, which may quote the visitor's email address. */
async function deleteAttemptDetails(transaction: Transaction<Tables>, enquiryId: string): Promise<void> {
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
            eb("deliveries.email_id", "in", emailIdsOf(transaction, enquiryId)),
          ]),
        ),
    )
    .execute()
}

/** @returns null for a content that cannot be parsed, of which nothing remains */
function anonymisedContent(content: string): EnquiryContent | null {
  const parsed = parseContentOrNull(content)
  return parsed && withoutPersonalData(parsed)
}

/**
 * Removes places and free texts from the agreed terms.
 * @returns the remaining terms; null when the enquiry has none. Terms that cannot be parsed are deleted, and null is returned.
 */
async function anonymiseAgreedTerms(
  transaction: Transaction<Tables>,
  enquiryId: string,
): Promise<AgreedTerms | null> {
  const agreed = (await readAgreedBookings(transaction, [enquiryId])).get(enquiryId)
  if (!agreed) return null
  if (agreed === "unreadable") {
    await transaction.deleteFrom("agreed_bookings").where("enquiry_id", "=", enquiryId).execute()
    return null
  }
  const terms = termsWithoutPersonalData(agreed.terms)
  await transaction
    .updateTable("agreed_bookings")
    .set({ terms: termsText(terms) })
    .where("enquiry_id", "=", enquiryId)
    .execute()
  return terms
}

function anonymisedInboxColumns(
  reference: string,
  remainingContent: EnquiryContent | null,
  agreedTerms: AgreedTerms | null,
) {
  if (remainingContent) return inboxColumns(reference, remainingContent, agreedTerms)
  const emptyVisitorColumns = {
    name: null,
    contact_number: null,
    email: "",
    email_key: null,
    number_key: null,
    preview: null,
  }
  return { ...emptyVisitorColumns, search_text: reference.toLowerCase() }
}
