import { randomUUID } from "node:crypto"
import type { Insertable } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import { contentText } from "#adapters/database/enquiries/content-text.ts"
import { inboxColumns } from "#adapters/database/enquiries/inbox-columns.ts"
import type { EnquiriesTable } from "#adapters/database/tables.ts"
import type { EnquiryDraft, Lease } from "#domain/delivery/outbox.ts"
import { type OutboxSettings, primaryDelivery, webhookDelivery } from "./new-delivery.ts"
import { claimedWhenInserted, type WrittenEnquiry } from "./recorded-enquiry.ts"

/** Inserts a new enquiry with its deliveries and its inbox entry, in the caller's transaction. */
export async function insertEnquiry(
  db: Database,
  draft: EnquiryDraft,
  settings: OutboxSettings,
  lease?: Lease,
): Promise<WrittenEnquiry> {
  const { id, reference, received_at } = await insertUnderFreeReference(db, draft)
  const { receivedAt } = draft
  const subject = { id, reference, revision: 1, recordedAt: receivedAt, writtenAt: receivedAt }
  const primary = primaryDelivery(subject, settings, lease)
  const webhook = settings.destinations.includes("webhook") ? [webhookDelivery(subject)] : []
  await db
    .insertInto("deliveries")
    .values([primary, ...webhook])
    .execute()
  const entry = { enquiry_id: id, received_at, reference, state: "new" } as const
  await db
    .insertInto("inbox_entries")
    .values({ ...entry, ...inboxColumns(reference, draft.content, null) })
    .execute()
  return {
    id,
    reference,
    received_at,
    state: "waiting",
    revision: 1,
    claimedRow: claimedWhenInserted(primary, receivedAt),
  }
}

/** A collision is rare among 2^40 references; after this many, the generator must be broken. */
const MAX_REFERENCES = 20

async function insertUnderFreeReference(db: Database, draft: EnquiryDraft) {
  for (let count = 0; count < MAX_REFERENCES; count++) {
    const row = newRow(draft)
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("enquiries")
      .values(row)
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) return row
  }
  throw new Error(`no free reference among ${MAX_REFERENCES}`)
}

function newRow(draft: EnquiryDraft) {
  return {
    id: randomUUID(),
    form_key: draft.formKey,
    reference: draft.newReference(),
    received_at: draft.receivedAt.toISOString(),
    ...contentColumns(draft),
  } satisfies Insertable<EnquiriesTable>
}

export function contentColumns({ content }: EnquiryDraft) {
  return { kind: content.kind, content: contentText(content) }
}
