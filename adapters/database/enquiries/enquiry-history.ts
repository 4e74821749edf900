import type { Transaction } from "kysely"
import {
  areVehiclesFree,
  lockVehicles,
  replaceBookings,
} from "#adapters/database/calendar/enquiry-bookings.ts"
import type { Database } from "#adapters/database/database.ts"
import { makeUndeliveredDue } from "#adapters/database/outbox/make-due.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import type { Tables } from "#adapters/database/tables.ts"
import type {
  ChangeAuthor,
  ChangeOutcome,
  EnquiryChange,
  EnquiryEvent,
  EnquiryState,
  EventAuthor,
  StaffAuthor,
} from "#domain/enquiry/enquiry-repository.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { updateOffer, writeAgreedBooking } from "./agreed-rows.ts"
import { parseContent } from "./content-text.ts"
import { inboxColumns } from "./inbox-columns.ts"

/** Changes an enquiry of this version, with its agreed terms, calendar and reply, and records the change in its history. */
export async function changeEnquiry(
  db: Database,
  reference: string,
  change: EnquiryChange,
): Promise<ChangeOutcome> {
  return db.transaction().execute((transaction) => changeEnquiryIn(transaction, reference, change))
}

/** Does what `changeEnquiry` does, in the caller's transaction. */
export async function changeEnquiryIn(
  transaction: Transaction<Tables>,
  reference: string,
  change: EnquiryChange,
): Promise<ChangeOutcome> {
  const { version, state, terms, email, notice, by, now } = change
  const neededVehicles = state === "confirmed" && terms ? await lockVehicles(transaction, terms) : []
  const entry = await findEntry(transaction, reference)
  if (!entry || (email && !entry.email)) return "gone" // there is no address, for example after anonymising
  if (entry.version !== version) return "stale"
  if (!change.allowConflict && !(await areVehiclesFree(transaction, neededVehicles, reference)))
    return "conflict"
  if (!(await updateStateAndVersion(transaction, entry, state))) return "stale"
  if (terms || state !== "confirmed")
    await replaceBookings(transaction, neededVehicles, { reference, by: by === "visitor" ? null : by, now })
  await writeEvent(transaction, entry, { ...change, to: state, isResend: false })
  await changeAgreedTerms(transaction, entry, change)
  await writeHandOver(transaction, entry, change)
  return { emailId: await recordChangeEmail(transaction, entry, { email, notice, now }) }
}

/**
 * Records the email to the visitor, or the notice to the company.
 * @returns the id of the email; null without one
 */
async function recordChangeEmail(
  transaction: Database,
  { email: to, enquiry_id, version }: Entry,
  { email, notice, now }: Pick<EnquiryChange, "email" | "notice" | "now">,
): Promise<string | null> {
  const common = { writtenAt: now, expiresAt: null }
  if (notice)
    return recordEmail(transaction, { kind: "visitorNotice", to: null, answers: null, ...common, ...notice })
  if (!email) return null
  const answers = { enquiryId: enquiry_id, version: version + 1 }
  return recordEmail(transaction, { kind: "reply", to, answers, ...common, ...email })
}

/** Stores new terms with the inbox columns that are derived from them, and begins or ends an offer. */
async function changeAgreedTerms(
  transaction: Database,
  entry: Entry,
  { terms, offer, now }: EnquiryChange,
): Promise<void> {
  const { enquiry_id, reference, received_at } = entry
  if (terms) {
    const newOffer = typeof offer === "object" ? { at: now, validUntil: offer.validUntil } : null
    await writeAgreedBooking(transaction, enquiry_id, { terms, offer: newOffer })
    const { pick_up_at, return_at, vehicle, total_cents, search_text } = inboxColumns(
      reference,
      parseContent(entry.content),
      terms,
    )
    await transaction
      .updateTable("inbox_entries")
      .set({ pick_up_at, return_at, vehicle, total_cents, search_text })
      .where("received_at", "=", received_at)
      .where("reference", "=", reference)
      .execute()
  } else if (offer === "withdrawn") await updateOffer(transaction, enquiry_id, "withdrawn")
  else if (offer === "accepted") await updateOffer(transaction, enquiry_id, { acceptedAt: now })
}

