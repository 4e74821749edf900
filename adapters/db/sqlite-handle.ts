import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import type { CompiledQuery, QueryResult } from "kysely"

const MAX_STATEMENTS = 200

type Prepared = { statement: StatementSync; givesRows: boolean }

/** One connection to a file, with the statements that it has prepared. It never waits: a file that is held is an error at once. */
export class SqliteHandle {
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()

  constructor(file: string, options: { readOnly: boolean }) {
    this.#db = new DatabaseSync(file, { ...options, timeout: 0, enableForeignKeyConstraints: true })
  }

  run<Row>({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">): QueryResult<Row> {
    const { statement, givesRows } = this.#prepare(sql)
    const values = parameters.map(bound)
    // The rows have the shape that Kysely compiled the query for.
    if (givesRows) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  exec(sql: string): void {
    this.#db.exec(sql)
  }

  isInTransaction(): boolean {
    return this.#db.isTransaction
  }

  close(): void {
    this.#db.close()
  }

  #prepare(sql: string): Prepared {
    const kept = this.#prepared.get(sql)
    if (kept) return kept
    const [oldest] = this.#prepared.keys()
    if (oldest !== undefined && this.#prepared.size >= MAX_STATEMENTS) this.#prepared.delete(oldest)
    const statement = this.#db.prepare(sql)
    const made = { statement, givesRows: statement.columns().length > 0 }
    this.#prepared.set(sql, made)
    return made
  }
}

/** A Date as the first value would be taken for a set of named parameters, and be written as NULL without a word. */
function bound(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return Number(value)
  if (value instanceof Date) return value.toISOString()
  return value as SQLInputValue // node:sqlite itself refuses any other type
}
