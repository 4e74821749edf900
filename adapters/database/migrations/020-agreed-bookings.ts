import { type Kysely, sql } from "kysely"
import { agreedTermsOf } from "./frozen/agreed-terms.ts"

/**
 * A booking has the terms that were agreed, beside the request. An enquiry can be cancelled, or its customer not appear. A
 * booking can have several vehicles, so its entries of the calendar are no longer unique. An event has the changed terms and how
 * a reply was sent, and its author can be the visitor.
 */
const AGREED_BOOKINGS: readonly string[] = [
  // Copied twice, because the new table has the old one's name: SQLite cannot change a CHECK constraint.
  "create table former_inbox_entries as select * from inbox_entries",
  "drop table inbox_entries",
  `create table inbox_entries (
    received_at text not null,
    reference text not null,
    enquiry_id text not null references enquiries (id),
    kind text not null,
    state text not null check (state in ('new', 'contacted', 'confirmed', 'declined', 'cancelled', 'noShow', 'spam')),
    name text,
    contact_number text,
    email text not null,
    vehicle text,
    service text,
    pick_up_at text,
    return_at text,
    total_cents bigint,
    search_text text not null,
    version integer not null default 1,
    email_key text,
    number_key text,
    primary key (received_at, reference)
  )`,
  `insert into inbox_entries (received_at, reference, enquiry_id, kind, state, name, contact_number, email, vehicle, service,
      pick_up_at, return_at, total_cents, search_text, version, email_key, number_key)
    select received_at, reference, enquiry_id, kind, state, name, contact_number, email, vehicle, service,
      pick_up_at, return_at, total_cents, search_text, version, email_key, number_key
    from former_inbox_entries`,
  "drop table former_inbox_entries",
  "create index inbox_entries_by_state on inbox_entries (state, received_at, reference)",
  "create index inbox_entries_by_vehicle on inbox_entries (vehicle, received_at, reference)",
  "create index inbox_entries_by_email on inbox_entries (email_key) where email_key is not null",
  "create index inbox_entries_by_number on inbox_entries (number_key) where number_key is not null",

  "drop index calendar_entries_of_enquiry",
  "create index calendar_entries_of_enquiry on calendar_entries (enquiry_reference) where removed_at is null",

  "alter table enquiry_events add column changes text",
  "alter table enquiry_events add column channel text",
  "alter table enquiry_events add column sent_text text",
  "alter table enquiry_events add column author text not null default 'staff'",

  `create table agreed_bookings (
    enquiry_id text primary key not null references enquiries (id),
    terms text not null,
    revision integer not null,
    offered_at text,
    valid_until text,
    accepted_at text
  )`,
]

export const agreedBookings = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of AGREED_BOOKINGS) await sql.raw(statement).execute(db)
    await fillFromCalendar(db)
  },
}

type StoredBooking = {
  enquiry_id: string
  content: string
  vehicle_id: string
  name: string
  units: number
  from_at: string
  to_at: string
  deposit_cents: number
  extra_km_cents: number
  chauffeur_only: number
}

/** A confirmed booking was agreed with the vehicle and the days of its calendar entry. Its price is that of the request. */
async function fillFromCalendar(db: Kysely<unknown>): Promise<void> {
  const { rows } =
    await sql<StoredBooking>`select enquiries.id as enquiry_id, enquiries.content, calendar_entries.vehicle_id,
      vehicles.name, calendar_entries.units, from_at, to_at, deposit_cents, extra_km_cents, chauffeur_only
    from calendar_entries
    join enquiries on enquiries.reference = calendar_entries.enquiry_reference
    join vehicles on vehicles.id = calendar_entries.vehicle_id
    where calendar_entries.removed_at is null`.execute(db)
  for (const { enquiry_id, content, ...row } of rows) {
    const terms = agreedTermsOf(content, {
      vehicleId: row.vehicle_id,
      name: row.name,
      units: row.units,
      pickUpAt: row.from_at,
      returnAt: row.to_at,
      deposit: row.deposit_cents,
      extraKmRate: row.extra_km_cents,
      hasDriver: row.chauffeur_only === 1,
    })
    await sql`insert into agreed_bookings (enquiry_id, terms, revision) values (${enquiry_id}, ${terms}, 1)`.execute(
      db,
    )
  }
}
