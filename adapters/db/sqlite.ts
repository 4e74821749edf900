import { closeSync, mkdirSync, openSync } from "node:fs"
import { dirname } from "node:path"
import { type Dialect, SqliteAdapter, SqliteDialect } from "kysely"
import { patiently } from "./patience.ts"
import { type OpenFile, SqliteDriver } from "./sqlite-driver.ts"
import { SqliteHandle } from "./sqlite-handle.ts"
import { type Log, WriteAheadLog } from "./write-ahead-log.ts"

/**
 * The log begins anew when it holds about 4 MB and nobody reads from it. Where somebody read for long, it has grown beyond
 * that, and is cut down to this as soon as it can begin anew.
 */
const LONGEST_IDLE_LOG_BYTES = 8 * 1024 * 1024

/** SQLite in one file, by the engine that comes with Node: durable when a transaction returns, safe for several processes. */
export function sqliteDialect(file: string, log: Log = new WriteAheadLog(file)): Dialect {
  return new FileDialect(file, log)
}

class FileDialect extends SqliteDialect {
  readonly #file: string
  readonly #log: Log

  constructor(file: string, log: Log) {
    super({ database: async () => Promise.reject(new Error("our own driver opens the file")) })
    this.#file = file
    this.#log = log
  }

  override createDriver() {
    return new SqliteDriver(async () => ({ ...(await openFile(this.#file)), log: this.#log }))
  }

  override createAdapter() {
    return new FileAdapter()
  }
}

class FileAdapter extends SqliteAdapter {
  /** Our driver keeps the writers apart, and lets the readers pass. */
  override get supportsMultipleConnections() {
    return true
  }

  // SQLite changes its schema within transactions. Kysely does not count on it: without this it would migrate without one,
  // and two processes that start together would both create the tables.
  override get supportsTransactionalDdl() {
    return true
  }
}

async function openFile(file: string): Promise<Omit<OpenFile, "log">> {
  mkdirSync(dirname(file), { recursive: true })
  // It holds what visitors wrote: a new one is for its owner only, and so is what SQLite puts beside it.
  closeSync(openSync(file, "a", 0o600))
  const writer = new SqliteHandle(file, { readOnly: false })
  try {
    // The first process to open a file switches it to the log, and needs it alone.
    await patiently(() => writer.exec("PRAGMA journal_mode = WAL"))
    // The log is then brought to the disk before it is put back into the file, and that before the log begins anew.
    // That it is there before a transaction returns is the driver's part.
    writer.exec("PRAGMA synchronous = NORMAL")
    // What a transaction would need to be taken back by itself: an enquiry is more than the 64 KiB that go into no file by default.
    writer.exec("PRAGMA temp_store = MEMORY")
    // What is deleted or overwritten is overwritten in the file too: an erased visitor stays in no free space.
    writer.exec("PRAGMA secure_delete = ON")
    writer.exec(`PRAGMA journal_size_limit = ${LONGEST_IDLE_LOG_BYTES}`)
    return { writer, reader: new SqliteHandle(file, { readOnly: true }) }
  } catch (error) {
    writer.close()
    throw error
  }
}
