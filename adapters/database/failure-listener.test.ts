import { Kysely, sql } from "kysely"
import { expect, it, vi } from "vitest"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { openDatabase } from "./database.ts"
import { withFailureListener } from "./failure-listener.ts"
import { postgresDialect } from "./postgres.ts"

describeOnEachDatabase(
  "a failure listener",
  (_open, locate) => {
    it("is called once for each failure, and not for a violated unique constraint", async () => {
      const onFailure = vi.fn()
      const db = await openDatabase(locate(), vi.fn(), onFailure)
      const row = { key: "one", value: "1" }
      await db.insertInto("meta").values(row).execute()
      await db.insertInto("meta").values(row).execute().catch(vi.fn())
      expect(onFailure).not.toHaveBeenCalled()
      const failingTransaction = db
        .transaction()
        .execute((transaction) => sql`select of nothing`.execute(transaction))
      await failingTransaction.catch(vi.fn())
      expect(onFailure.mock.calls).toEqual([["failed"]])
      await db.destroy()
    })
  },
  { schema: "empty" },
)

it("a failure listener is called for an unreachable server", async () => {
  const onFailure = vi.fn()
  const unreachableServer = postgresDialect(
    "postgres://127.0.0.1:1/none",
    { connectMs: 1_000, statementMs: 0 },
    vi.fn(),
  )
  const db = new Kysely(withFailureListener(unreachableServer, onFailure))
  await sql`select 1`.execute(db).catch(vi.fn())
  expect(onFailure.mock.calls).toEqual([["unreachable"]])
  await db.destroy()
})
