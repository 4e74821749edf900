import { Kysely, sql } from "kysely"
import { expect, it, vi } from "vitest"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { openDatabase } from "./database.ts"
import { hearingFailures } from "./hearing-failures.ts"
import { postgresDialect } from "./postgres.ts"

describeOnEachDatabase(
  "who counts failures",
  (_open, locate) => {
    it("hears of each failure once, and of no row that is there already", async () => {
      const onFailure = vi.fn()
      const db = await openDatabase(locate(), vi.fn(), onFailure)
      const row = { key: "one", value: "1" }
      await db.insertInto("meta").values(row).execute()
      await db.insertInto("meta").values(row).execute().catch(vi.fn())
      expect(onFailure).not.toHaveBeenCalled()
      const broken = db.transaction().execute((transaction) => sql`select of nothing`.execute(transaction))
      await broken.catch(vi.fn())
      expect(onFailure.mock.calls).toEqual([["failed"]])
      await db.destroy()
    })
  },
  "empty",
)

it("who counts failures hears of a server that cannot be reached", async () => {
  const onFailure = vi.fn()
  const nobody = postgresDialect("postgres://127.0.0.1:1/none", { connectMs: 1_000, statementMs: 0 }, vi.fn())
  const db = new Kysely(hearingFailures(nobody, onFailure))
  await sql`select 1`.execute(db).catch(vi.fn())
  expect(onFailure.mock.calls).toEqual([["unreachable"]])
  await db.destroy()
})
