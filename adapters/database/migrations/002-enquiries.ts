// A migration that has run is never edited, only followed by another one. The SQL is valid on both engines.
export const ENQUIRIES = [
  `create table forms (form_key text primary key not null)`,

  `create table enquiries (
    id text primary key not null,
    form_key text not null references forms (form_key),
    reference text not null unique,
    kind text not null,
    content text not null,
    received_at text not null,
    amended_at text
  )`,
  `create index enquiries_form_key on enquiries (form_key)`,

  `create table messages (
    enquiry_id text primary key not null references enquiries (id),
    revision integer not null,
    message_id text not null unique,
    state text not null check (state in ('waiting', 'delivered', 'abandoned')),
    tries integer not null,
    due_at text not null,
    lease_owner text,
    lease_until text
  )`,
  `create index messages_waiting on messages (due_at) where state = 'waiting'`,

  `create table attempts (
    enquiry_id text not null references messages (enquiry_id),
    revision integer not null,
    try_number integer not null,
    channel text not null,
    started_at text not null,
    ended_at text not null,
    failure text,
    detail text,
    primary key (enquiry_id, revision, try_number)
  )`,

  `create table intake_addresses (address_hash text primary key not null, last_at text not null)`,
  `create index intake_addresses_last_at on intake_addresses (last_at)`,

  `create table intake (address_hash text not null, at text not null)`,
  `create index intake_address on intake (address_hash, at)`,
  `create index intake_at on intake (at)`,
] as const
