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
export type InboxLimits = { size: number; maxScanned: number }

/** The next entries that answer a filters, and where to look on. */
export async function readInboxPage(
  db: Database,
  filters: InboxQuery,
  { size, maxScanned }: InboxLimits,
): Promise<InboxPage> {
  const rows = await readRows(db, filters, { size: size + 1, maxScanned })
  const shown = rows.slice(0, size)
  const ids = shown.map(({ enquiry_id }) => enquiry_id)
  const notSent = await notSentAmong(db, ids, filters.now)
  const entries = shown.map((row) => inboxEntryFrom(row, notSent.has(row.enquiry_id)))
  if (rows.length > size) return { entries, next: entries.at(-1) ?? null }
  return { entries, next: needsScan(filters) ? await lastScanned(db, filters, maxScanned) : null }
}

/** What no index answers is looked for among the entries that the indexes give. */
function needsScan({ kind, searchText, ...filters }: InboxQuery): boolean {
  return kind !== null || scannedState(filters) !== null || searchParts(searchText).length > 0
}

/** There is an index for the states and one for the vehicles: of one vehicle, a state is looked for. */
function scannedState({ state, vehicle }: Pick<InboxQuery, "state" | "vehicle">): EnquiryState | null {
  return vehicle === null ? null : state
}

async function readRows(
  db: Database,
  filters: InboxQuery,
  { size, maxScanned }: InboxLimits,
): Promise<InboxRow[]> {
  const indexed = inOrder(db, filters).select(INBOX_COLUMNS)
  if (!needsScan(filters)) return indexed.limit(size).execute()
  let query = db
    .selectFrom(indexed.select("search_text").limit(maxScanned).as("looked"))
    .select(INBOX_COLUMNS)
  if (filters.kind) query = query.where("kind", "=", filters.kind)
  const state = scannedState(filters)
  if (state) query = query.where("state", "=", state)
  for (const part of searchParts(filters.searchText)) {
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
  let query = db.selectFrom("desk_entries")
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
      eb(refTuple("received_at", "reference"), "in", positionsNotSent(db, now)),
    )
  }
  return query.orderBy("received_at", "desc").orderBy("reference", "desc")
}

function positionsNotSent(db: Database, now: Date) {
  return db
    .selectFrom("enquiries")
    .where("id", "in", enquiriesNotSent(db, now))
    .select(["received_at", "reference"])
    .$asTuple("received_at", "reference")
}

/** @returns null where everything was looked at. */
async function lastScanned(
  db: Database,
  filters: InboxQuery,
  maxScanned: number,
): Promise<InboxPosition | null> {
  const last = await inOrder(db, filters)
    .select(["received_at", "reference"])
    .offset(maxScanned - 1)
    .limit(1)
    .executeTakeFirst()
  return last ? { receivedAt: new Date(last.received_at), reference: last.reference } : null
}
