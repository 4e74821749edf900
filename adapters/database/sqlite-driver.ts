import { DatabaseSync, type SQLInputValue } from "node:sqlite"
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from "kysely"
import { atMost } from "#lib/at-most.ts"
import { patiently } from "./patience.ts"

/**
 * The log begins anew when it holds about 4 MB and nobody reads from it. Where somebody read for long, it has grown beyond
 * that, and is cut down to this as soon as it can begin anew.
 */
const LONGEST_IDLE_LOG_BYTES = 8 * 1024 * 1024

/** One file, opened twice: what only reads never waits for what writes, in this process or another. */
type OpenFile = { writer: DatabaseSync; reader: DatabaseSync; oneWriter: ReturnType<typeof atMost> }

/** Kysely's queries on a file: one transaction or writing statement at a time, and reading ones whenever they come. */
export class SqliteDriver implements Driver {
  readonly #path: string
  #file: OpenFile | null = null

  constructor(path: string) {
    this.#path = path
  }

  async init(): Promise<void> {
    const writer = open(this.#path, { readOnly: false })
    try {
      // The first process to open a file switches it to the log, and needs it alone.
      await patiently(() => writer.exec("PRAGMA journal_mode = WAL"))
      // A transaction is on the disk before it returns.
      writer.exec("PRAGMA synchronous = FULL")
      // What is deleted or overwritten is overwritten in the file too: an erased visitor stays in no free space.
      writer.exec("PRAGMA secure_delete = ON")
      writer.exec(`PRAGMA journal_size_limit = ${LONGEST_IDLE_LOG_BYTES}`)
      this.#file = { writer, reader: open(this.#path, { readOnly: true }), oneWriter: atMost(1) }
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

  /** The reader first: only a writer that is left alone puts the log back into the file. */
  async destroy(): Promise<void> {
    this.#file?.reader.close()
    this.#file?.writer.close()
    this.#file = null
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: OpenFile
  /** Lets the next writer begin; null while we are in no transaction. */
  #endTurn: (() => void) | null = null

  constructor(file: OpenFile) {
    this.#file = file
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, oneWriter } = this.#file
    if (this.#endTurn) {
      // Where the disk is full or broken the engine has undone everything: a statement would then be committed by itself.
      if (!writer.isTransaction) throw new Error("the transaction is not open any more")
      return run(writer, query)
    }
    if (SelectQueryNode.is(query.query)) return patiently(() => run(reader, query))
    const since = performance.now()
    return oneWriter.run(() => patiently(() => run(writer, query), since))
  }

  /**
   * A transaction that reads first and writes later fails at once, without waiting, where another process wrote in between
   * (SQLITE_BUSY_SNAPSHOT). One that announces its writing waits for its turn.
   */
  async begin(): Promise<void> {
    const { writer, oneWriter } = this.#file
    const since = performance.now()
    const turn = Promise.withResolvers<() => void>()
    oneWriter.run(() => new Promise<void>((endTurn) => turn.resolve(endTurn)))
    const endTurn = await turn.promise
    try {
      await patiently(() => writer.exec("begin immediate"), since)
      this.#endTurn = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  /** One that fails leaves the transaction open: Kysely rolls it back. */
  async commit(): Promise<void> {
    this.#file.writer.exec("commit")
    this.#leave()
  }

  /** What the engine has undone by itself is not undone again: that would be an error which hides the first. */
  async rollback(): Promise<void> {
    try {
      if (this.#file.writer.isTransaction) this.#file.writer.exec("rollback")
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

/** It never waits: a file that is held is an error at once. */
function open(path: string, options: { readOnly: boolean }): DatabaseSync {
  return new DatabaseSync(path, { ...options, timeout: 0, enableForeignKeyConstraints: true })
}

function run<Row>(db: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = db.prepare(sql)
  const values = parameters.map(bound)
  // The rows have the shape that Kysely compiled the query for.
  if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/** A Date as the first value would be taken for a set of named parameters, and be written as NULL without a word. */
function bound(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return Number(value)
  if (value instanceof Date) return value.toISOString()
  return value as SQLInputValue // node:sqlite itself refuses any other type
}
