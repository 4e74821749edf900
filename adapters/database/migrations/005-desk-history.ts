/** The history of an enquiry. The author is stored by name, which remains after the account is removed. */
export const DESK_HISTORY: readonly string[] = [
  "alter table desk_entries add column version integer not null default 1",
  `create table desk_events (
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
]
