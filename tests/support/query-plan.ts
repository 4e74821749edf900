import { type Compilable, CompiledQuery, sql } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { Locate } from "./databases.ts"

/** The plan of a query as text. Disables sequential scans on PostgreSQL, which prefers them for an empty table. */
export async function queryPlanOf(db: Database, query: Compilable, locate: Locate): Promise<string> {
  const { sql: text, parameters } = query.compile()
  const explain = (word: string) => CompiledQuery.raw(`${word} ${text}`, [...parameters])
  if ("file" in locate()) return JSON.stringify((await db.executeQuery(explain("explain query plan"))).rows)
  return db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan to off`.execute(transaction)
    return JSON.stringify((await transaction.executeQuery(explain("explain"))).rows)
  })
}
