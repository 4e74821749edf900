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

/** The database cannot be used as it is: a sentence for who starts the program. */
export class DatabaseNotOpened extends Error {
  constructor(location: DatabaseLocation, cause: unknown) {
    super(`The database ${nameOf(location)} cannot be opened: ${reasonOf(cause)}`, { cause })
  }
}

/** Several addresses that all refused are one error without a message. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ("code" in cause ? String(cause.code) : cause.name)
}

/**
 * Opens the database and brings its schema up to date; `destroy()` closes it.
 * @throws DatabaseNotOpened where it cannot be reached, or its schema is ahead of this program: the start is to stop.
 */
export async function openDatabase(
  location: DatabaseLocation,
  warn: Warn,
  onFailure: OnFailure = () => {},
): Promise<Database> {
  try {
    return await ("file" in location
      ? openFile(location.file, onFailure)
      : openUrl(location.url, warn, onFailure))
  } catch (error) {
    throw new DatabaseNotOpened(location, error)
  }
}

/** Without the name and the password that stand in an address. */
function nameOf(location: DatabaseLocation): string {
  if ("file" in location) return location.file
  const { host, pathname } = new URL(location.url)
  return `${host}${pathname}`
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
