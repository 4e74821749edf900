import { Kysely } from "kysely"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { describeOnSqlite } from "#tests/support/databases.ts"
import { PATIENCE } from "#tests/support/patience.ts"
import type { Database } from "./database.ts"
import { databaseFailure } from "./database-errors.ts"
import { relaxedTransaction } from "./relaxed-transaction.ts"
import { sqliteDialect } from "./sqlite.ts"
import { WriteAheadLog } from "./write-ahead-log.ts"

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve))

describeOnSqlite(
  "what is written",
  (open, locate) => {
    /** A disk that says it has written only when the test says so. */
    let disk: PromiseWithResolvers<void>[]
    let answered: string[]
    let db: Database
    beforeEach(async () => {
      await open() // makes the tables
      const at = locate()
      const file = "file" in at ? at.file : ""
      disk = []
      answered = []
      const sync = () => {
        const asked = Promise.withResolvers<void>()
        disk.push(asked)
        return asked.promise
      }
      db = new Kysely({ dialect: sqliteDialect(file, new WriteAheadLog(file, sync)) })
    })
    afterEach(async () => {
      const closed = db.destroy()
      await turnOfTheLoop()
      for (const asked of disk) asked.resolve()
      await closed
    })

    const insert = (into: Database, key: string) =>
      into.insertInto("meta").values({ key, value: "" }).execute()
    const single = (key: string) => insert(db, key).then(() => answered.push(key))
    const whole = (key: string) =>
      db
        .transaction()
        .execute((transaction) => insert(transaction, key))
        .then(() => answered.push(key))
    const asked = (times: number) => vi.waitUntil(() => disk.length === times, PATIENCE)
    const keys = async () =>
      (await db.selectFrom("meta").select("key").orderBy("key").execute()).map(({ key }) => key)

    it("is answered when it is on the disk, and not before", async () => {
      const both = Promise.all([single("a statement"), whole("a transaction")])
      await asked(1)
      await turnOfTheLoop()
      expect(answered).toEqual([])
      disk[0]?.resolve()
      await asked(2)
      disk[1]?.resolve()
      await both
      expect(answered).toEqual(["a statement", "a transaction"])
    })

    it("waits together while the disk is busy", async () => {
      const first = whole("first")
      await asked(1)
      const others = Promise.all(["second", "third", "fourth"].map(whole))
      await turnOfTheLoop()
      disk[0]?.resolve()
      await first
      await asked(2)
      expect(answered).toEqual(["first"])
      disk[1]?.resolve()
      await others
      expect([answered.toSorted(), disk.length]).toEqual([["first", "fourth", "second", "third"], 2])
    })

    it("stands alone: a transaction that fails takes nothing of the others with it, and leaves nothing", async () => {
      const failing = db.transaction().execute(async (transaction) => {
        await insert(transaction, "half")
        throw new Error("the other half")
      })
      const results = Promise.allSettled([whole("before"), failing, whole("after")])
      await asked(1)
      disk[0]?.resolve()
      expect((await results).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
      expect(await keys()).toEqual(["after", "before"])
    })

    it("is answered before it is on the disk where the transaction is a relaxed one, and no other is", async () => {
      await relaxedTransaction(db, (transaction) => insert(transaction, "relaxed"))
      expect([await keys(), disk]).toEqual([["relaxed"], []])
      const strict = whole("strict")
      await asked(1)
      expect(answered).toEqual([])
      disk[0]?.resolve()
      await strict
    })

    it("is refused to all who wait when the disk fails, with its name, and never accepted again", async () => {
      const results = Promise.allSettled([whole("first"), single("second")])
      await asked(1)
      disk[0]?.reject(Object.assign(new Error("input/output error"), { code: "EIO" }))
      const later = await Promise.allSettled([whole("third"), single("fourth")])
      const failures = [...(await results), ...later].map((result) =>
        result.status === "rejected" ? databaseFailure(result.reason) : "accepted",
      )
      expect(failures).toEqual(["unreachable", "unreachable", "unreachable", "unreachable"])
      expect(disk).toHaveLength(1)
    })
  },
  "new",
)
