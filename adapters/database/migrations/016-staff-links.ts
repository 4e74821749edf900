/**
 * Several links for a new password per person, each with its own expiry. Secrets that a session may show again for some minutes,
 * encrypted with the office's key and deleted with the session.
 */
export const STAFF_LINKS: readonly string[] = [
  `create table staff_reset_links (
    secret_hash text primary key not null,
    staff_id text not null references staff (id) on delete cascade,
    expires_at text not null
  )`,
  `insert into staff_reset_links (secret_hash, staff_id, expires_at)
    select secret_hash, staff_id, expires_at from staff_password_resets`,
  "drop table staff_password_resets",
  "alter table staff_reset_links rename to staff_password_resets",
  "create index staff_password_resets_of_member on staff_password_resets (staff_id)",
  `create table staff_session_secrets (
    session_id text not null references staff_sessions (id) on delete cascade,
    name text not null,
    value text not null,
    expires_at text not null,
    primary key (session_id, name)
  )`,
]
