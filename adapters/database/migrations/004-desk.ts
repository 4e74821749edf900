import { type Kysely, sql } from "kysely"
import { searchTextOf, summaryOfStored } from "./frozen/enquiry-summary.ts"

/** A narrow row for each enquiry, in the order of the office's list. */
const DESK: readonly string[] = [
  `create table desk_entries (
    received_at text not null,
    reference text not null,
    enquiry_id text not null references enquiries (id),
    kind text not null,
    state text not null check (state in ('new', 'contacted', 'confirmed', 'declined', 'spam')),
    name text,
    contact_number text,
    email text not null,
    vehicle text,
    service text,
    pick_up_at text,
    return_at text,
    total_cents bigint,
    search_text text not null,
    primary key (received_at, reference)
  )`,
  "create index desk_entries_by_state on desk_entries (state, received_at, reference)",
  "create index messages_abandoned on messages (enquiry_id) where state = 'abandoned'",
]

export const desk = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of DESK) await sql.raw(statement).execute(db)
    await fill(db)
  },
}

const BATCH = 500

type Stored = { id: string; reference: string; kind: string; content: string; received_at: string }

async function fill(db: Kysely<unknown>): Promise<void> {
  for (let last = ""; ; ) {
    const { rows } = await sql<Stored>`select id, reference, kind, content, received_at from enquiries
      where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(db)
    if (rows.length > 0) await insert(db, rows)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

/** Inserts many rows in one statement: one by one, a million rows take minutes. */
async function insert(db: Kysely<unknown>, rows: readonly Stored[]): Promise<void> {
  await sql`insert into desk_entries (received_at, reference, enquiry_id, kind, state, name, contact_number, email, vehicle,
      service, pick_up_at, return_at, total_cents, search_text)
    values ${sql.join(rows.map(valuesOf))}`.execute(db)
}

function valuesOf({ id, reference, kind, content, received_at }: Stored) {
  const summary = summaryOfStored(content) // an unreadable content is listed by its reference only
  const { name, contactNumber, email, vehicle, service, pickUpAt, returnAt, total } = summary
  return sql`(${received_at}, ${reference}, ${id}, ${kind}, 'new', ${name}, ${contactNumber}, ${email}, ${vehicle},
      ${service}, ${pickUpAt}, ${returnAt}, ${total}, ${searchTextOf(reference, summary)})`
}
