import { randomBytes, randomUUID } from "node:crypto"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { sql } from "kysely"
import { type Database, openDatabase } from "#adapters/db/database.ts"
import { contentText } from "#adapters/enquiry-db/content-text.ts"
import { CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"

const CONTENT = contentText(CONTACT_MESSAGE)
const { name: NAME, email: EMAIL } = CONTACT_MESSAGE
const FOUND_BY = ` ${NAME} ${EMAIL}`.toLowerCase()

/** A data folder of its own, with an empty database in it. */
export async function openFolder(): Promise<{ folder: string; db: Database }> {
  const folder = await mkdtemp(join(tmpdir(), "rental-bench-"))
  return { folder, db: await openDatabase({ file: join(folder, "rental.db") }, () => {}) }
}

/**
 * So many enquiries of the past, delivered at the first try; their keys as scattered as real ones, but written in the order of
 * the keys: that is several times faster, and the trees are the same.
 */
export async function fillEnquiries(db: Database, count: number): Promise<void> {
  const at = "2026-03-01T06:30:00.000Z"
  await db.transaction().execute(async (transaction) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(transaction)
    await run(sql`create temp table past as
      with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${sql.lit(count)})
      select lower(hex(randomblob(16))) as id from counted order by id`)
    await run(sql`insert into forms select 'form-' || id from past`)
    await run(sql`insert into enquiries (id, form_key, reference, kind, content, received_at)
      select id, 'form-' || id, 'past-' || id, 'contact', ${CONTENT}, ${at} from past`)
    await run(sql`insert into messages (enquiry_id, revision, message_id, state, tries, due_at)
      select id, 1, '<past-' || id || '.1@www.example.lk>', 'delivered', 1, ${at} from past`)
    await run(sql`insert into attempts (enquiry_id, revision, try_number, channel, started_at, ended_at)
      select id, 1, 1, 'smtp', ${at}, ${at} from past`)
    await run(sql`insert into desk_entries (received_at, reference, enquiry_id, kind, state, name, email, search_text)
      select ${at}, 'past-' || id, id, 'contact', 'new', ${NAME}, ${EMAIL}, 'past-' || id || ${FOUND_BY} from past`)
    await run(sql`drop table past`)
  })
}

/**
 * What the database alone can do: the rows that one accepted and delivered enquiry leaves, in one transaction that SQLite
 * itself has on disk when it returns, one after the other. @returns enquiries a second.
 */
export function bareInsertsPerSecond(folder: string, seconds: number): number {
  const db = new DatabaseSync(join(folder, "rental.db"), { enableForeignKeyConstraints: true })
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
  const insert = BARE_ROWS.map(([text, values]) => ({ statement: db.prepare(text), values }))
  const start = performance.now()
  let count = 0
  for (; performance.now() < start + seconds * 1000; count++) {
    const row = newRow()
    db.exec("begin immediate")
    for (const { statement, values } of insert) statement.run(...values(row))
    db.exec("commit")
  }
  db.close()
  return count / ((performance.now() - start) / 1000)
}

type Row = ReturnType<typeof newRow>

function newRow() {
  const at = new Date().toISOString()
  return { id: randomUUID(), key: randomUUID(), reference: randomBytes(8).toString("hex"), at }
}

const BARE_ROWS: readonly [string, (row: Row) => string[]][] = [
  ["insert into forms values (?)", ({ key }) => [key]],
  [
    "insert into enquiries values (?, ?, ?, 'contact', ?, ?, null)",
    ({ id, key, reference, at }) => [id, key, reference, CONTENT, at],
  ],
  [
    "insert into messages values (?, 1, ?, 'delivered', 1, ?, null, null)",
    ({ id, reference, at }) => [id, `<${reference}.1@www.example.lk>`, at],
  ],
  [
    `insert into desk_entries (received_at, reference, enquiry_id, kind, state, name, email, search_text)
      values (?, ?, ?, 'contact', 'new', ?, ?, ?)`,
    ({ id, reference, at }) => [at, reference, id, NAME, EMAIL, reference + FOUND_BY],
  ],
  ["insert into attempts values (?, 1, 1, 'mailbox', ?, ?, null, null)", ({ id, at }) => [id, at, at]],
  ["insert into intake values (?, ?)", ({ reference, at }) => [reference, at]],
]
