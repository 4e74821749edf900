import type { Database } from "#adapters/db/database.ts"
import type { EnquiryDraft } from "#domain/delivery/outbox.ts"
import { contentText } from "./content-text.ts"
import { type RecordedRow, selectRecorded } from "./enquiry-rows.ts"
import { isFree } from "./free-message.ts"
import { type FreshMessage, freshMessage, type MessageHost } from "./fresh-message.ts"
import { contentColumns, insertEnquiry } from "./insert-enquiry.ts"

/**
 * Finds the enquiry that the form made before, or changes it, or writes a new one with its message, in one transaction.
 * Two presses of one form wait for each other at the form's row.
 */
export async function recordEnquiry(
  db: Database,
  draft: EnquiryDraft,
  host: MessageHost,
): Promise<RecordedRow> {
  return db.transaction().execute(async (transaction) => {
    await takeForm(transaction, draft.formKey)
    const known = (await findSame(transaction, draft)) ?? (await amend(transaction, draft, host))
    return known ?? (await insertEnquiry(transaction, draft, host))
  })
}

/** It is an update, and not nothing, where the form is known: only an update waits for the other press and holds the row. */
async function takeForm(db: Database, formKey: string): Promise<void> {
  await db
    .insertInto("forms")
    .values({ form_key: formKey })
    .onConflict((conflict) => conflict.column("form_key").doUpdateSet({ form_key: formKey }))
    .execute()
}

export async function findSame(
  db: Database,
  { formKey, content }: Pick<EnquiryDraft, "formKey" | "content">,
): Promise<RecordedRow | undefined> {
  return selectRecorded(db)
    .where("form_key", "=", formKey)
    .where("content", "=", contentText(content))
    .executeTakeFirst()
}

/** Changes the form's latest enquiry that did not arrive and is not being tried. */
async function amend(db: Database, draft: EnquiryDraft, host: MessageHost): Promise<RecordedRow | undefined> {
  const open = await selectRecorded(db)
    .select("revision")
    .where("form_key", "=", draft.formKey)
    .where("state", "<>", "delivered")
    .where(isFree(draft.receivedAt))
    .orderBy("received_at", "desc")
    .limit(1)
    .executeTakeFirst()
  if (!open) return undefined
  const message = freshMessage(open.reference, open.revision + 1, draft.receivedAt, host)
  if (!(await replaceMessage(db, open.id, message, draft.receivedAt))) return undefined
  const changed = { ...contentColumns(draft), amended_at: draft.receivedAt.toISOString() }
  await db.updateTable("enquiries").set(changed).where("id", "=", open.id).execute()
  return { ...open, ...changed, state: message.state }
}

/** @returns false when a worker took the message since it was looked at. */
async function replaceMessage(
  db: Database,
  enquiryId: string,
  message: FreshMessage,
  now: Date,
): Promise<boolean> {
  const replaced = await db
    .updateTable("messages")
    .set(message)
    .where("enquiry_id", "=", enquiryId)
    .where("state", "<>", "delivered")
    .where(isFree(now))
    .returning("enquiry_id")
    .executeTakeFirst()
  return replaced !== undefined
}
