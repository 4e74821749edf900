import { type Kysely, sql } from "kysely"
import { emailKey, numberKey } from "./frozen/visitor-keys.ts"

/** Retention periods of visitors' data, the jobs that enforce them, and the keys that find one visitor's enquiries. */
const PRIVACY: readonly string[] = [
  "alter table enquiries add column anonymised_at text",
  "alter table enquiries add column anonymised_why text",
  "create index enquiries_with_visitor on enquiries (received_at) where anonymised_at is null",
  "alter table desk_entries add column email_key text",
  "alter table desk_entries add column number_key text",
  "create index audit_events_by_staff on audit_events (staff_id, at, id)",
  `create table privacy_settings (
    id integer primary key not null check (id = 1),
    version integer not null,
    anonymise_after_months integer,
    keep_history_months integer
  )`,
  "insert into privacy_settings (id, version) values (1, 1)",
  `create table privacy_jobs (
    name text primary key not null,
    due_at text not null,
    lease_owner text,
    lease_until text,
    done integer not null
  )`,
  "insert into privacy_jobs (name, due_at, done) values ('anonymise-enquiries', '1970-01-01T00:00:00.000Z', 0)",
  "insert into privacy_jobs (name, due_at, done) values ('forget-history', '1970-01-01T00:00:00.000Z', 0)",
]

/** Created after the columns are filled, which is faster. */
const INDEXES: readonly string[] = [
  "create index desk_entries_by_email on desk_entries (email_key) where email_key is not null",
  "create index desk_entries_by_number on desk_entries (number_key) where number_key is not null",
]

export const privacy = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of PRIVACY) await sql.raw(statement).execute(db)
    await fillKeys(db)
    for (const statement of INDEXES) await sql.raw(statement).execute(db)
  },
}

const BATCH = 200

type Stored = { received_at: string; reference: string; email: string; contact_number: string | null }

async function fillKeys(db: Kysely<unknown>): Promise<void> {
  for (let last = { received_at: "", reference: "" }; ; ) {
    const { rows } = await sql<Stored>`select received_at, reference, email, contact_number from desk_entries
      where (received_at, reference) > (${last.received_at}, ${last.reference})
      order by received_at, reference limit ${sql.lit(BATCH)}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    await writeKeys(db, rows)
    last = end
  }
}

async function writeKeys(db: Kysely<unknown>, rows: readonly Stored[]): Promise<void> {
  const values = rows.map(({ received_at, reference, email, contact_number }) => {
    const [byEmail, byNumber] = [emailKey(email), numberKey(contact_number ?? "")]
    return sql`(${received_at}, ${reference}, cast(${byEmail} as text), cast(${byNumber} as text))`
  })
  await sql`with filled (received_at, reference, email_key, number_key) as (values ${sql.join(values)})
    update desk_entries set email_key = filled.email_key, number_key = filled.number_key from filled
    where desk_entries.received_at = filled.received_at and desk_entries.reference = filled.reference`.execute(
    db,
  )
}
