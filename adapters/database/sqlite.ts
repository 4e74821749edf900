import { closeSync, mkdirSync, openSync } from "node:fs"
import { dirname } from "node:path"
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely"
import { SqliteDriver } from "./sqlite-driver.ts"

/** SQLite in one file, by Node's own engine: transactions are durable, and several processes may use it. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new FileAdapter(),
    createDriver: () => {
      createForOwnerOnly(file)
      return new SqliteDriver(file)
    },
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class FileAdapter extends SqliteAdapter {
  /** The driver serialises writes, and lets reads run concurrently. */
  override get supportsMultipleConnections() {
    return true
  }

  // SQLite can change its schema within a transaction. Without this, Kysely would migrate outside one, and two processes that
  // start together would both create the tables.
  override get supportsTransactionalDdl() {
    return true
  }
}

/** The database holds personal data, and so do the files that SQLite creates beside it, with the same permissions. */
function createForOwnerOnly(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, "a", 0o600))
}
