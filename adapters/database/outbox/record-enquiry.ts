import type { Transaction } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import { readAgreedBooking } from "#adapters/database/enquiries/agreed-rows.ts"
import { contentText } from "#adapters/database/enquiries/content-text.ts"
import { enquiryWith } from "#adapters/database/enquiries/enquiry-rows.ts"
import { inboxColumns } from "#adapters/database/enquiries/inbox-columns.ts"
import { isUnleased } from "#adapters/database/outbox/delivery-conditions.ts"
import type { DeliveriesTable, Tables } from "#adapters/database/tables.ts"
import type { EnquiryDraft, Lease } from "#domain/delivery/outbox.ts"
import { claimRow } from "./claim-row.ts"
import { contentColumns, insertEnquiry } from "./insert-enquiry.ts"
import { type OutboxSettings, primaryDelivery, secondaryDelivery } from "./new-delivery.ts"
import { recordLateCopy, replaceCopy } from "./record-copy.ts"
import { claimedRowOf, type RecordedRow, selectRecorded, type WrittenEnquiry } from "./recorded-enquiry.ts"

/**
 * Finds the same enquiry of an earlier submission of the form, changes an undelivered one of the form, or inserts a new one with
 * its deliveries, in one transaction. Concurrent submissions of one form are serialised by the lock on the form's row.
 */
export async function recordEnquiry(
  db: Database,
  draft: EnquiryDraft,
  settings: OutboxSettings,
  lease?: Lease,
): Promise<WrittenEnquiry> {
  return db.transaction().execute(async (transaction) => {
    const insert = () => insertEnquiry(transaction, draft, settings, lease)
    if (await claimFirstSubmission(transaction, draft.formKey)) return insert()
    await lockForm(transaction, draft.formKey)
    return (
      (await claimSame(transaction, draft, settings, lease)) ??
      (await amendUndelivered(transaction, draft, settings, lease)) ??
      (await insert())
    )
  })
}

/**
 * Inserts the form's row, or waits for a concurrent submission that inserts it.
 * @returns whether this is the first submission of the form
 */
export async function claimFirstSubmission(db: Database, formKey: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("forms")
    .values({ form_key: formKey })
    .onConflict((conflict) => conflict.column("form_key").doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Locks the form's row until the transaction ends, by an update that changes nothing. */
async function lockForm(db: Database, formKey: string): Promise<void> {
  await db.updateTable("forms").set({ form_key: formKey }).where("form_key", "=", formKey).execute()
}

/** Finds the enquiry with the same content, and claims its delivery if there is a lease. */
async function claimSame(
  db: Transaction<Tables>,
  draft: EnquiryDraft,
  { host }: OutboxSettings,
  lease?: Lease,
): Promise<WrittenEnquiry | undefined> {
  const sameEnquiry = await findSame(db, draft)
  if (sameEnquiry && sameEnquiry.copy_to === null && draft.writeCopy)
    await recordLateCopy(db, enquiryWith(sameEnquiry, draft.content), draft.writeCopy, draft.receivedAt)
  return (
    sameEnquiry && {
      ...sameEnquiry,
      claimedRow: (lease && (await claimRow(db, sameEnquiry.id, lease, host))) ?? null,
    }
  )
}

/** The enquiry of the same form with the same content. */
export async function findSame(
  db: Database,
  { formKey, content }: Pick<EnquiryDraft, "formKey" | "content">,
): Promise<RecordedRow | undefined> {
  return selectRecorded(db)
    .where("form_key", "=", formKey)
    .where("content", "=", contentText(content))
    .executeTakeFirst()
}

/**
 * Changes the form's latest enquiry that is neither delivered nor being attempted. Increments the version of its entry in the
 * inbox, so that a reply to an earlier version is refused.
 */
async function amendUndelivered(
  db: Transaction<Tables>,
  draft: EnquiryDraft,
  settings: OutboxSettings,
  lease?: Lease,
): Promise<WrittenEnquiry | undefined> {
  const { receivedAt, content } = draft
  const undeliveredRow = await selectRecorded(db)
    .where("form_key", "=", draft.formKey)
    .where("state", "<>", "delivered")
    .where(isUnleased(receivedAt))
    .orderBy("received_at", "desc")
    .limit(1)
    .executeTakeFirst()
  if (!undeliveredRow) return undefined
  const revision = undeliveredRow.revision + 1
  const enquiry = {
    ...undeliveredRow,
    revision,
    recordedAt: new Date(undeliveredRow.received_at),
    writtenAt: receivedAt,
  }
  const primary = primaryDelivery(enquiry, settings, lease)
  if (!(await replacePrimary(db, primary, receivedAt))) return undefined
  for (const destination of settings.secondary)
    await replaceSecondary(db, secondaryDelivery(enquiry, destination))
  const contentUpdate = { ...contentColumns(draft), amended_at: receivedAt.toISOString() }
  // A visitor who submits the form again after an erasure has provided the data again.
  const update = { ...contentUpdate, anonymised_at: null, anonymised_why: null }
  await db.updateTable("enquiries").set(update).where("id", "=", undeliveredRow.id).execute()
  const agreedBooking = await readAgreedBooking(db, undeliveredRow.id)
  await db
    .updateTable("inbox_entries")
    .set((row) => ({
      ...inboxColumns(undeliveredRow.reference, content, agreedBooking?.terms ?? null),
      version: row("version", "+", 1),
    }))
    .where("received_at", "=", undeliveredRow.received_at)
    .where("reference", "=", undeliveredRow.reference)
    .execute()
  await replaceCopy(db, enquiryWith(undeliveredRow, content), draft.writeCopy, receivedAt)
  return {
    ...undeliveredRow,
    revision,
    state: "waiting",
    claimedRow: claimedRowOf(primary, receivedAt),
  }
}

/** @returns false when a worker claimed the delivery since it was read. */
async function replacePrimary(db: Database, delivery: DeliveriesTable, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("deliveries")
    .set(delivery)
    .where("id", "=", delivery.id)
    .where("state", "<>", "delivered")
    .where(isUnleased(now))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Replaces the delivery of an earlier revision. If that is being sent now, it still arrives, with its own message id. */
async function replaceSecondary(db: Database, { id, ...delivery }: DeliveriesTable): Promise<void> {
  await db
    .insertInto("deliveries")
    .values({ id, ...delivery })
    .onConflict((conflict) => conflict.columns(["enquiry_id", "destination"]).doUpdateSet(delivery))
    .execute()
}
