import type { Database } from "#adapters/db/database.ts"
import { hasNul } from "#adapters/db/has-nul.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { DeskAttempt, DeskEvent } from "#domain/enquiry/enquiry-desk.ts"
import type { VisitorLetter, VisitorRecord } from "#domain/privacy/privacy-desk.ts"
import type { VisitorSearch } from "#domain/privacy/visitor-keys.ts"
import { parseWallTime, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { parseContent } from "../content-text.ts"
import { deskEventFrom, selectEvents } from "../desk-history.ts"
import { readVisitorLetters, type StoredLetter } from "./visitor-letters.ts"

/** A record as it is read, with what is needed to change it. */
export type StoredRecord = VisitorRecord & { id: string; stored: string }

/** Each of the searches finds its rows in an index of its own. */
export async function readVisitorRecords(
  db: Database,
  search: VisitorSearch,
  now: Date,
  most: number,
): Promise<StoredRecord[]> {
  const rows = await readRows(db, search, most)
  const ids = rows.map(({ id }) => id)
  const [attempts, history] = [await attemptsOf(db, ids), await historyOf(db, ids)]
  const letters = await readVisitorLetters(db, ids)
  return rows.map((row) => ({
    id: row.id,
    stored: row.content,
    reference: row.reference,
    kind: row.kind,
    receivedAt: new Date(row.received_at),
    amendedAt: row.amended_at === null ? null : new Date(row.amended_at),
    state: row.deskState,
    version: row.version,
    content: contentOf(row.content),
    message: { state: row.messageState, tries: row.tries },
    triedUntil: latestToCome([row.lease_until, ...leasesOf(row.id, letters)], now),
    hireUntil: laterOf([row.return_at, row.hire_until], now),
    attempts: attempts.get(row.id) ?? [],
    history: history.get(row.id) ?? [],
    letters: lettersOf(row.id, letters),
  }))
}

async function readRows(db: Database, search: VisitorSearch, most: number) {
  const { by, key: given } = search
  const column = by === "number" || by === "numberOf" ? "number_key" : "email_key"
  const key = by === "reference" || by === "numberOf" ? await keyOf(db, given, column) : given
  if (key === null || hasNul(key)) return []
  return db
    .selectFrom("desk_entries")
    .innerJoin("enquiries", "enquiries.id", "desk_entries.enquiry_id")
    .innerJoin("messages", "messages.enquiry_id", "desk_entries.enquiry_id")
    .leftJoin("calendar_entries", (join) =>
      join
        .onRef("calendar_entries.enquiry_reference", "=", "desk_entries.reference")
        .on("calendar_entries.removed_at", "is", null),
    )
    .select(["enquiries.id", "enquiries.content", "enquiries.amended_at", "desk_entries.kind"])
    .select(["desk_entries.reference", "desk_entries.received_at", "desk_entries.version", "return_at"])
    .select(["desk_entries.state as deskState", "messages.state as messageState", "tries", "lease_until"])
    .select("calendar_entries.to_at as hire_until")
    .where(`desk_entries.${column}`, "=", key)
    .orderBy("desk_entries.received_at", "desc")
    .orderBy("desk_entries.reference", "desc")
    .limit(most)
    .execute()
}

/** What the visitor of this enquiry is found by. */
async function keyOf(
  db: Database,
  reference: string,
  column: "email_key" | "number_key",
): Promise<string | null> {
  const row = await db
    .selectFrom("enquiries")
    .innerJoin("desk_entries", (join) =>
      join
        .onRef("desk_entries.received_at", "=", "enquiries.received_at")
        .onRef("desk_entries.reference", "=", "enquiries.reference"),
    )
    .select(`${column} as key`)
    .where("enquiries.reference", "=", reference)
    .executeTakeFirst()
  return row?.key ?? null
}

function contentOf(stored: string): EnquiryContent | null {
  try {
    return parseContent(stored)
  } catch {
    return null
  }
}

/** The later of the times of a hire that are to come; null where none is. */
function laterOf(times: readonly (string | null)[], now: Date): WallTime | null {
  const toCome = times.filter((time) => time !== null && time >= wallTimeAt(now))
  const last = toCome.toSorted().at(-1)
  return last ? parseWallTime(last) : null
}

function leasesOf(id: string, letters: readonly StoredLetter[]): (string | null)[] {
  return letters.filter(({ enquiryId }) => enquiryId === id).map(({ leaseUntil }) => leaseUntil)
}

function lettersOf(id: string, letters: readonly StoredLetter[]): VisitorLetter[] {
  return letters
    .filter(({ enquiryId }) => enquiryId === id)
    .map(({ enquiryId: _, leaseUntil: __, ...letter }) => letter)
}

function latestToCome(times: readonly (string | null)[], now: Date): Date | null {
  const last = times
    .filter((time) => time !== null && time > now.toISOString())
    .toSorted()
    .at(-1)
  return last ? new Date(last) : null
}

async function attemptsOf(db: Database, ids: readonly string[]): Promise<Map<string, DeskAttempt[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("attempts")
    .select(["enquiry_id", "ended_at", "channel", "failure", "detail"])
    .where("enquiry_id", "in", ids)
    .orderBy("revision", "desc")
    .orderBy("try_number", "desc")
    .execute()
  return grouped(rows, ({ ended_at, channel, failure, detail }) => ({
    endedAt: new Date(ended_at),
    channel,
    failure,
    detail,
  }))
}

async function historyOf(db: Database, ids: readonly string[]): Promise<Map<string, DeskEvent[]>> {
  if (ids.length === 0) return new Map()
  const rows = await selectEvents(db).where("desk_events.enquiry_id", "in", ids).execute()
  return grouped(rows, deskEventFrom)
}

function grouped<Row extends { enquiry_id: string }, Entry>(
  rows: readonly Row[],
  entryFrom: (row: Row) => Entry,
): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const row of rows) {
    groups.set(row.enquiry_id, [...(groups.get(row.enquiry_id) ?? []), entryFrom(row)])
  }
  return groups
}
