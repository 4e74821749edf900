/**
 * One outbox for enquiries and the office's emails, with deliveries keyed by what they deliver and by destination. The primary
 * delivery keeps the id of its enquiry or email. Every row of the four tables before it is moved, with states and leases.
 */
export const OUTBOX: readonly string[] = [
  `create table emails (
    id text primary key not null,
    kind text not null,
    written_at text not null,
    expires_at text,
    to_address text,
    subject text not null,
    body text not null,
    enquiry_id text references enquiries (id) on delete cascade,
    enquiry_version integer
  )`,
  `create table deliveries (
    id text primary key not null,
    enquiry_id text references enquiries (id) on delete cascade,
    email_id text unique references emails (id) on delete cascade,
    destination text not null check (destination in ('primary', 'webhook')),
    revision integer not null,
    message_id text unique,
    state text not null check (state in ('waiting', 'delivered', 'abandoned')),
    attempts integer not null,
    recorded_at text not null,
    written_at text not null,
    next_attempt_at text not null,
    lease_owner text,
    lease_until text,
    unique (enquiry_id, destination),
    check ((enquiry_id is null) <> (email_id is null)),
    check (email_id is null or destination = 'primary')
  )`,
  `create table delivery_attempts (
    delivery_id text not null references deliveries (id) on delete cascade,
    revision integer not null,
    attempt_number integer not null,
    channel text not null,
    started_at text not null,
    ended_at text not null,
    failure text,
    detail text,
    primary key (delivery_id, revision, attempt_number)
  )`,

  `insert into emails (id, kind, written_at, expires_at, to_address, subject, body, enquiry_id, enquiry_version)
    select id, kind, written_at, expires_at, to_address, subject, body, enquiry_id, desk_version from letters`,
  `insert into deliveries (id, enquiry_id, destination, revision, message_id, state, attempts, recorded_at, written_at,
      next_attempt_at, lease_owner, lease_until)
    select enquiry_id, enquiry_id, 'primary', revision, message_id, state, tries, received_at,
      coalesce(amended_at, received_at), due_at, lease_owner, lease_until
    from messages join enquiries on enquiries.id = messages.enquiry_id`,
  `insert into deliveries (id, email_id, destination, revision, message_id, state, attempts, recorded_at, written_at,
      next_attempt_at, lease_owner, lease_until)
    select id, id, 'primary', 1, message_id, state, tries, written_at, written_at, due_at, lease_owner, lease_until
    from letters`,
  `insert into delivery_attempts (delivery_id, revision, attempt_number, channel, started_at, ended_at, failure, detail)
    select enquiry_id, revision, try_number, channel, started_at, ended_at, failure, detail from attempts`,
  `insert into delivery_attempts (delivery_id, revision, attempt_number, channel, started_at, ended_at, failure, detail)
    select letter_id, 1, try_number, channel, started_at, ended_at, failure, detail from letter_attempts`,
  "drop table letter_attempts",
  "drop table letters",
  "drop table attempts",
  "drop table messages",

  "create index deliveries_waiting on deliveries (destination, next_attempt_at) where state = 'waiting'",
  "create index deliveries_abandoned on deliveries (destination, enquiry_id) where state = 'abandoned'",
  "create index emails_of_enquiry on emails (enquiry_id, enquiry_version)",
  "create index emails_expiring on emails (expires_at) where expires_at is not null and body <> ''",
  "create index delivery_attempts_delivered on delivery_attempts (channel, ended_at) where failure is null",
  "create index delivery_attempts_failed on delivery_attempts (channel, ended_at) where failure is not null",
]
