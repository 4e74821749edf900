import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import {
  INBOX_COLUMNS,
  type InboxEntryRow,
  inboxEntryFrom,
} from "#adapters/database/enquiries/inbox-columns.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { Tables } from "#adapters/database/tables.ts"
import type { InboxPage, InboxPosition, InboxQuery } from "#domain/enquiry/enquiry-repository.ts"
import type { InboxNeighbours } from "#domain/enquiry/inbox-order.ts"
import { searchTerms } from "#domain/enquiry/search-text.ts"
import { parseWallTime } from "#domain/rental-period.ts"
import { enquiriesWithFailedDelivery, selectFailedIds } from "./failed-deliveries.ts"
import { enquiriesWithFailedEmail } from "./failed-emails.ts"
import { selectIdsWithVisitorMessage } from "./visitor-messages.ts"

/** Maximum numbers of entries on a page, and of entries scanned for it. */
export type InboxLimits = { size: number; maxScanned: number }

/** The next matching entries, and the position where the next page continues. */
export async function readInboxPage(
  db: Database,
  filters: InboxQuery,
  { size, maxScanned }: InboxLimits,
): Promise<InboxPage> {
  const rows = await readRows(db, filters, { size: size + 1, maxScanned })
  const pageRows = rows.slice(0, size)
  const ids = pageRows.map(({ enquiry_id }) => enquiry_id)
  const [failedDeliveries, failedEmails, visitorMessages] = await Promise.all([
    selectFailedIds(db, enquiriesWithFailedDelivery(db, filters.now), ids),
    selectFailedIds(db, enquiriesWithFailedEmail(db, filters.now), ids),
    selectIdsWithVisitorMessage(db, ids),
  ])
  const entries = pageRows.map((row) =>
    inboxEntryFrom(row, {
      primaryDeliveryFailed: failedDeliveries.has(row.enquiry_id),
      customerEmailFailed: failedEmails.has(row.enquiry_id),
      hasVisitorMessage: visitorMessages.has(row.enquiry_id),
    }),
  )
  const last = pageRows.at(-1)
  if (rows.length > size) return { entries, next: last ? positionOf(last) : null }
  const hasScannedFilter = conditionsOf(db, filters).scanned.length > 0
  return { entries, next: hasScannedFilter ? await lastScannedPosition(db, filters, maxScanned) : null }
}

/** The entries before and after an entry, whether or not that entry matches the filters. Null: the scan found none. */
export async function readNeighbours(
  db: Database,
  reference: string,
  filters: InboxQuery,
  maxScanned: number,
): Promise<InboxNeighbours> {
  const after = hasNul(reference) ? null : await positionIn(db, reference)
  if (!after || (filters.order === "pickUp" && !after.pickUpAt)) return { previous: null, next: null }
  const limits = { size: 1, maxScanned }
  const [[previous], [next]] = await Promise.all([
    readRows(db, { ...filters, after }, limits, "backward"),
    readRows(db, { ...filters, after }, limits),
  ])
  return { previous: previous?.reference ?? null, next: next?.reference ?? null }
}

/** The position of an enquiry in the inbox. */
async function positionIn(db: Database, reference: string): Promise<InboxPosition | null> {
  const row = await db
    .selectFrom("enquiries")
    .innerJoin("inbox_entries", (join) =>
      join
        .onRef("inbox_entries.received_at", "=", "enquiries.received_at")
        .onRef("inbox_entries.reference", "=", "enquiries.reference"),
    )
    .select(["inbox_entries.received_at", "inbox_entries.reference", "pick_up_at"])
    .where("enquiries.reference", "=", reference)
    .executeTakeFirst()
  return row ? positionOf(row) : null
}

type PositionRow = Pick<InboxEntryRow, "received_at" | "reference" | "pick_up_at">

function positionOf({ received_at, reference, pick_up_at }: PositionRow): InboxPosition {
  const pickUpAt = pick_up_at === null ? null : parseWallTime(pick_up_at)
  return { receivedAt: new Date(received_at), reference, pickUpAt }
}

type Condition = Expression<SqlBool>
/** The direction of the scan: in the order of the list, or against it. */
type Direction = "forward" | "backward"

async function readRows(
  db: Database,
  filters: InboxQuery,
  { size, maxScanned }: InboxLimits,
  direction: Direction = "forward",
): Promise<InboxEntryRow[]> {
  const { scanned } = conditionsOf(db, filters)
  const indexed = orderedEntries(db, filters, direction).select(INBOX_COLUMNS)
  if (scanned.length === 0) return indexed.limit(size).execute()
  let query = db
    .selectFrom(indexed.select("search_text").limit(maxScanned).as("candidates"))
    .select(INBOX_COLUMNS)
  for (const condition of scanned) query = query.where(condition)
  for (const [column, sortOrder] of orderColumns(filters, direction)) query = query.orderBy(column, sortOrder)
  return query.limit(size).execute()
}

