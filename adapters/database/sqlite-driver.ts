import { DatabaseSync, type SQLInputValue } from "node:sqlite"
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from "kysely"
import { limitConcurrency } from "#lib/limit-concurrency.ts"
import { retryWhileLocked } from "./retry-while-locked.ts"

/**
 * SQLite restarts the write-ahead log at about 4 MB, when no reader uses it. A long read lets it grow; it is truncated to this
 * size at the next restart.
 */
const MAX_IDLE_LOG_BYTES = 8 * 1024 * 1024

/** One file with two connections: reads never wait for writes, in this process or another. */
type OpenFile = {
  writer: DatabaseSync
  reader: DatabaseSync
  writeQueue: ReturnType<typeof limitConcurrency>
}

/** Runs Kysely's queries: one transaction or writing statement at a time, reads at any time. */
export class SqliteDriver implements Driver {
  readonly #path: string
  #file: OpenFile | null = null

  constructor(path: string) {
    this.#path = path
  }

  async init(): Promise<void> {
    const writer = open(this.#path, { readOnly: false })
    try {
      // The first process that opens a file switches it to WAL mode, which needs an exclusive lock.
      await retryWhileLocked(() => writer.exec("PRAGMA journal_mode = WAL"))
      // A transaction is durable before it returns.
      writer.exec("PRAGMA synchronous = FULL")
      // Deleted content is overwritten with zeros in the file, so that no data of an erased visitor stays in free pages.
      writer.exec("PRAGMA secure_delete = ON")
      writer.exec(`PRAGMA journal_size_limit = ${MAX_IDLE_LOG_BYTES}`)
      this.#file = { writer, reader: open(this.#path, { readOnly: true }), writeQueue: limitConcurrency(1) }
    } catch (error) {
      writer.close()
      throw error
    }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#file) throw new Error("the file is not open")
    return new SqliteConnection(this.#file)
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(): Promise<void> {}

  /** Closes the reader first: the last connection checkpoints the log into the file. */
  async destroy(): Promise<void> {
    this.#file?.reader.close()
    this.#file?.writer.close()
    this.#file = null
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: OpenFile
  /** Releases the write lock; null outside a transaction. */
  #releaseLock: (() => void) | null = null

  constructor(file: OpenFile) {
    this.#file = file
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, writeQueue } = this.#file
    if (this.#releaseLock) {
      // After a disk error SQLite has rolled back. A further statement would be committed outside of the transaction.
      if (!writer.isTransaction) throw new Error("the transaction is not open any more")
      return run(writer, query)
    }
    if (SelectQueryNode.is(query.query)) return retryWhileLocked(() => run(reader, query))
    const since = performance.now()
    return writeQueue.run(() => retryWhileLocked(() => run(writer, query), since))
  }

  /**
   * A transaction that reads first and writes later fails at once if another process wrote in between (SQLITE_BUSY_SNAPSHOT).
   * BEGIN IMMEDIATE takes the write lock first, and waits for it.
   */
  async begin(): Promise<void> {
    const { writer, writeQueue } = this.#file
    const since = performance.now()
    const locked = Promise.withResolvers<() => void>()
    writeQueue.run(() => new Promise<void>((release) => locked.resolve(release)))
    const releaseLock = await locked.promise
    try {
      await retryWhileLocked(() => writer.exec("begin immediate"), since)
      this.#releaseLock = releaseLock
    } catch (error) {
      releaseLock()
      throw error
    }
  }

  /** A failed commit leaves the transaction open: Kysely rolls it back. */
  async commit(): Promise<void> {
    this.#file.writer.exec("commit")
    this.#endTransaction()
  }

  /** Skips the rollback if the engine has already rolled back, because the error of another rollback would hide the first one. */
  async rollback(): Promise<void> {
    try {
      if (this.#file.writer.isTransaction) this.#file.writer.exec("rollback")
    } finally {
      this.#endTransaction()
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely requires the method, and no query of ours streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("rows of a file are read at once")
  }

  #endTransaction(): void {
    this.#releaseLock?.()
    this.#releaseLock = null
  }
}

/** Never blocks: a locked file is an error at once. */
function open(path: string, options: { readOnly: boolean }): DatabaseSync {
  return new DatabaseSync(path, { ...options, timeout: 0, enableForeignKeyConstraints: true })
}

function run<Row>(db: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = db.prepare(sql)
  const values = parameters.map(toSqlValue)
  // The rows have the shape that Kysely compiled the query for.
  if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/** node:sqlite takes a Date as the first value for a set of named parameters, and silently writes NULL. */
function toSqlValue(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return Number(value)
  if (value instanceof Date) return value.toISOString()
  return value as SQLInputValue // node:sqlite itself refuses any other type
}
