import { randomUUID } from "node:crypto"
import type { Insertable } from "kysely"
import type { Database } from "#adapters/db/database.ts"
import type { EnquiriesTable } from "#adapters/db/tables.ts"
import type { EnquiryDraft } from "#domain/delivery/outbox.ts"
import { contentText } from "./content-text.ts"
import { deskColumns } from "./desk-columns.ts"
import type { WrittenEnquiry } from "./enquiry-rows.ts"
import type { EnquiryStatements } from "./enquiry-statements.ts"
import { freshMessage, type MessageSetting, takenFresh } from "./fresh-message.ts"

/** Writes a new enquiry with its first message and its place in the office's list, in the caller's transaction. */
export async function insertEnquiry(
  db: Database,
  draft: EnquiryDraft,
  setting: MessageSetting,
  statements: EnquiryStatements,
): Promise<WrittenEnquiry> {
  const { id, reference, received_at } = await insertUnderFreeReference(db, draft, statements)
  const message = freshMessage(reference, 1, draft.receivedAt, setting)
  await statements.insertMessage(db, { enquiry_id: id, ...message })
  await statements.insertDeskEntry(db, {
    enquiry_id: id,
    received_at,
    reference,
    state: "new",
    ...deskColumns(reference, draft.content),
  })
  return { id, reference, received_at, state: message.state, taken: takenFresh(message, draft.receivedAt) }
}

/** A second try is already rare among 2^40 references; after so many, what makes them is broken. */
const MOST_REFERENCES = 20

async function insertUnderFreeReference(db: Database, draft: EnquiryDraft, statements: EnquiryStatements) {
  for (let tries = 0; tries < MOST_REFERENCES; tries++) {
    const row = newRow(draft)
    const { numAffectedRows } = await statements.insertEnquiryUnlessThere(db, row)
    if (numAffectedRows === 1n) return row
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
