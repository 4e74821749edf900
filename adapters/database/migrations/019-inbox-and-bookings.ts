/**
 * Tables and values get the names that the program uses: `desk_entries` is `inbox_entries`, `desk_events` is `enquiry_events`, and
 * the calendar's kind 'hire' is 'booking'. Tables are copied, not renamed: neither database renames the indexes and constraints of
 * a table with it, and SQLite cannot change a CHECK constraint.
 */
export const INBOX_AND_BOOKINGS: readonly string[] = [
  `create table inbox_entries (
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
    version integer not null default 1,
    email_key text,
    number_key text,
    primary key (received_at, reference)
  )`,
  `insert into inbox_entries (received_at, reference, enquiry_id, kind, state, name, contact_number, email, vehicle, service,
      pick_up_at, return_at, total_cents, search_text, version, email_key, number_key)
    select received_at, reference, enquiry_id, kind, state, name, contact_number, email, vehicle, service,
      pick_up_at, return_at, total_cents, search_text, version, email_key, number_key
    from desk_entries`,
  "drop table desk_entries",
  "create index inbox_entries_by_state on inbox_entries (state, received_at, reference)",
  "create index inbox_entries_by_vehicle on inbox_entries (vehicle, received_at, reference)",
  "create index inbox_entries_by_email on inbox_entries (email_key) where email_key is not null",
  "create index inbox_entries_by_number on inbox_entries (number_key) where number_key is not null",

  `create table enquiry_events (
    enquiry_id text not null references enquiries (id),
    version integer not null,
    at text not null,
    staff_id text not null,
    staff_name text not null,
    from_state text not null,
    to_state text not null,
    note text,
    is_resend integer not null,
    primary key (enquiry_id, version)
  )`,
  `insert into enquiry_events (enquiry_id, version, at, staff_id, staff_name, from_state, to_state, note, is_resend)
    select enquiry_id, version, at, staff_id, staff_name, from_state, to_state, note, is_resend from desk_events`,
  "drop table desk_events",
  "create index enquiry_events_by_time on enquiry_events (at, enquiry_id, version)",

  // Copied twice, because the new table has the old one's name.
  "create table former_calendar_entries as select * from calendar_entries",
  "drop table calendar_entries",
  `create table calendar_entries (
    id text primary key not null,
    kind text not null check (kind in ('booking', 'block')),
    vehicle_id text not null references vehicles (id),
    enquiry_reference text,
    from_at text not null,
    to_at text not null,
    units integer not null check (units > 0),
    reason text,
    version integer not null default 1,
    removed_at text,
    check (from_at < to_at),
    check ((kind = 'booking') = (enquiry_reference is not null)),
    check ((kind = 'block') = (reason is not null))
  )`,
  `insert into calendar_entries (id, kind, vehicle_id, enquiry_reference, from_at, to_at, units, reason, version, removed_at)
    select id, case kind when 'hire' then 'booking' else kind end, vehicle_id, enquiry_reference, from_at, to_at, units, reason,
      version, removed_at
    from former_calendar_entries`,
  "drop table former_calendar_entries",
  "create index calendar_entries_by_end on calendar_entries (to_at) where removed_at is null",
  "create index calendar_entries_of_vehicle on calendar_entries (vehicle_id, to_at) where removed_at is null",
  "create unique index calendar_entries_of_enquiry on calendar_entries (enquiry_reference) where removed_at is null",

  "update audit_events set subject = 'booking' where subject = 'hire'",
]
