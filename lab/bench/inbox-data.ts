import { sql } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import { contentText } from "#adapters/database/enquiries/content-text.ts"
import { CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"

/**
 * SQL fragments for each engine: a table of numbers, the time of enquiry `n` (one a minute from 14 November 2023), and a number
 * padded to four digits.
 */
const DIALECTS = {
  sqlite: {
    numbers: (first: number, last: number) =>
      `with recursive numbers(n) as (select ${first} union all select n + 1 from numbers where n < ${last})`,
    receivedAt: "strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + n * 60, 'unixepoch')",
    padNumber: (number: string) => `printf('%04d', ${number})`,
  },
  postgres: {
    numbers: (first: number, last: number) =>
      `with numbers(n) as (select * from generate_series(${first}, ${last}))`,
    receivedAt: `to_char(to_timestamp(1700000000 + n * 60) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    padNumber: (number: string) => `lpad((${number})::text, 4, '0')`,
  },
} as const

export type Engine = keyof typeof DIALECTS

/**
 * Enquiries as after years of work: one a minute, 1 % new, one in 5,000 with an abandoned email, of three kinds, from a hundred
 * thousand people. Bookings are for twenty vehicles: every third number from 0 to 57.
 */
export async function fillInbox(db: Database, engine: Engine, count: number): Promise<void> {
  for (let first = 1; first <= count; first += BATCH_SIZE)
    await insertBatch(db, engine, first, Math.min(count, first + BATCH_SIZE - 1))
  if (engine === "postgres") await sql.raw("analyze").execute(db)
}

/** Rows per statement, so that none exceeds the query time limit. */
const BATCH_SIZE = 20_000

async function insertBatch(db: Database, engine: Engine, first: number, last: number): Promise<void> {
  const { numbers, receivedAt, padNumber } = DIALECTS[engine]
  const reference = `${padNumber("n / 10000")} || '-' || ${padNumber("n % 10000")}`
  const state = `case when n % 100 = 0 then 'new' when n % 3 = 0 then 'confirmed' when n % 7 = 0 then 'spam' else 'contacted' end`
  const kind = `case n % 3 when 0 then 'booking' when 1 then 'enquiry' else 'contact' end`
  const vehicle = `case when n % 3 = 2 then null when n % 3 = 1 then 'van' else 'Vehicle ' || (n % 60) end`
  const person = `'visitor ' || (n % 100000)`
  const run = (into: string, values: string) => sql.raw(`insert into ${into} ${values}`).execute(db)
  const from = (columns: string) => `${numbers(first, last)} select ${columns} from numbers`
  await run("forms (form_key)", from("'form-' || n"))
  const content = contentText(CONTACT_MESSAGE).replaceAll("'", "''")
  await run(
    "enquiries (id, form_key, reference, kind, content, received_at)",
    from(`'id-' || n, 'form-' || n, ${reference}, ${kind}, '${content}', ${receivedAt}`),
  )
  await run(
    `deliveries (id, enquiry_id, destination, revision, message_id, state, attempts, recorded_at, written_at,
      next_attempt_at)`,
    from(
      `'id-' || n, 'id-' || n, 'primary', 1, '<' || n || '@example.lk>',
        case when n % 5000 = 0 then 'abandoned' else 'delivered' end, 1, ${receivedAt}, ${receivedAt}, ${receivedAt}`,
    ),
  )
  await run(
    "inbox_entries (received_at, reference, enquiry_id, kind, state, name, email, vehicle, search_text)",
    from(
      `${receivedAt}, ${reference}, 'id-' || n, ${kind}, ${state}, ${person}, 'v@example.lk', ${vehicle}, ${reference} || ' ' || ${person} || ' v@example.lk'`,
    ),
  )
}
