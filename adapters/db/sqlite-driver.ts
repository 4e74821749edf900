import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from "kysely"
import { patiently } from "./patience.ts"
import { RELAXED } from "./relaxed-transaction.ts"
import type { SqliteHandle } from "./sqlite-handle.ts"
import type { Log } from "./write-ahead-log.ts"

const BEGIN = CompiledQuery.raw("begin immediate")
const COMMIT = CompiledQuery.raw("commit")
const ROLLBACK = CompiledQuery.raw("rollback")

/** One file, opened twice: what only reads never waits for what writes, in this process or another. */
export type OpenFile = {
  writer: SqliteHandle
  reader: SqliteHandle
  log: Log
}

/**
 * Runs Kysely's queries on a file: one transaction or writing statement at a time, and reading ones whenever they come.
 * What was written returns when it is on disk. The next writer's turn begins before that, so that those who write at the
 * same time wait for the disk together.
 */
export class SqliteDriver implements Driver {
  readonly #open: () => Promise<OpenFile>
  readonly #writers = new Turns()
  #file: OpenFile | null = null

  constructor(open: () => Promise<OpenFile>) {
    this.#open = open
  }

  async init(): Promise<void> {
    this.#file = await this.#open()
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#file) throw new Error("the file is not open")
    return new SqliteConnection(this.#file, this.#writers)
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(): Promise<void> {}

  /** The reader first: only a writer that is left alone puts the log back into the file. */
  async destroy(): Promise<void> {
    await this.#file?.log.close()
    this.#file?.reader.close()
    this.#file?.writer.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: OpenFile
  readonly #writers: Turns
  /** Gives the turn to the next writer; null while we are in no transaction. */
  #endTurn: (() => void) | null = null
  #isRelaxed = false

  constructor(file: OpenFile, writers: Turns) {
    this.#file = file
    this.#writers = writers
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.#inTransaction<Row>(query)
    if (SelectQueryNode.is(query.query)) return patiently(() => this.#file.reader.run(query))
    const result = await this.#alone<Row>(query)
    await this.#file.log.untilOnDisk()
    return result
  }

  #inTransaction<Row>(query: CompiledQuery): QueryResult<Row> {
    if (query.sql !== RELAXED) return this.#file.writer.run<Row>(query)
    this.#isRelaxed = true
    return { rows: [] }
  }

  async #alone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const since = performance.now()
    const endTurn = await this.#writers.take()
    try {
      return await patiently(() => this.#file.writer.run<Row>(query), since)
    } finally {
      endTurn()
    }
  }

  /**
   * A transaction that reads first and writes later fails at once, without waiting, where another process wrote in between
   * (SQLITE_BUSY_SNAPSHOT). One that announces its writing waits for its turn.
   */
  async begin(): Promise<void> {
    const since = performance.now()
    const endTurn = await this.#writers.take()
    try {
      await patiently(() => this.#file.writer.run(BEGIN), since)
      this.#endTurn = endTurn
      this.#isRelaxed = false
    } catch (error) {
      endTurn()
      throw error
    }
  }

  async commit(): Promise<void> {
    this.#file.writer.run(COMMIT)
    this.#leave()
    if (!this.#isRelaxed) await this.#file.log.untilOnDisk()
  }

  /** A disk that is full, or broken, has undone the transaction already; a second time is an error that hides the first. */
  async rollback(): Promise<void> {
    if (!this.#endTurn) return // committed, and the disk did not take it
    const { writer } = this.#file
    try {
      if (writer.isInTransaction()) writer.run(ROLLBACK)
    } finally {
      this.#leave()
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks every driver for it, and we read nothing in pieces.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("rows of a file are read at once")
  }

  #leave(): void {
    this.#endTurn?.()
    this.#endTurn = null
  }
}

/** One after another, in the order in which they came. */
class Turns {
  #last: Promise<void> = Promise.resolve()

  /** @returns what ends the turn. */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}
