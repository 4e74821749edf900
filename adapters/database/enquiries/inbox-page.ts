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
import { visitorWroteAmong } from "./visitor-wrote.ts"

/** Maximum numbers of entries on a page, and of entries scanned for it. */
export type InboxLimits = { size: number; maxScanned: number }

/** The next matching entries, and the position where the next page continues. */
export async function readInboxPage(
  db: Database,
  filters: InboxQuery,
  { size, maxScanned }: InboxLimits,
): Promise<InboxPage> {
  const rows = await readRows(db, filters, { size: size + 1, maxScanned })
  const shown = rows.slice(0, size)
  const ids = shown.map(({ enquiry_id }) => enquiry_id)
  const notSent = await notSentAmong(db, ids, filters.now)
  const wrote = await visitorWroteAmong(db, ids)
  const entries = shown.map((row) =>
    inboxEntryFrom(row, {
      mailNotSent: notSent.has(row.enquiry_id),
      visitorWrote: wrote.has(row.enquiry_id),
    }),
  )
  if (rows.length > size) return { entries, next: entries.at(-1) ?? null }
  return { entries, next: needsScan(filters) ? await lastScanned(db, filters, maxScanned) : null }
}

/** Whether a filter has no index, so that the entries must be scanned. */
function needsScan({ kind, searchText, ...filters }: InboxQuery): boolean {
  return kind !== null || scannedState(filters) !== null || searchParts(searchText).length > 0
}

/** The state to scan for. Its own index is used only without a filter for the vehicle, which has another index. */
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

/** Entries by the filters that have an index, newest first. */
function inOrder(
  db: Database,
  { state, vehicle, mailNotSent, receivedFrom, receivedBefore, after, now }: InboxQuery,
) {
  let query = db.selectFrom("inbox_entries")
  // PostgreSQL refuses a NUL in a query.
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

/** @returns null where all entries were scanned */
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
