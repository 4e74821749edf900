import { Kysely } from "kysely"
import { databaseFailure } from "./database-errors.ts"
import { type OnFailure, withFailureListener } from "./failure-listener.ts"
import { migrate } from "./migrate.ts"
import { MIGRATION_LIMITS, postgresDialect, SERVING_LIMITS } from "./postgres.ts"
import { sqliteDialect } from "./sqlite.ts"
import type { Tables } from "./tables.ts"

/** Our database on either engine: every query runs on SQLite and on PostgreSQL. */
export type Database = Kysely<Tables>

/** A file for SQLite, created if missing, or the URL of a PostgreSQL database: `postgres://...`. */
export type DatabaseLocation = { file: string } | { url: string }

/** Logs a warning. The fields hold ids and failures, never a visitor's data. */
export type Warn = (fields: Record<string, unknown>, message: string) => void

/** Thrown if the database cannot be used. The message is a sentence for the person who starts the program. */
export class DatabaseNotOpened extends Error {
  constructor(location: DatabaseLocation, cause: unknown) {
    super(`The database ${nameOf(location)} cannot be opened: ${reasonOf(cause)}`, { cause })
  }
}

/** An AggregateError of several refused addresses has no message of its own. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ("code" in cause ? String(cause.code) : cause.name)
}

/**
 * Opens the database and brings its schema up to date; `destroy()` closes it.
 * @throws DatabaseNotOpened if it cannot be reached, or its schema is newer than this program
 */
export async function openDatabase(
  location: DatabaseLocation,
  warn: Warn,
  onFailure: OnFailure = () => {},
): Promise<Database> {
  try {
    return await ("file" in location
      ? openFile(location, warn, onFailure)
      : openUrl(location, warn, onFailure))
  } catch (error) {
    throw new DatabaseNotOpened(location, error)
  }
}

/** Connects to a database whose schema is up to date; `destroy()` closes it. */
export function connectTo(location: DatabaseLocation, warn: Warn, onFailure: OnFailure = () => {}): Database {
  const dialect =
    "file" in location
      ? sqliteDialect(location.file)
      : postgresDialect(location.url, SERVING_LIMITS, idleErrorLog(warn))
  return new Kysely(withFailureListener(dialect, onFailure))
}

/** The URL without user name and password. */
function nameOf(location: DatabaseLocation): string {
  if ("file" in location) return location.file
  const { host, pathname } = new URL(location.url)
  return `${host}${pathname}`
}

async function openFile(location: { file: string }, warn: Warn, onFailure: OnFailure): Promise<Database> {
  const db = connectTo(location, warn, onFailure)
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function openUrl(location: { url: string }, warn: Warn, onFailure: OnFailure): Promise<Database> {
  const migrationDb: Database = new Kysely({
    dialect: postgresDialect(location.url, MIGRATION_LIMITS, idleErrorLog(warn)),
  })
  try {
    await migrate(migrationDb)
  } finally {
    await migrationDb.destroy()
  }
  return connectTo(location, warn, onFailure)
}

function idleErrorLog(warn: Warn): (error: Error) => void {
  return (error) =>
    warn({ failure: databaseFailure(error) ?? "failed" }, "a connection to the database broke")
}
