import { type Kysely, sql } from "kysely"
import { foldText, searchColumnsOf } from "./frozen/search-text.ts"

/**
 * The search text of the inbox without accents, with every answer and extra; the beginning of a message for its row; and the order
 * by pick-up time.
 */
export const inboxSearch = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw("alter table inbox_entries add column preview text").execute(db)
    await fill(db)
    await sql
      .raw(
        "create index inbox_entries_by_pick_up on inbox_entries (pick_up_at, reference) where pick_up_at is not null",
      )
      .execute(db)
  },
}

const BATCH = 200

type Stored = { received_at: string; reference: string; content: string; search_text: string }

async function fill(db: Kysely<unknown>): Promise<void> {
  for (let last = { received_at: "", reference: "" }; ; ) {
    const { rows } = await sql<Stored>`select entries.received_at, entries.reference, content, search_text
      from inbox_entries as entries join enquiries on enquiries.id = entries.enquiry_id
      where (entries.received_at, entries.reference) > (${last.received_at}, ${last.reference})
      order by entries.received_at, entries.reference limit ${sql.lit(BATCH)}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    await write(db, rows)
    last = end
  }
}

async function write(db: Kysely<unknown>, rows: readonly Stored[]): Promise<void> {
  const values = rows.map(({ received_at, reference, content, search_text }) => {
    const columns = searchColumnsOf(reference, content)
    const [searchText, preview] = [columns?.searchText ?? foldText(search_text), columns?.preview ?? null]
    return sql`(${received_at}, ${reference}, ${searchText}, cast(${preview} as text))`
  })
  await sql`with filled (received_at, reference, search_text, preview) as (values ${sql.join(values)})
    update inbox_entries set search_text = filled.search_text, preview = filled.preview from filled
    where inbox_entries.received_at = filled.received_at and inbox_entries.reference = filled.reference`.execute(
    db,
  )
}
