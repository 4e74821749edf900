import { type Kysely, sql } from "kysely"

/**
 * The periods in which vehicles are away: bookings, still called hires here, and blocks are in one table, because each can
 * conflict with the other. The reference of an enquiry links a booking to it; if an enquiry is erased, its booking stays, without
 * a name.
 */
const HIRES: readonly string[] = [
  `create table calendar_entries (
    id text primary key not null,
    kind text not null check (kind in ('hire', 'block')),
    vehicle_id text not null references vehicles (id),
    enquiry_reference text,
    from_at text not null,
    to_at text not null,
    units integer not null check (units > 0),
    reason text,
    version integer not null default 1,
    removed_at text,
    check (from_at < to_at),
    check ((kind = 'hire') = (enquiry_reference is not null)),
    check ((kind = 'block') = (reason is not null))
  )`,
  "create index calendar_entries_by_end on calendar_entries (to_at) where removed_at is null",
  "create index calendar_entries_of_vehicle on calendar_entries (vehicle_id, to_at) where removed_at is null",
  `create unique index calendar_entries_of_enquiry on calendar_entries (enquiry_reference) where removed_at is null`,
]

export const hires = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of HIRES) await sql.raw(statement).execute(db)
    await enterConfirmed(db)
  },
}

type Stored = { reference: string; content: string }

/** Inserts bookings that were confirmed before there was a calendar, with the terms that were sent. */
async function enterConfirmed(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Stored>`select desk_entries.reference, enquiries.content from desk_entries
    join enquiries on enquiries.id = desk_entries.enquiry_id
    where desk_entries.state = 'confirmed' and desk_entries.kind = 'booking'`.execute(db)
  for (const row of rows) await enter(db, row)
}

async function enter(db: Kysely<unknown>, { reference, content }: Stored): Promise<void> {
  const hire = hireIn(content)
  if (!hire) return
  await sql`insert into calendar_entries (id, kind, vehicle_id, enquiry_reference, from_at, to_at, units)
    select ${crypto.randomUUID()}, 'hire', id, ${reference}, ${hire.pickUpAt}, ${hire.returnAt}, 1
    from vehicles where id = ${hire.vehicleId}`.execute(db)
}

type Hire = { vehicleId: string; pickUpAt: string; returnAt: string }

/** Returns null for a content that cannot be parsed, because it must not stop the start. */
function hireIn(content: string): Hire | null {
  try {
    const booking = JSON.parse(content) as Hire & { kind: string } // as our forms stored it
    return booking.kind === "booking" && booking.pickUpAt < booking.returnAt ? booking : null
  } catch {
    return null
  }
}
