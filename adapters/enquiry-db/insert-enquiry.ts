import { randomUUID } from "node:crypto"
import type { Insertable } from "kysely"
import type { Database } from "#adapters/db/database.ts"
import type { EnquiriesTable } from "#adapters/db/tables.ts"
import type { EnquiryDraft } from "#domain/delivery/outbox.ts"
import { contentText } from "./content-text.ts"
import { deskColumns } from "./desk-columns.ts"
import type { WrittenEnquiry } from "./enquiry-rows.ts"
import { freshMessage, type MessageSetting, takenFresh } from "./fresh-message.ts"

/** Writes a new enquiry with its first message and its place in the office's list, in the caller's transaction. */
export async function insertEnquiry(
  db: Database,
  draft: EnquiryDraft,
  setting: MessageSetting,
): Promise<WrittenEnquiry> {
  const { id, reference, received_at } = await insertUnderFreeReference(db, draft)
  const message = freshMessage(reference, 1, draft.receivedAt, setting)
  await db
    .insertInto("messages")
    .values({ enquiry_id: id, ...message })
    .execute()
  const entry = { enquiry_id: id, received_at, reference, state: "new" } as const
  await db
    .insertInto("desk_entries")
    .values({ ...entry, ...deskColumns(reference, draft.content) })
    .execute()
  return { id, reference, received_at, state: message.state, taken: takenFresh(message, draft.receivedAt) }
}

/** A second try is already rare among 2^40 references; after so many, what makes them is broken. */
const MOST_REFERENCES = 20

async function insertUnderFreeReference(db: Database, draft: EnquiryDraft) {
  for (let tries = 0; tries < MOST_REFERENCES; tries++) {
    const row = newRow(draft)
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("enquiries")
      .values(row)
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) return row
  }
  throw new Error(`no free reference in ${MOST_REFERENCES} tries`)
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