/** Records that the vehicles went out or came back. A booking that stops being confirmed loses both records. */
async function writeHandOver(
  transaction: Database,
  { received_at, reference, state: before }: Entry,
  { state, now, ...handOver }: EnquiryChange,
): Promise<void> {
  const isEnded = before === "confirmed" && state !== "confirmed"
  const { wentOut, returned } = isEnded ? { wentOut: false, returned: false } : handOver
  if (wentOut === undefined && returned === undefined) return
  const timeIf = (isRecorded: boolean) => (isRecorded ? wallTimeAt(now) : null)
  await transaction
    .updateTable("inbox_entries")
    .set({
      ...(wentOut !== undefined && { went_out_at: timeIf(wentOut) }),
      ...(returned !== undefined && { returned_at: timeIf(returned) }),
    })
    .where("received_at", "=", received_at)
    .where("reference", "=", reference)
    .execute()
}

/** Makes undelivered deliveries due now, and records who requested it. */
export async function resendDeliveries(
  db: Database,
  reference: string,
  by: StaffAuthor,
  now: Date,
): Promise<"done" | "delivered" | "gone"> {
  return db.transaction().execute(async (transaction) => {
    const entry = await findEntry(transaction, reference)
    if (!entry) return "gone"
    await lockPrimaryDelivery(transaction, entry.enquiry_id)
    if ((await makeUndeliveredDue(transaction, now, entry.enquiry_id)) === 0) return "delivered"
    // Of two concurrent requests only the first is recorded: both have the same effect.
    if (await updateStateAndVersion(transaction, entry, entry.state)) {
      await writeEvent(transaction, entry, { to: entry.state, note: null, isResend: true, by, now })
    }
    return "done"
  })
}

/**
 * Waits for a transaction that erases the enquiry, so that the next statement sees its result. A primary delivery has the id of
 * its enquiry.
 */
async function lockPrimaryDelivery(db: Database, enquiryId: string): Promise<void> {
  await db
    .updateTable("deliveries")
    .set((row) => ({ state: row.ref("state") }))
    .where("id", "=", enquiryId)
    .execute()
}

/** The events of an enquiry, latest first. */
export async function readHistory(db: Database, enquiryId: string): Promise<EnquiryEvent[]> {
  const rows = await selectEvents(db).where("enquiry_events.enquiry_id", "=", enquiryId).execute()
  return rows.map(enquiryEventFrom)
}

/** The events of several enquiries, latest first, by the enquiry's id. */
export async function readHistories(
  db: Database,
  enquiryIds: readonly string[],
): Promise<Map<string, EnquiryEvent[]>> {
  if (enquiryIds.length === 0) return new Map()
  const rows = await selectEvents(db).where("enquiry_events.enquiry_id", "in", enquiryIds).execute()
  const byEnquiry = Map.groupBy(rows, ({ enquiry_id }) => enquiry_id)
  return new Map([...byEnquiry].map(([id, events]) => [id, events.map(enquiryEventFrom)]))
}

/** The notes of several enquiries, of one author or all, oldest first, by the enquiry's id. */
export async function readNotes(
  db: Database,
  enquiryIds: readonly string[],
  { author }: { author?: EventAuthor } = {},
): Promise<Map<string, string[]>> {
  if (enquiryIds.length === 0) return new Map()
  let query = db
    .selectFrom("enquiry_events")
    .select(["enquiry_id", "note"])
    .where("enquiry_id", "in", enquiryIds)
    .where("note", "is not", null)
  if (author) query = query.where("author", "=", author)
  const rows = await query.orderBy("version").execute()
  const byEnquiry = Map.groupBy(rows, ({ enquiry_id }) => enquiry_id)
  return new Map([...byEnquiry].map(([id, events]) => [id, events.flatMap(({ note }) => note ?? [])]))
}

