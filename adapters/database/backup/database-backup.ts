import { rm } from "node:fs/promises"
import { isDeepStrictEqual } from "node:util"
import type { DatabaseLocation } from "../database.ts"
import { MIGRATION_NAMES } from "../migrate.ts"
import type { DatabaseContents, Engine } from "./database-contents.ts"
import { backUpPostgres, emptyPostgres, isPostgresEmpty, restorePostgres } from "./postgres-backup.ts"
import { backUpSqlite, isSqliteEmpty, restoreSqlite } from "./sqlite-backup.ts"

export function engineOf(location: DatabaseLocation): Engine {
  return "file" in location ? "sqlite" : "postgres"
}

/**
 * Writes the database, as it stood at one moment, to `file`, while others read and write it.
 * @throws where it cannot be read whole, or where PostgreSQL's own programs are missing.
 */
export function backUpDatabase(location: DatabaseLocation, file: string): Promise<DatabaseContents> {
  return "file" in location ? backUpSqlite(location.file, file) : backUpPostgres(location.url, file)
}

/** Whether nothing would be lost by restoring into this place. */
export function isDatabaseEmpty(location: DatabaseLocation): Promise<boolean> {
  return "file" in location ? isSqliteEmpty(location.file) : isPostgresEmpty(location.url)
}

/**
 * Puts the database that `file` holds into an empty place, all of it or nothing.
 * @throws where what is there then is not what is expected; the place is then as before.
 */
export async function restoreDatabase(
  location: DatabaseLocation,
  file: string,
  expected: DatabaseContents,
): Promise<void> {
  const [restored, undo] =
    "file" in location
      ? [await restoreSqlite(location.file, file), () => rm(location.file)]
      : [await restorePostgres(location.url, file), () => emptyPostgres(location.url)]
  if (isDeepStrictEqual(restored, expected)) return
  await undo()
  throw new Error(`what was restored is not what was kept: ${JSON.stringify({ restored, expected })}`)
}

/** Migrations of a backup that this program does not know: it was made by a newer one. */
export function unknownMigrations({ migrations }: Pick<DatabaseContents, "migrations">): string[] {
  return migrations.filter((name) => !MIGRATION_NAMES.includes(name))
}
