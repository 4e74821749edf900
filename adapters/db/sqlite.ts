import { closeSync, mkdirSync, openSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync, type SQLInputValue } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { type Dialect, SqliteAdapter, SqliteDialect, type SqliteStatement } from "kysely"
import { databaseFailure } from "./database-errors.ts"

const BUSY_TIMEOUT_MS = 5_000
const SWITCH_RETRY_MS = 20
const MAX_STATEMENTS = 200

/** SQLite in one file, by the engine that comes with Node: durable when a transaction returns, safe for several processes. */
export function sqliteDialect(file: string): Dialect {
  return new FileDialect({ database: async () => face(await openFile(file)) })
}

class FileDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSchemaAdapter()
  }
}

// SQLite changes its schema within transactions. Kysely does not count on it: without this it would migrate without one,
// and two processes that start together would both create the tables.
class TransactionalSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

async function openFile(file: string): Promise<DatabaseSync> {
  mkdirSync(dirname(file), { recursive: true })
  // It holds what visitors wrote: a new one is for its owner only, and so is what SQLite puts beside it.
  closeSync(openSync(file, "a", 0o600))
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  await writeAhead(db)
  db.exec("PRAGMA synchronous = FULL")
  return db
}

/** The first process to open a file switches it to the log, and needs it alone; SQLite does not wait for that, so we do. */
async function writeAhead(db: DatabaseSync): Promise<void> {
  const patience = AbortSignal.timeout(BUSY_TIMEOUT_MS)
  for (;;) {
    try {
      return db.exec("PRAGMA journal_mode = WAL")
    } catch (error) {
      if (patience.aborted || databaseFailure(error) !== "timeout") throw error
      await sleep(SWITCH_RETRY_MS)
    }
  }
}

function face(db: DatabaseSync) {
  const statements = new Map<string, SqliteStatement>()
  const prepare = (sql: string) => {
    const kept = statements.get(sql)
    if (kept) return kept
    const [oldest] = statements.keys()
    if (oldest !== undefined && statements.size >= MAX_STATEMENTS) statements.delete(oldest)
    const made = statement(db, sql)
    statements.set(sql, made)
    return made
  }
  return { close: () => db.close(), prepare: (sql: string) => prepare(startsWriting(sql)) }
}

/**
 * A transaction that reads first and writes later fails at once, without waiting, where another process wrote in between
 * (SQLITE_BUSY_SNAPSHOT). One that announces its writing waits for its turn.
 */
function startsWriting(sql: string): string {
  return sql === "begin" ? "begin immediate" : sql
}

function statement(db: DatabaseSync, sql: string): SqliteStatement {
  const prepared = db.prepare(sql)
  return {
    reader: prepared.columns().length > 0,
    all: (values) => prepared.all(...values.map(bound)),
    run: (values) => prepared.run(...values.map(bound)),
    iterate: (values) => prepared.iterate(...values.map(bound)),
  }
}

/** A Date as the first value would be taken for a set of named parameters, and be written as NULL without a word. */
function bound(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return Number(value)
  if (value instanceof Date) return value.toISOString()
  return value as SQLInputValue // node:sqlite itself refuses any other type
}
