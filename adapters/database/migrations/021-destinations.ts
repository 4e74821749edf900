/**
 * Deliveries to any destination: the names are those of `DESTINATIONS` in domain/delivery, so that another one needs no migration.
 * SQLite cannot drop a check, so both databases copy the table. Its attempts are copied too, because dropping it deletes them.
 */
export const DESTINATIONS_IN_CODE: readonly string[] = [
  "create table former_deliveries as select * from deliveries",
  "create table former_delivery_attempts as select * from delivery_attempts",
  "drop table delivery_attempts",
  "drop table deliveries",
  `create table deliveries (
    id text primary key not null,
    enquiry_id text references enquiries (id) on delete cascade,
    email_id text unique references emails (id) on delete cascade,
    destination text not null,
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
  `insert into deliveries (id, enquiry_id, email_id, destination, revision, message_id, state, attempts, recorded_at,
      written_at, next_attempt_at, lease_owner, lease_until)
    select id, enquiry_id, email_id, destination, revision, message_id, state, attempts, recorded_at,
      written_at, next_attempt_at, lease_owner, lease_until
    from former_deliveries`,
  `insert into delivery_attempts (delivery_id, revision, attempt_number, channel, started_at, ended_at, failure, detail)
    select delivery_id, revision, attempt_number, channel, started_at, ended_at, failure, detail
    from former_delivery_attempts`,
  "drop table former_delivery_attempts",
  "drop table former_deliveries",
  "create index deliveries_waiting on deliveries (destination, next_attempt_at) where state = 'waiting'",
  "create index deliveries_abandoned on deliveries (destination, enquiry_id) where state = 'abandoned'",
  "create index delivery_attempts_delivered on delivery_attempts (channel, ended_at) where failure is null",
  "create index delivery_attempts_failed on delivery_attempts (channel, ended_at) where failure is not null",
]
