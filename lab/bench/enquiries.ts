import { join } from "node:path"
import { sql } from "kysely"
import { type Database, openDatabase } from "#adapters/database/database.ts"
import { contentText } from "#adapters/database/enquiries/content-text.ts"
import { CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"
import { newDataFolder } from "./data-folder.ts"

const CONTENT = contentText(CONTACT_MESSAGE)
const { name: NAME, email: EMAIL } = CONTACT_MESSAGE
const SEARCH_TEXT = ` ${NAME} ${EMAIL}`.toLowerCase()

/** A new data folder with an empty database. */
export async function openEmptyDatabase(): Promise<{ folder: string; db: Database }> {
  const folder = await newDataFolder()
  return { folder, db: await openDatabase({ file: join(folder, "rental.db") }, () => {}) }
}

/**
 * Inserts past enquiries, delivered at the first attempt. Their keys are random like real ones, but inserted in order: that is
 * several times faster, and the indexes are the same.
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
    await run(sql`insert into deliveries (id, enquiry_id, destination, revision, message_id, state, attempts, recorded_at, written_at,
        next_attempt_at)
      select id, id, 'primary', 1, '<past-' || id || '.1@www.example.lk>', 'delivered', 1, ${at}, ${at}, ${at} from past`)
    await run(sql`insert into delivery_attempts (delivery_id, revision, attempt_number, channel, started_at, ended_at)
      select id, 1, 1, 'smtp', ${at}, ${at} from past`)
    await run(sql`insert into inbox_entries (received_at, reference, enquiry_id, kind, state, name, email, search_text, email_key)
      select ${at}, 'past-' || id, id, 'contact', 'new', ${NAME}, ${EMAIL}, 'past-' || id || ${SEARCH_TEXT}, id || '@example.com' from past`)
    await run(sql`drop table past`)
  })
}
