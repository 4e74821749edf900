import { Kysely } from "kysely"
import { databaseFailure } from "./database-errors.ts"
import { hearingFailures, type OnFailure } from "./hearing-failures.ts"
import { migrate } from "./migrate.ts"
import { MIGRATING, postgresDialect, SERVING } from "./postgres.ts"
import { sqliteDialect } from "./sqlite.ts"
import type { Tables } from "./tables.ts"

/** Our database, whichever engine is behind it: every query that goes through it runs on SQLite and on PostgreSQL. */
export type Database = Kysely<Tables>

/** A file for SQLite, made where it is missing, or the address of a PostgreSQL database: `postgres://...`. */
export type DatabaseLocation = { file: string } | { url: string }

/** A line in the log: ids and names of failures only. */
export type Warn = (fields: Record<string, unknown>, message: string) => void

/**
 * Opens the database and brings its schema up to date; `destroy()` closes it.
 * @throws when the database cannot be reached, or its schema is ahead of this program: the start is to stop.
 */
export async function openDatabase(
  location: DatabaseLocation,
  warn: Warn,
  onFailure: OnFailure = () => {},
): Promise<Database> {
  return "file" in location ? openFile(location.file, onFailure) : openUrl(location.url, warn, onFailure)
}

async function openFile(file: string, onFailure: OnFailure): Promise<Database> {
  const db: Database = new Kysely(hearingFailures(sqliteDialect(file), onFailure))
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function openUrl(url: string, warn: Warn, onFailure: OnFailure): Promise<Database> {
  const onIdleError = (error: Error) =>
    warn({ failure: databaseFailure(error) ?? "failed" }, "a connection to the database broke")
  const migrating: Database = new Kysely({ dialect: postgresDialect(url, MIGRATING, onIdleError) })
  try {
    await migrate(migrating)
  } finally {
    await migrating.destroy()
  }
  return new Kysely(hearingFailures(postgresDialect(url, SERVING, onIdleError), onFailure))
}
