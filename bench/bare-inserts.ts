import { randomBytes, randomUUID } from "node:crypto"
import { join } from "node:path"
import { DatabaseSync, type SQLInputValue } from "node:sqlite"
import type { Database } from "#adapters/db/database.ts"
import { DatabaseIntakeCounter } from "#adapters/enquiry-db/database-intake-counter.ts"
import { DatabaseOutbox } from "#adapters/outbox-db/database-outbox.ts"
import { referenceFrom } from "#domain/enquiry/enquiry.ts"
import { CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"

/** What tells the rows of one enquiry from those of all others. */
type Keys = { id: string; formKey: string; reference: string; messageName: string; addressHash: string }

/** A row that an enquiry left: its table and columns, and what stands in each of them for another enquiry. */
type LeftRow = { table: string; columns: string[]; values: (keys: Keys, at: string) => SQLInputValue[] }

const RECEIVED_AT = new Date("2026-03-01T06:30:00Z")

/** Takes one enquiry into an empty database and delivers it, as a form would. */
async function leaveEnquiry(db: Database): Promise<Keys> {
  const [counter, outbox] = [new DatabaseIntakeCounter(db), new DatabaseOutbox(db)]
  await counter.admit("203.0.113.7", { perMinute: 1, perHour: 1 }, RECEIVED_AT)
  const { address_hash } = await db.selectFrom("intake").select("address_hash").executeTakeFirstOrThrow()
  const { formKey, reference } = newKeys()
  const lease = { owner: randomUUID(), now: RECEIVED_AT, until: RECEIVED_AT }
  const draft = { formKey, content: CONTACT_MESSAGE, receivedAt: RECEIVED_AT, newReference: () => reference }
  const { enquiry, claimed } = await outbox.record(draft, lease)
  if (!claimed) throw new Error("the only enquiry was taken by somebody else")
  const end = { startedAt: RECEIVED_AT, endedAt: RECEIVED_AT, nextAttemptAt: null }
  await outbox.complete(claimed, { channel: "mailbox", outcome: { ok: true }, ...end })
  return { id: enquiry.id, formKey, ...referenceKeys(reference), addressHash: address_hash }
}

/** The database of `folder` must be empty. What an enquiry leaves is not written down here: it is what it left. */
export async function rowsOfAnEnquiry(folder: string, db: Database): Promise<LeftRow[]> {
  const keys = await leaveEnquiry(db)
  const file = new DatabaseSync(join(folder, "rental.db"), { readOnly: true })
  const tables = file.prepare("select name from sqlite_schema where type = 'table' order by rowid").all()
  const rows = tables.flatMap(({ name }) =>
    file
      .prepare(`select * from ${name}`)
      .all()
      .filter((row) =>
        Object.values(row).some((value) => Object.values(keys).some((key) => names(value, key))),
      )
      .map((row) => leftRow(String(name), row, keys)),
  )
  file.close()
  return rows
}

function names(value: unknown, key: string): value is string {
  return typeof value === "string" && value.includes(key)
}

function leftRow(table: string, row: Record<string, SQLInputValue>, left: Keys): LeftRow {
  const cells = Object.values(row).map((value) => cellOf(value, left))
  return { table, columns: Object.keys(row), values: (keys, at) => cells.map((cell) => cell(keys, at)) }
}

type Cell = (keys: Keys, at: string) => SQLInputValue

/** All times are those of the moment, as they are in a flood. */
function cellOf(value: SQLInputValue, left: Keys): Cell {
  const named = (Object.keys(left) as (keyof Keys)[]).find((key) => names(value, left[key])) // its keys are those
  if (named) return (keys) => String(value).replace(left[named], keys[named])
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(String(value)) ? (_, at) => at : () => value
}

/**
 * What the database alone can do: those rows in one transaction that SQLite itself has on disk when it returns, one after the
 * other, from so many addresses. @returns enquiries a second.
 */
export function bareInsertsPerSecond(
  folder: string,
  rows: readonly LeftRow[],
  { seconds, visitors }: { seconds: number; visitors: number },
): number {
  const db = new DatabaseSync(join(folder, "rental.db"), { enableForeignKeyConstraints: true })
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
  const inserts = rows.map(({ values, ...row }) => ({ statement: db.prepare(insertInto(row)), values }))
  const addressHashes = Array.from({ length: visitors }, () => randomBytes(32).toString("hex"))
  const start = performance.now()
  let count = 0
  for (; performance.now() < start + seconds * 1000; count++) {
    const keys = { ...newKeys(), addressHash: addressHashes[count % visitors] ?? "" }
    const at = new Date().toISOString()
    db.exec("begin immediate")
    for (const { statement, values } of inserts) statement.run(...values(keys, at))
    db.exec("commit")
  }
  db.close()
  return count / ((performance.now() - start) / 1000)
}

/** A visitor who came before has an address already; nothing else is there twice. */
function insertInto({ table, columns }: Pick<LeftRow, "table" | "columns">): string {
  return `insert or replace into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`
}

function newKeys(): Omit<Keys, "addressHash"> {
  return {
    id: randomUUID(),
    formKey: randomBytes(16).toString("hex"),
    ...referenceKeys(referenceFrom(randomBytes(8))),
  }
}

/** In the ids of messages, and in what the office searches, it stands in small letters. */
function referenceKeys(reference: string): Pick<Keys, "reference" | "messageName"> {
  return { reference, messageName: reference.toLowerCase() }
}
