/**
 * Photos that the office uploads, with every file that browsers fetch of them: in the database, so that each process serves
 * them, and a backup holds them. SQLite keeps bytes as they are in a column of any type.
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
