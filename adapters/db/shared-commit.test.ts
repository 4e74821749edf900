import { sql } from "kysely"
import { beforeEach, expect, it } from "vitest"
import { describeOnSqlite } from "#tests/support/databases.ts"
import type { Database } from "./database.ts"
import { databaseFailure } from "./database-errors.ts"
import { relaxedTransaction } from "./relaxed-transaction.ts"

describeOnSqlite(
  "transactions that come at once",
  (open) => {
    let db: Database
    beforeEach(async () => {
      db = await open()
    })

    const insert = (into: Database, key: string, value = "") =>
      into.insertInto("meta").values({ key, value }).execute()
    const write = (key: string, value = "") =>
      db.transaction().execute((transaction) => insert(transaction, key, value))
    const keys = async (from: Database = db) =>
      (await from.selectFrom("meta").select("key").orderBy("key").execute()).map(({ key }) => key)
    const failuresOf = async (writes: Promise<unknown>[]) =>
      (await Promise.allSettled(writes)).map((result) =>
        result.status === "rejected" ? databaseFailure(result.reason) : "written",
      )

    it("see what those before them wrote, and nobody else does before all of it is committed", async () => {
      const first = write("first")
      const seen = db.transaction().execute(async (transaction) => [await keys(transaction), await keys()])
      await first
      expect([await seen, await keys()]).toEqual([[["first"], []], ["first"]])
    })

    it("are committed when the last of them is refused a row that is there already", async () => {
      expect(await failuresOf([write("one"), write("two"), write("one")])).toEqual([
        "written",
        "written",
        "unique",
      ])
      expect(await keys()).toEqual(["one", "two"])
    })

    it("are committed before a statement that stands in none of them", async () => {
      const all = [write("one"), insert(db, "two"), write("three")]
      await all[1]
      expect(await keys()).toEqual(expect.arrayContaining(["one", "two"]))
      expect(await failuresOf(all)).toEqual(["written", "written", "written"])
    })

    it("have all failed, each by the same name, when there is no room for what one of them writes", async () => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
      await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 1)}`.execute(db)
      const relaxed = relaxedTransaction(db, (transaction) => insert(transaction, "relaxed"))
      const failures = await failuresOf([write("small"), relaxed, write("large", "x".repeat(1_000_000))])
      expect(failures).toEqual(["unreachable", "unreachable", "unreachable"])
      expect(await failuresOf([write("later")])).toEqual(["written"])
      expect(await keys()).toEqual(["later"])
    })

    it("write nothing more once there was no room, though one of them goes on", async () => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
      await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 1)}`.execute(db)
      const stubborn = db.transaction().execute(async (transaction) => {
        await insert(transaction, "large", "x".repeat(1_000_000)).catch(() => {})
        await insert(transaction, "small")
      })
      await expect(stubborn).rejects.toThrow("not open any more")
      expect(await keys()).toEqual([])
    })
  },
  "new",
)
