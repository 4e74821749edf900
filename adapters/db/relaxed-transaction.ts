import { CompiledQuery, type Transaction } from "kysely"
import type { Database } from "./database.ts"
import type { Tables } from "./tables.ts"

/** PostgreSQL's own words; our SQLite driver understands them too. They hold for the transaction in which they are said. */
export const RELAXED = "set local synchronous_commit to off"
const SAY_RELAXED = CompiledQuery.raw(RELAXED)

/**
 * A transaction that returns without waiting for the disk. For what may be lost when the power fails, and only then: when
 * this process ends it is not. A transaction that does wait brings all those before it to the disk with it.
 */
export function relaxedTransaction<T>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await transaction.executeQuery(SAY_RELAXED)
    return work(transaction)
  })
}
