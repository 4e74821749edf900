import { type Kysely, sql } from "kysely"

const SRI_LANKA_OFFSET_MS = 5.5 * 3_600_000

/**
 * A booking can be entered by the staff; it has no delivery. The page of today finds confirmed bookings by pick-up, by return and
 * by the time at which the vehicle came back, and enquiries by the time of the visitor's last message. Returns were not recorded
 * before: a booking that was due before the day of the migration counts as back when it was due, because it would otherwise be
 * listed as late.
 */
const STATEMENTS = [
  "alter table inbox_entries add column returned_at text",
  "create index inbox_entries_of_state_by_pick_up on inbox_entries (state, pick_up_at)",
  "create index inbox_entries_by_return on inbox_entries (state, return_at)",
  "create index inbox_entries_by_returned on inbox_entries (state, returned_at)",
  "create index enquiry_events_of_visitors on enquiry_events (at) where author = 'visitor'",
] as const

export const staffBookings = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
    const today = new Date(Date.now() + SRI_LANKA_OFFSET_MS).toISOString().slice(0, 10)
    await sql`update inbox_entries set returned_at = return_at where state = 'confirmed' and return_at < ${today}`.execute(
      db,
    )
  },
}
