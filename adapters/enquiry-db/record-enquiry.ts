import type { Database } from "#adapters/db/database.ts"
import { isFree } from "#adapters/db/free-message.ts"
import type { EnquiryDraft } from "#domain/delivery/outbox.ts"
import { contentText } from "./content-text.ts"
import { deskColumns } from "./desk-columns.ts"
import { type RecordedRow, selectRecorded, type WrittenEnquiry } from "./enquiry-rows.ts"
import { type FreshMessage, freshMessage, type MessageSetting, takenFresh } from "./fresh-message.ts"
import { contentColumns, insertEnquiry } from "./insert-enquiry.ts"
import { takeMessage } from "./take-message.ts"

/**
 * Finds the enquiry that the form made before, or changes it, or writes a new one with its message, in one transaction.
 * Two presses of one form wait for each other at the form's row.
 */
export async function recordEnquiry(
  db: Database,
  draft: EnquiryDraft,
  setting: MessageSetting,
): Promise<WrittenEnquiry> {
  return db.transaction().execute(async (transaction) => {
    const insert = () => insertEnquiry(transaction, draft, setting)
    if (await isFirstPress(transaction, draft.formKey)) return insert()
    await holdForm(transaction, draft.formKey)
    return (
      (await takeSame(transaction, draft, setting)) ??
      (await amend(transaction, draft, setting)) ??
      (await insert())
    )
  })
}

/** Another press that writes the form's row at this moment is waited for. */
async function isFirstPress(db: Database, formKey: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("forms")
    .values({ form_key: formKey })
    .onConflict((conflict) => conflict.column("form_key").doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** An update, though it changes nothing: it waits for the press that holds the row, and then holds it itself. */
async function holdForm(db: Database, formKey: string): Promise<void> {
  await db.updateTable("forms").set({ form_key: formKey }).where("form_key", "=", formKey).execute()
}

async function takeSame(
  db: Database,
  draft: EnquiryDraft,
  { lease }: MessageSetting,
): Promise<WrittenEnquiry | undefined> {
  const same = await findSame(db, draft)
  return same && { ...same, taken: (lease && (await takeMessage(db, same.id, lease))) ?? null }
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

/**
 * Changes the form's latest enquiry that did not arrive and is not being tried. It counts another version in the office, so that
 * nobody answers what they saw before.
 */
async function amend(
  db: Database,
  draft: EnquiryDraft,
  setting: MessageSetting,
): Promise<WrittenEnquiry | undefined> {
  const open = await selectRecorded(db)
    .select("revision")
    .where("form_key", "=", draft.formKey)
    .where("state", "<>", "delivered")
    .where(isFree(draft.receivedAt))
    .orderBy("received_at", "desc")
    .limit(1)
    .executeTakeFirst()
  if (!open) return undefined
  const message = freshMessage(open.reference, open.revision + 1, draft.receivedAt, setting)
  if (!(await replaceMessage(db, open.id, message, draft.receivedAt))) return undefined
  const amended = { ...contentColumns(draft), amended_at: draft.receivedAt.toISOString() }
  // A visitor who sends it again after it was erased has given us their data again.
  const changed = { ...amended, anonymised_at: null, anonymised_why: null }
  await db.updateTable("enquiries").set(changed).where("id", "=", open.id).execute()
  await db
    .updateTable("desk_entries")
    .set((row) => ({ ...deskColumns(open.reference, draft.content), version: row("version", "+", 1) }))
    .where("received_at", "=", open.received_at)
    .where("reference", "=", open.reference)
    .execute()
  return { ...open, state: message.state, taken: takenFresh(message, draft.receivedAt) }
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
