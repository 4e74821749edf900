import { type Kysely, sql } from "kysely"

const MONTHS = 24
/** The days in which the owners of an existing site can choose another period before data are anonymised. */
const GRACE_DAYS = 90

/**
 * Enquiries are anonymised after 24 months unless an owner has chosen a period. A site with data starts after a grace period,
 * `anonymise_from`. A period that an owner has chosen, 'for ever' included, does not change.
 */
export const retention = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table privacy_settings add column anonymise_from text`.execute(db)
    await sql`insert into privacy_jobs (name, due_at, done) values ('forget-expired', '1970-01-01T00:00:00.000Z', 0)`.execute(
      db,
    )
    const { rows } = await sql`select id from enquiries union all select id from staff limit 1`.execute(db)
    const from = rows.length > 0 ? new Date(Date.now() + GRACE_DAYS * 24 * 60 * 60_000).toISOString() : null
    await sql`update privacy_settings
      set anonymise_after_months = ${sql.lit(MONTHS)}, anonymise_from = cast(${from} as text)
      where version = 1 and anonymise_after_months is null`.execute(db)
  },
}
