/** Accounts of the office. On both engines, the sign-in library's columns have the types that it uses on SQLite. */
export const STAFF: readonly string[] = [
  `create table staff (
    id text primary key,
    name text not null,
    email text not null unique,
    email_verified integer not null,
    image text,
    role text not null,
    second_factor_enabled integer,
    created_at text not null,
    updated_at text not null
  )`,
  `create table staff_sessions (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    token text not null unique,
    expires_at text not null,
    client_address text,
    user_agent text,
    created_at text not null,
    updated_at text not null
  )`,
  "create index staff_sessions_of_member on staff_sessions (staff_id)",
  `create table staff_credentials (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    account_id text not null,
    provider_id text not null,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at text,
    refresh_token_expires_at text,
    scope text,
    password text,
    created_at text not null,
    updated_at text not null
  )`,
  "create index staff_credentials_of_member on staff_credentials (staff_id)",
  `create table staff_verifications (
    id text primary key,
    identifier text not null,
    value text not null,
    expires_at text not null,
    created_at text not null,
    updated_at text not null
  )`,
  "create index staff_verifications_by_identifier on staff_verifications (identifier)",
  `create table staff_second_factors (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    secret text not null,
    paper_codes text not null,
    verified integer,
    failed_tries integer,
    locked_until text
  )`,
  "create index staff_second_factors_of_member on staff_second_factors (staff_id)",
  `create table staff_used_codes (
    staff_id text not null references staff (id) on delete cascade,
    code_hash text not null,
    used_at text not null,
    primary key (staff_id, code_hash)
  )`,
  `create table staff_invitations (
    secret_hash text primary key,
    role text not null,
    expires_at text not null,
    used_at text
  )`,
]
