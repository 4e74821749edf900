import { randomUUID } from "node:crypto"
import type { Insertable, Transaction } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import { contentText } from "#adapters/database/enquiries/content-text.ts"
import { enquiryWith } from "#adapters/database/enquiries/enquiry-rows.ts"
import { inboxColumns } from "#adapters/database/enquiries/inbox-columns.ts"
import type { EnquiriesTable, Tables } from "#adapters/database/tables.ts"
import type { EnquiryDraft, Lease } from "#domain/delivery/outbox.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { type OutboxSettings, primaryDelivery, secondaryDelivery } from "./new-delivery.ts"
import { recordCopy } from "./record-copy.ts"
import { claimedRowOf, type WrittenEnquiry } from "./recorded-enquiry.ts"

/** Inserts a new enquiry with its deliveries and its inbox entry, in the caller's transaction. */
export async function insertEnquiry(
  db: Transaction<Tables>,
  draft: EnquiryDraft,
  settings: OutboxSettings,
  lease?: Lease,
): Promise<WrittenEnquiry> {
  const row = await insertWithInboxEntry(db, draft)
  const { id, reference, received_at } = row
  const { receivedAt } = draft
  const enquiry = { id, reference, revision: 1, recordedAt: receivedAt, writtenAt: receivedAt }
  const primary = primaryDelivery(enquiry, settings, lease)
  const secondary = settings.secondary.map((destination) => secondaryDelivery(enquiry, destination))
  await db
    .insertInto("deliveries")
    .values([primary, ...secondary])
    .execute()
  if (draft.writeCopy) await recordCopy(db, enquiryWith(row, draft.content), draft.writeCopy, receivedAt)
  return {
    id,
    reference,
    received_at,
    state: "waiting",
    revision: 1,
    claimedRow: claimedRowOf(primary, receivedAt),
  }
}

/** The draft of a visitor's form, or of a booking by the staff. */
type NewEnquiry = Omit<EnquiryDraft, "content"> & { content: EnquiryContent }

/** Inserts a new enquiry with its inbox entry, in the caller's transaction. */
export async function insertWithInboxEntry(db: Database, draft: NewEnquiry) {
  const agreedTerms = null // a new enquiry has none
  const row = await insertWithUnusedReference(db, draft)
  const { id, reference, received_at } = row
  await db
    .insertInto("inbox_entries")
    .values({
      enquiry_id: id,
      received_at,
      reference,
      state: "new",
      ...inboxColumns(reference, draft.content, agreedTerms),
    })
    .execute()
  return row
}

/** The maximum number of random references to try. A collision among 2^40 is rare: after so many the generator must be broken. */
const MAX_REFERENCES = 20

async function insertWithUnusedReference(db: Database, draft: NewEnquiry) {
  for (let count = 0; count < MAX_REFERENCES; count++) {
    const row = newRow(draft)
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("enquiries")
      .values(row)
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) return row
  }
  throw new Error(`no unused reference among ${MAX_REFERENCES}`)
}

function newRow(draft: NewEnquiry) {
  return {
    id: randomUUID(),
    form_key: draft.formKey,
    reference: draft.newReference(),
    received_at: draft.receivedAt.toISOString(),
    ...contentColumns(draft),
  } satisfies Insertable<EnquiriesTable>
}

export function contentColumns({ content }: Pick<NewEnquiry, "content">) {
  return { kind: content.kind, content: contentText(content) }
}
