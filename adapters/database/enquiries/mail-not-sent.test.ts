import { CompiledQuery, sql } from "kysely"
import { expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { enquiriesNotSent } from "./mail-not-sent.ts"

describeOnEachDatabase("enquiries whose delivery failed", (open, locate) => {
  it("are found in indexes without the delivered ones", async () => {
    const plan = await planOf(await open(), "file" in locate())
    expect(plan).toContain("deliveries_waiting")
    expect(plan).toContain("deliveries_abandoned")
  })
})

/** On PostgreSQL without sequential scans, which it prefers for an empty table. */
async function planOf(db: Database, isSqlite: boolean): Promise<string> {
  const { sql: text, parameters } = enquiriesNotSent(db, RECEIVED_AT).compile()
  const explain = (word: string) => CompiledQuery.raw(`${word} ${text}`, [...parameters])
  if (isSqlite) return JSON.stringify((await db.executeQuery(explain("explain query plan"))).rows)
  return db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan to off`.execute(transaction)
    return JSON.stringify((await transaction.executeQuery(explain("explain"))).rows)
  })
}
