/**
 * Photos that the office uploads, with all their files. They are in the database, so that every process can serve them and backups
 * include them. SQLite stores bytes unchanged in a column of any type.
 */
export const PICTURES: readonly string[] = [
  `create table pictures (
    hash text primary key,
    width integer not null,
    height integer not null,
    alt text not null,
    added_at text not null
  )`,
  `create table picture_files (
    name text primary key,
    hash text not null references pictures (hash) on delete cascade,
    bytes bytea not null
  )`,
  "create index picture_files_by_picture on picture_files (hash)",
]
