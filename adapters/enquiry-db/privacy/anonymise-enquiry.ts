import { type Expression, expressionBuilder, type SqlBool, sql, type Transaction } from "kysely"
import type { Database } from "#adapters/db/database.ts"
import { isFree } from "#adapters/db/free-message.ts"
import type { EnquiriesTable, Tables } from "#adapters/db/tables.ts"
import type { MessageState } from "#domain/delivery/delivery.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { withoutVisitor } from "#domain/privacy/without-visitor.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { contentText, parseContent } from "../content-text.ts"
import { deskColumns } from "../desk-columns.ts"
import { holdEntry } from "../desk-history.ts"

export type Named = Pick<EnquiriesTable, "id" | "reference" | "received_at" | "content">

type Anonymising = { why: "old" | "erased"; now: Date }

/**
 * Takes out of one enquiry, and of all that was kept of it, whatever could name its visitor, in the caller's transaction. The entry in
 * the office's list counts another version, so that nobody adds to what they saw before.
 * @returns false where its message or a letter to the visitor is being tried, or, of an old one, is to be tried once more: nothing is
 * changed then.
 */
export async function anonymiseEnquiry(
  transaction: Transaction<Tables>,
  { id, reference, received_at, content }: Named,
  { why, now }: Anonymising,
): Promise<boolean> {
  if (await hasLetterUnderWay(transaction, id, now)) return false
  if (!(await holdMessage(transaction, id, { why, now }))) return false
  await holdEntry(transaction, reference) // before its letters are read: one that is being written is among them
  if (!(await emptyLetters(transaction, id, now))) return false
  const left = contentLeft(content)
  await transaction
    .updateTable("desk_entries")
    .set((eb) => ({ ...listedLeft(reference, left), version: eb("version", "+", 1) }))
    .where("received_at", "=", received_at)
    .where("reference", "=", reference)
    .execute()
  await transaction.updateTable("desk_events").set({ note: null }).where("enquiry_id", "=", id).execute()
  await transaction.updateTable("attempts").set({ detail: null }).where("enquiry_id", "=", id).execute()
  await transaction
    .updateTable("enquiries")
    .set({
      content: left ? contentText(left) : "{}",
      anonymised_at: now.toISOString(),
      anonymised_why: why,
    })
    .where("id", "=", id)
    .execute()
  return true
}

/** Keeps the message from every worker until the transaction ends; one that waits, and is erased, is not sent any more. */
async function holdMessage(
  transaction: Transaction<Tables>,
  enquiryId: string,
  { why, now }: Anonymising,
): Promise<boolean> {
  let hold = transaction
    .updateTable("messages")
    .set({
      lease_owner: null,
      lease_until: null,
      state: sql<MessageState>`case when state = 'waiting' then 'abandoned' else state end`,
    })
    .where("enquiry_id", "=", enquiryId)
    .where(isFree(now))
  if (why === "old") hold = hold.where("state", "!=", "waiting")
  const { numUpdatedRows } = await hold.executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

async function hasLetterUnderWay(transaction: Transaction<Tables>, enquiryId: string, now: Date) {
  const letter = await transaction
    .selectFrom("letters")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .where(({ not }) => not(isFree(now)))
    .limit(1)
    .executeTakeFirst()
  return letter !== undefined
}

/** What the office wrote to the visitor; a letter that waits is not sent any more. */
async function emptyLetters(
  transaction: Transaction<Tables>,
  enquiryId: string,
  now: Date,
): Promise<boolean> {
  const letters = await transaction
    .selectFrom("letters")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .execute()
  if (letters.length === 0) return true
  const ids = letters.map(({ id }) => id)
  const { numUpdatedRows } = await transaction
    .updateTable("letters")
    .set({
      to_address: "",
      subject: "",
      body: "",
      lease_owner: null,
      lease_until: null,
      state: sql<MessageState>`case when state = 'waiting' then 'abandoned' else state end`,
    })
    .where("id", "in", ids)
    .where(isFree(now))
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable("letter_attempts")
    .set({ detail: null })
    .where("letter_id", "in", ids)
    .execute()
  return Number(numUpdatedRows) === letters.length
}

/** Null for one that can no longer be read: then nothing of it is left. */
function contentLeft(content: string): EnquiryContent | null {
  try {
    return withoutVisitor(parseContent(content))
  } catch {
    return null
  }
}

function listedLeft(reference: string, left: EnquiryContent | null) {
  if (left) return deskColumns(reference, left)
  const nobody = { name: null, contact_number: null, email: "", email_key: null, number_key: null }
  return { ...nobody, search_text: reference.toLowerCase() }
}

/** What the company still has to do with: a hire in the calendar, or one that was asked for and not declined, that has not ended. */
export function isToCome(db: Database, now: Date): Expression<SqlBool> {
  const where = expressionBuilder<Tables, "desk_entries">()
  const asked = where.and([
    where("desk_entries.state", "not in", ["declined", "spam"]),
    where("desk_entries.return_at", "is not", null),
    where("desk_entries.return_at", ">=", wallTimeAt(now)),
  ])
  const hires = db
    .selectFrom("calendar_entries")
    .select("id")
    .where("enquiry_reference", "=", sql.ref<string>("desk_entries.reference"))
    .where("removed_at", "is", null)
    .where("to_at", ">=", wallTimeAt(now))
  return where.or([asked, where.exists(hires)])
}
