import { rm } from "node:fs/promises"
import { isDeepStrictEqual } from "node:util"
import type { DatabaseLocation } from "../database.ts"
import { MIGRATION_NAMES } from "../migrate.ts"
import type { DatabaseContents, Engine } from "./database-contents.ts"
import { backUpPostgres, dropAllTables, isPostgresEmpty, restorePostgres } from "./postgres-backup.ts"
import { backUpSqlite, isSqliteFileMissing, restoreSqlite } from "./sqlite-backup.ts"

export function engineOf(location: DatabaseLocation): Engine {
  return "file" in location ? "sqlite" : "postgres"
}

/**
 * Writes a consistent snapshot of the database to `file`, while others read and write it.
 * @throws if it cannot be read completely, or PostgreSQL's own programs are missing
 */
export function backUpDatabase(location: DatabaseLocation, file: string): Promise<DatabaseContents> {
  return "file" in location
    ? backUpSqlite({ from: location.file, to: file })
    : backUpPostgres({ url: location.url, file })
}

/** Whether a restore into this location would overwrite nothing: the file is missing, or the PostgreSQL database has no tables. */
export function isDatabaseEmpty(location: DatabaseLocation): Promise<boolean> {
  return "file" in location ? isSqliteFileMissing(location.file) : isPostgresEmpty(location.url)
}

/**
 * Restores the database in `file` into an empty location.
 * @throws if the restored contents differ from the expected ones, and the location is then empty again; or if the file is
 * damaged, and a SQLite copy of it then stays in place
 */
export async function restoreDatabase(
  location: DatabaseLocation,
  file: string,
  expected: DatabaseContents,
): Promise<void> {
  const [restored, undo] =
    "file" in location
      ? [await restoreSqlite({ from: file, to: location.file }), () => rm(location.file)]
      : [await restorePostgres({ url: location.url, file }), () => dropAllTables(location.url)]
  if (isDeepStrictEqual(restored, expected)) return
  await undo()
  throw new Error(`the restored database differs from the backup: ${JSON.stringify({ restored, expected })}`)
}

/** The migrations of a backup that this program does not know, because a newer version made it. */
export function unknownMigrations({ migrations }: Pick<DatabaseContents, "migrations">): string[] {
  return migrations.filter((name) => !MIGRATION_NAMES.includes(name))
}