/** Entries by the filters that have an index, in the requested order. */
function orderedEntries(db: Database, filters: InboxQuery, direction: Direction = "forward") {
  let query = db.selectFrom("inbox_entries")
  for (const condition of conditionsOf(db, filters).indexed) query = query.where(condition)
  if (filters.after) query = query.where(isBeyond(filters, filters.after, direction))
  for (const [column, sortOrder] of orderColumns(filters, direction)) query = query.orderBy(column, sortOrder)
  return query
}

/** Builds conditions outside of a query. */
const where = expressionBuilder<Tables, "inbox_entries">()

/**
 * The filters as conditions. The entries that match the `indexed` ones are read in order from an index; the `scanned` ones are
 * checked for each of them, up to a limit.
 */
function conditionsOf(db: Database, filters: InboxQuery): { indexed: Condition[]; scanned: Condition[] } {
  const { kind, searchText, primaryDeliveryFailed, customerEmailFailed, now } = filters
  const stateConditions = filters.state === null ? [] : [where("state", "=", filters.state)]
  // PostgreSQL refuses a NUL in a query.
  const vehicleConditions =
    filters.vehicle === null ? [] : [where("vehicle", "=", filters.vehicle.replaceAll("\0", ""))]
  const failureConditions = [
    ...(primaryDeliveryFailed ? [isOneOf(db, enquiriesWithFailedDelivery(db, now))] : []),
    ...(customerEmailFailed ? [isOneOf(db, enquiriesWithFailedEmail(db, now))] : []),
  ]
  const conditionsWithoutIndex = [
    ...(kind === null ? [] : [where("kind", "=", kind)]),
    ...searchTerms(searchText).map(containsTerm),
  ]
  if (filters.order === "pickUp") {
    return {
      indexed: [where("pick_up_at", "is not", null), ...pickUpConditions(filters), ...failureConditions],
      scanned: [
        ...stateConditions,
        ...vehicleConditions,
        ...receivedConditions(filters),
        ...conditionsWithoutIndex,
      ],
    }
  }
  // The index of states is used only without a filter for the vehicle, which has another index.
  const [indexed, scanned] =
    vehicleConditions.length > 0 ? [vehicleConditions, stateConditions] : [stateConditions, vehicleConditions]
  return {
    indexed: [...indexed, ...receivedConditions(filters), ...failureConditions],
    scanned: [...scanned, ...pickUpConditions(filters), ...conditionsWithoutIndex],
  }
}

function receivedConditions({ receivedFrom, receivedBefore }: InboxQuery): Condition[] {
  return [
    ...(receivedFrom ? [where("received_at", ">=", receivedFrom.toISOString())] : []),
    ...(receivedBefore ? [where("received_at", "<", receivedBefore.toISOString())] : []),
  ]
}

function pickUpConditions({ pickUpFrom, pickUpBefore }: InboxQuery): Condition[] {
  return [
    ...(pickUpFrom ? [where("pick_up_at", ">=", pickUpFrom)] : []),
    ...(pickUpBefore ? [where("pick_up_at", "<", pickUpBefore)] : []),
  ]
}

function containsTerm(term: string): Condition {
  return sql<boolean>`search_text like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`
}

/** The condition that the entry is one of these enquiries. It compares positions, so that an index has the entries in order. */
function isOneOf(db: Database, enquiries: ReturnType<typeof enquiriesWithFailedDelivery>): Condition {
  const positions = db
    .selectFrom("enquiries")
    .where("id", "in", enquiries)
    .select(["received_at", "reference"])
    .$asTuple("received_at", "reference")
  return where(where.refTuple("received_at", "reference"), "in", positions)
}

function orderColumns({ order }: Pick<InboxQuery, "order">, direction: Direction) {
  const isAscending = (order === "pickUp") === (direction === "forward")
  const sortOrder = isAscending ? ("asc" as const) : ("desc" as const)
  const first = order === "pickUp" ? ("pick_up_at" as const) : ("received_at" as const)
  return [[first, sortOrder] as const, ["reference" as const, sortOrder] as const]
}

/** The condition that an entry follows a position in the direction of the scan. */
function isBeyond(
  { order }: InboxQuery,
  { receivedAt, reference, pickUpAt }: InboxPosition,
  direction: Direction,
) {
  const isForward = direction === "forward"
  if (order === "pickUp") {
    const position = where.tuple(pickUpAt ?? "", reference)
    return where(where.refTuple("pick_up_at", "reference"), isForward ? ">" : "<", position)
  }
  const position = where.tuple(receivedAt.toISOString(), reference)
  return where(where.refTuple("received_at", "reference"), isForward ? "<" : ">", position)
}

/** The position of the last scanned entry. @returns null if there were fewer entries than the limit */
async function lastScannedPosition(
  db: Database,
  filters: InboxQuery,
  maxScanned: number,
): Promise<InboxPosition | null> {
  const last = await orderedEntries(db, filters)
    .select(["received_at", "reference", "pick_up_at"])
    .offset(maxScanned - 1)
    .limit(1)
    .executeTakeFirst()
  return last ? positionOf(last) : null
}
