import { sql } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import { INBOX_COLUMNS, type InboxRow, inboxEntryFrom } from "#adapters/database/enquiries/inbox-columns.ts"
import type {
  EnquiryState,
  InboxPage,
  InboxPosition,
  InboxQuery,
} from "#domain/enquiry/enquiry-repository.ts"
import { searchParts } from "#domain/enquiry/enquiry-summary.ts"
import { enquiriesNotSent, notSentAmong } from "./mail-not-sent.ts"

/** How many entries a page may have, and how many are looked through for them. */
export type InboxLimits = { size: number; most: number }

/** The next entries that answer a question, and where to look on. */
export async function readInboxPage(
  db: Database,
  question: InboxQuery,
  { size, most }: InboxLimits,
): Promise<InboxPage> {
  const rows = await readRows(db, question, { size: size + 1, most })
  const shown = rows.slice(0, size)
  const ids = shown.map(({ enquiry_id }) => enquiry_id)
  const notSent = await notSentAmong(db, ids, question.now)
  const entries = shown.map((row) => inboxEntryFrom(row, notSent.has(row.enquiry_id)))
  if (rows.length > size) return { entries, next: entries.at(-1) ?? null }
  return { entries, next: needsLooking(question) ? await lastLookedAt(db, question, most) : null }
}

/** What no index answers is looked for among the entries that the indexes give. */
function needsLooking({ kind, words, ...question }: InboxQuery): boolean {
  return kind !== null || stateLookedFor(question) !== null || searchParts(words).length > 0
}

/** There is an index for the states and one for the vehicles: of one vehicle, a state is looked for. */
function stateLookedFor({ state, vehicle }: Pick<InboxQuery, "state" | "vehicle">): EnquiryState | null {
  return vehicle === null ? null : state
}

async function readRows(
  db: Database,
  question: InboxQuery,
  { size, most }: InboxLimits,
): Promise<InboxRow[]> {
  const indexed = inOrder(db, question).select(INBOX_COLUMNS)
  if (!needsLooking(question)) return indexed.limit(size).execute()
  let query = db.selectFrom(indexed.select("search_text").limit(most).as("looked")).select(INBOX_COLUMNS)
  if (question.kind) query = query.where("kind", "=", question.kind)
  const state = stateLookedFor(question)
  if (state) query = query.where("state", "=", state)
  for (const part of searchParts(question.words)) {
    query = query.where(sql<boolean>`search_text like ${`%${part.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`)
  }
  const matching = query.orderBy("received_at", "desc").orderBy("reference", "desc")
  return matching.limit(size).execute()
}

/** What the indexes answer, the newest first. */
function inOrder(
  db: Database,
  { state, vehicle, mailNotSent, receivedFrom, receivedBefore, after, now }: InboxQuery,
) {
  let query = db.selectFrom("inbox_entries")
  // PostgreSQL has no text with a NUL, and refuses to look for one.
  if (vehicle !== null) query = query.where("vehicle", "=", vehicle.replaceAll("\0", ""))
  else if (state) query = query.where("state", "=", state)
  if (receivedFrom) query = query.where("received_at", ">=", receivedFrom.toISOString())
  if (receivedBefore) query = query.where("received_at", "<", receivedBefore.toISOString())
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("received_at", "reference"), "<", tuple(after.receivedAt.toISOString(), after.reference)),
    )
  }
  if (mailNotSent) {
    query = query.where(({ eb, refTuple }) =>
      eb(refTuple("received_at", "reference"), "in", placesNotSent(db, now)),
    )
  }
  return query.orderBy("received_at", "desc").orderBy("reference", "desc")
}

function placesNotSent(db: Database, now: Date) {
  return db
    .selectFrom("enquiries")
    .where("id", "in", enquiriesNotSent(db, now))
    .select(["received_at", "reference"])
    .$asTuple("received_at", "reference")
}

/** @returns null where everything was looked at. */
async function lastLookedAt(db: Database, question: InboxQuery, most: number): Promise<InboxPosition | null> {
  const last = await inOrder(db, question)
    .select(["received_at", "reference"])
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return last ? { receivedAt: new Date(last.received_at), reference: last.reference } : null
}
