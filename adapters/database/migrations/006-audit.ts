/**
 * Versions and retirement of the editable rows of the fleet, the number of units of a vehicle, and the audit log. The author of an
 * event is stored by name, which
 * remains after the account is removed.
 */
export const AUDIT: readonly string[] = [
  "alter table categories add column version integer not null default 1",
  "alter table categories add column retired_at text",
  "alter table vehicles add column version integer not null default 1",
  "alter table vehicles add column retired_at text",
  "alter table vehicles add column units integer not null default 1",
  "alter table services add column version integer not null default 1",
  "alter table services add column retired_at text",
  `create table audit_events (
    at text not null,
    id text not null,
    staff_id text,
    staff_name text,
    action text not null,
    subject text not null,
    subject_id text not null,
    subject_name text not null,
    changes text not null,
    primary key (at, id)
  )`,
  "create index audit_events_by_subject on audit_events (subject, subject_id, at, id)",
]