/** Events joined with their reply emails, latest first; the caller filters them. */
function selectEvents(db: Database) {
  return db
    .selectFrom("enquiry_events")
    .leftJoin("emails", (join) =>
      join
        .onRef("emails.enquiry_id", "=", "enquiry_events.enquiry_id")
        .onRef("emails.enquiry_version", "=", "enquiry_events.version"),
    )
    .selectAll("enquiry_events")
    .select(["emails.subject", "emails.body"])
    .orderBy("enquiry_events.version", "desc")
}

type EventRow = Tables["enquiry_events"] & { subject: string | null; body: string | null }

function enquiryEventFrom(row: EventRow): EnquiryEvent {
  return {
    at: new Date(row.at),
    by: row.staff_name,
    from: row.from_state,
    to: row.to_state,
    note: row.note,
    author: row.author,
    changes: row.changes ? JSON.parse(row.changes) : [], // `writeEvent` stored them
    sentElsewhere: row.channel ? { channel: row.channel, text: row.sent_text ?? "" } : null,
    isResend: row.is_resend === 1,
    email: row.subject === null ? null : { subject: row.subject, text: row.body ?? "" },
  }
}

type Entry = {
  enquiry_id: string
  received_at: string
  reference: string
  /** Empty after anonymising, and for a booking by the staff without an address. */
  email: string
  state: EnquiryState
  version: number
  content: string
}

async function findEntry(db: Database, reference: string): Promise<Entry | undefined> {
  return db
    .selectFrom("enquiries")
    .innerJoin("inbox_entries", (join) =>
      join
        .onRef("inbox_entries.received_at", "=", "enquiries.received_at")
        .onRef("inbox_entries.reference", "=", "enquiries.reference"),
    )
    .select([
      "enquiry_id",
      "enquiries.received_at",
      "enquiries.reference",
      "email",
      "state",
      "version",
      "content",
    ])
    .where("enquiries.reference", "=", reference)
    .executeTakeFirst()
}

/** Finds the entry and locks it until the transaction ends. */
export async function lockEntry(db: Database, reference: string): Promise<Entry | undefined> {
  const found = await findEntry(db, reference)
  if (!found) return undefined
  const locked = await db
    .updateTable("inbox_entries")
    .set((row) => ({ version: row.ref("version") }))
    .where("received_at", "=", found.received_at)
    .where("reference", "=", reference)
    .returning(["email", "state", "version"])
    .executeTakeFirst()
  return locked && { ...found, ...locked }
}

/**
 * Sets the entry's state, and increments its version.
 * @returns false, without a change, if the entry was changed since it was read
 */
export async function updateStateAndVersion(
  db: Database,
  entry: Entry,
  state: EnquiryState,
): Promise<boolean> {
  const result = await db
    .updateTable("inbox_entries")
    .set({ state, version: entry.version + 1 })
    .where("received_at", "=", entry.received_at)
    .where("reference", "=", entry.reference)
    .where("version", "=", entry.version)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The changed values as `writeEvent` stores them. */
export function changesText(changes: NonNullable<EnquiryChange["changes"]>): string | null {
  return changes.length > 0 ? JSON.stringify(changes) : null
}

type NewEvent = Pick<EnquiryChange, "changes" | "sentElsewhere" | "note" | "now"> & {
  to: EnquiryState
  isResend: boolean
  by: ChangeAuthor
}

/** Records a change in the history of an enquiry. `entry` has the state and the version before the change. */
export async function writeEvent(
  db: Database,
  entry: Entry,
  { to, note, isResend, changes = [], sentElsewhere, by, now }: NewEvent,
): Promise<void> {
  const staff = by === "visitor" ? { id: "", name: "" } : by
  await db
    .insertInto("enquiry_events")
    .values({
      enquiry_id: entry.enquiry_id,
      version: entry.version + 1,
      at: now.toISOString(),
      staff_id: staff.id,
      staff_name: staff.name,
      from_state: entry.state,
      to_state: to,
      note,
      is_resend: isResend ? 1 : 0,
      changes: changesText(changes),
      channel: sentElsewhere?.channel ?? null,
      sent_text: sentElsewhere?.text ?? null,
      author: by === "visitor" ? "visitor" : "staff",
    })
    .execute()
}
