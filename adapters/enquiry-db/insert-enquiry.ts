import { randomUUID } from "node:crypto"
import type { Insertable } from "kysely"
import type { Database } from "#adapters/db/database.ts"
import type { EnquiriesTable } from "#adapters/db/tables.ts"
import type { EnquiryDraft } from "#domain/delivery/outbox.ts"
import { contentText } from "./content-text.ts"
import { ENQUIRY_COLUMNS, type EnquiryRow, type RecordedRow } from "./enquiry-rows.ts"
import { freshMessage, type MessageHost } from "./fresh-message.ts"

/** Writes a new enquiry with its first message, in the caller's transaction. */
export async function insertEnquiry(
  db: Database,
  draft: EnquiryDraft,
  host: MessageHost,
): Promise<RecordedRow> {
  const row = await insertUnderFreeReference(db, draft)
  const message = freshMessage(row.reference, 1, draft.receivedAt, host)
  await db
    .insertInto("messages")
    .values({ enquiry_id: row.id, ...message })
    .execute()
  return { ...row, state: message.state }
}

/** A second try is already rare among 2^40 references; after so many, what makes them is broken. */
const MOST_REFERENCES = 20

async function insertUnderFreeReference(db: Database, draft: EnquiryDraft): Promise<EnquiryRow> {
  for (let tries = 0; tries < MOST_REFERENCES; tries++) {
    const row = await db
      .insertInto("enquiries")
      .values(newRow(draft))
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .returning(ENQUIRY_COLUMNS)
      .executeTakeFirst()
    if (row) return row
  }
  throw new Error(`no free reference in ${MOST_REFERENCES} tries`)
}

function newRow(draft: EnquiryDraft): Insertable<EnquiriesTable> {
  return {
    id: randomUUID(),
    form_key: draft.formKey,
    reference: draft.newReference(),
    received_at: draft.receivedAt.toISOString(),
    ...contentColumns(draft),
  }
}

export function contentColumns({ content }: EnquiryDraft) {
  return { kind: content.kind, content: contentText(content) }
}
