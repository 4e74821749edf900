/**
 * The office's emails ('letters') with their delivery attempts, and links for a new password. Indexes find the last successful
 * and the last failed attempt of each channel.
 */
export const LETTERS: readonly string[] = [
  `create table letters (
    id text primary key not null,
    kind text not null,
    message_id text unique,
    written_at text not null,
    expires_at text,
    to_address text,
    subject text not null,
    body text not null,
    enquiry_id text references enquiries (id) on delete cascade,
    desk_version integer,
    state text not null check (state in ('waiting', 'delivered', 'abandoned')),
    tries integer not null,
    due_at text not null,
    lease_owner text,
    lease_until text
  )`,
  "create index letters_waiting on letters (due_at) where state = 'waiting'",
  "create index letters_abandoned on letters (written_at) where state = 'abandoned'",
  "create index letters_of_enquiry on letters (enquiry_id, desk_version)",
  `create table letter_attempts (
    letter_id text not null references letters (id) on delete cascade,
    try_number integer not null,
    channel text not null,
    started_at text not null,
    ended_at text not null,
    failure text,
    detail text,
    primary key (letter_id, try_number)
  )`,
  "create index letter_attempts_arrived on letter_attempts (channel, ended_at) where failure is null",
  "create index letter_attempts_failed on letter_attempts (channel, ended_at) where failure is not null",
  "create index attempts_arrived on attempts (channel, ended_at) where failure is null",
  "create index attempts_failed on attempts (channel, ended_at) where failure is not null",
  `create table staff_password_resets (
    staff_id text primary key not null references staff (id) on delete cascade,
    secret_hash text not null unique,
    expires_at text not null
  )`,
]
