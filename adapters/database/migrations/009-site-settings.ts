/**
 * What the office edits of the site, every version of it: what was before can be set back, and of two people who write the
 * same version one is refused by the key. Who did it is kept by name, which outlives their account.
 */
export const SITE_SETTINGS: readonly string[] = [
  `create table site_settings (
    key text not null,
    version integer not null,
    value text not null,
    changed_at text not null,
    staff_id text not null,
    staff_name text not null,
    primary key (key, version)
  )`,
]
