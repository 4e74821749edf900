import { closeSync, mkdirSync, openSync } from "node:fs"
import { dirname } from "node:path"
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely"
import { SqliteDriver } from "./sqlite-driver.ts"

/** SQLite in one file, by the engine that comes with Node: durable when a transaction returns, safe for several processes. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new FileAdapter(),
    createDriver: () => {
      makeForOwnerOnly(file)
      return new SqliteDriver(file)
    },
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class FileAdapter extends SqliteAdapter {
  /** The driver keeps the writers apart, and lets the readers pass. */
  override get supportsMultipleConnections() {
    return true
  }

  // SQLite changes its schema within transactions. Kysely does not count on it: without this it would migrate without one,
  // and two processes that start together would both create the tables.
  override get supportsTransactionalDdl() {
    return true
  }
}

/** It holds what visitors wrote: so does what SQLite puts beside it, with the same rights. */
function makeForOwnerOnly(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, "a", 0o600))
}
