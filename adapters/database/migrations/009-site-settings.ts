/**
 * Every version of the site's settings, so that the previous one can be restored. The primary key refuses one of two concurrent
 * writes of a version. The author is stored by name, which remains after the account is removed.
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
