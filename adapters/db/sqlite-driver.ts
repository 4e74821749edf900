import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from "kysely"
import { patiently } from "./patience.ts"
import { RELAXED } from "./relaxed-transaction.ts"
import { SharedCommit } from "./shared-commit.ts"
import type { SqliteHandle } from "./sqlite-handle.ts"
import type { Log } from "./write-ahead-log.ts"

/** One file, opened twice: what only reads never waits for what writes, in this process or another. */
export type OpenFile = {
  writer: SqliteHandle
  reader: SqliteHandle
  log: Log
}

/** A file with those who write to it: one at a time. */
type Shared = OpenFile & { writers: Turns; transaction: SharedCommit }

/**
 * Runs Kysely's queries on a file: one transaction or writing statement at a time, and reading ones whenever they come.
 * What was written returns when it is on disk. The next writer's turn begins before that: transactions that come in one turn of
 * the event loop are committed together, and those that are committed while the disk is busy wait for it together.
 */
export class SqliteDriver implements Driver {
  readonly #open: () => Promise<OpenFile>
  #file: Shared | null = null

  constructor(open: () => Promise<OpenFile>) {
    this.#open = open
  }

  async init(): Promise<void> {
    const file = await this.#open()
    const writers = new Turns()
    const commitSoon = () => void setImmediate(commitAll, { writers, transaction })
    const transaction = new SharedCommit(file.writer, commitSoon)
    this.#file = { ...file, writers, transaction }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#file) throw new Error("the file is not open")
    return new SqliteConnection(this.#file)
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
    if (!this.#file) return
    const { log, reader, writer } = this.#file
    await commitAll(this.#file)
    await log.close()
    reader.close()
    writer.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: Shared
  /** Gives the turn to the next writer; null while we are in no transaction. */
  #endTurn: (() => void) | null = null
  #isRelaxed = false

  constructor(file: Shared) {
    this.#file = file
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.#inTransaction<Row>(query)
    if (SelectQueryNode.is(query.query)) return patiently(() => this.#file.reader.run(query))
    const result = await this.#alone<Row>(query)
    await this.#file.log.untilOnDisk()
    return result
  }

  #inTransaction<Row>(query: CompiledQuery): QueryResult<Row> {
    if (query.sql !== RELAXED) return this.#file.transaction.run<Row>(query)
    this.#isRelaxed = true
    return { rows: [] }
  }

  /** In no transaction: not every statement may stand in one. */
  async #alone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writers, writer, transaction } = this.#file
    const since = performance.now()
    const endTurn = await writers.take()
    try {
      transaction.commit()
      return await patiently(() => writer.run<Row>(query), since)
    } finally {
      endTurn()
    }
  }

  async begin(): Promise<void> {
    const { writers, transaction } = this.#file
    const since = performance.now()
    const endTurn = await writers.take()
    try {
      await transaction.enter(since)
      this.#endTurn = endTurn
      this.#isRelaxed = false
    } catch (error) {
      endTurn()
      throw error
    }
  }

  async commit(): Promise<void> {
    const committed = this.#file.transaction.leave()
    this.#leave()
    await committed
    if (!this.#isRelaxed) await this.#file.log.untilOnDisk()
  }

  async rollback(): Promise<void> {
    if (!this.#endTurn) return // it has ended, and was not committed, or the disk did not take it
    try {
      this.#file.transaction.undo()
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

/** Commits the transactions that have ended, after those that are waiting for their turn. */
async function commitAll({ writers, transaction }: Pick<Shared, "writers" | "transaction">): Promise<void> {
  const endTurn = await writers.take()
  transaction.commit()
  endTurn()
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
