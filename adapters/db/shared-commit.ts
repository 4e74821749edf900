import type { CompiledQuery, QueryResult } from "kysely"
import { patiently } from "./patience.ts"
import type { SqliteHandle } from "./sqlite-handle.ts"

const BEGIN = statement("begin immediate")
const COMMIT = statement("commit")
const ROLLBACK = statement("rollback")
const ENTER = statement("savepoint one_of_several")
const LEAVE = statement("release one_of_several")
const UNDO = statement("rollback to one_of_several")

/**
 * Several callers' transactions as one of SQLite's, because a commit costs more than all that an enquiry writes. Each is a
 * savepoint, so that one that fails takes nothing of the others with it; a commit that fails, fails for all of them.
 * Only who has the writers' turn may call it.
 */
export class SharedCommit {
  readonly #writer: SqliteHandle
  readonly #onBegin: () => void
  /** Settled when what is open is committed, or is not; null while nothing is open. */
  #committed: PromiseWithResolvers<void> | null = null

  /** `onBegin` hears that something is open now, and sees to it that it is committed soon. */
  constructor(writer: SqliteHandle, onBegin: () => void) {
    this.#writer = writer
    this.#onBegin = onBegin
  }

  /**
   * A transaction that reads first and writes later fails at once, without waiting, where another process wrote in between
   * (SQLITE_BUSY_SNAPSHOT). One that announces its writing waits for its turn. `since` is when the caller began to wait.
   */
  async enter(since: number): Promise<void> {
    if (!this.#committed) await this.#begin(since)
    this.run(ENTER)
  }

  /** @throws what the engine says. Where the disk is full or broken it has undone everything: then all have failed. */
  run<Row>(query: Pick<CompiledQuery, "sql" | "parameters">): QueryResult<Row> {
    if (!this.#committed) throw new Error("the transaction is not open any more")
    try {
      return this.#writer.run<Row>(query)
    } catch (error) {
      if (!this.#writer.isInTransaction()) this.#fail(error)
      throw error
    }
  }

  /** Ends a caller's transaction. @returns what resolves when it is committed, together with the others. */
  leave(): Promise<void> {
    this.run(LEAVE)
    return this.#committed?.promise ?? Promise.resolve()
  }

  /** Takes back what a caller has written, and nothing of the others. */
  undo(): void {
    if (!this.#committed) return // the engine has done it already; a second time is an error that hides the first
    try {
      this.run(UNDO)
      this.run(LEAVE)
    } catch (error) {
      this.#fail(error)
      throw error
    }
  }

  /** Commits what is open. Never throws: whoever waits hears of a failure. */
  commit(): void {
    const committed = this.#committed
    if (!committed) return
    try {
      this.#writer.run(COMMIT)
      this.#committed = null
      committed.resolve()
    } catch (error) {
      this.#fail(error)
    }
  }

  async #begin(since: number): Promise<void> {
    await patiently(() => this.#writer.run(BEGIN), since)
    this.#committed = Promise.withResolvers()
    this.#committed.promise.catch(() => {}) // where the only one has failed by itself, nobody waits for it
    this.#onBegin()
  }

  #fail(error: unknown): void {
    const committed = this.#committed
    this.#committed = null
    committed?.reject(error)
    try {
      if (this.#writer.isInTransaction()) this.#writer.run(ROLLBACK)
    } catch {
      // All have heard of the first error. Whoever comes next hears that nothing can be begun, and nothing of this is committed.
    }
  }
}

function statement(sql: string) {
  return { sql, parameters: [] }
}
