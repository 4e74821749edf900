import { readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { describeOnSqlite } from "#tests/support/databases.ts"
import { PROCESSES_TIMEOUT_MS, runInProcesses } from "#tests/support/processes.ts"
import { openDatabase } from "./database.ts"

describeOnSqlite(
  "the file",
  (open, locate) => {
    it("has a transaction on the disk when the commit returns", async () => {
      const db = await open()
      const { rows: journal } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)
      const { rows: synchronous } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db)
      const FULL = 2 // https://sqlite.org/pragma.html#pragma_synchronous
      expect([journal[0]?.journal_mode, synchronous[0]?.synchronous]).toEqual(["wal", FULL])
    })

    it("contains no overwritten or deleted data", async () => {
      const db = await open()
      const longValue = (name: string) => `${name} ${"x".repeat(3_000)} ${name}`
      for (const key of ["erased", "removed"])
        await db
          .insertInto("meta")
          .values({ key, value: longValue(`Zenobia ${key}`) })
          .execute()
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
      await db.updateTable("meta").set({ value: "" }).where("key", "=", "erased").execute()
      await db.deleteFrom("meta").where("key", "=", "removed").execute()
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
      const location = locate()
      expect(readFileSync("file" in location ? location.file : "").includes("Zenobia")).toBe(false)
    })

    it(
      "loses nothing when processes read and then write in turns",
      async () => {
        const db = await open()
        await db.insertInto("meta").values({ key: "count", value: "0" }).execute()
        const script = new URL("../../tests/support/scripts/count-up.ts", import.meta.url)
        await runInProcesses(3, script, { location: locate(), times: 40 })
        const { value } = await db.selectFrom("meta").select("value").executeTakeFirstOrThrow()
        expect(value).toBe("120")
      },
      PROCESSES_TIMEOUT_MS,
    )

    it("is written when another process has unlocked it, without blocking the event loop before", async () => {
      const db = await open()
      await db.insertInto("meta").values({ key: "colour", value: "maroon" }).execute()
      const location = locate()
      const holder = new DatabaseSync("file" in location ? location.file : "")
      holder.exec("begin exclusive")
      const transaction = db
        .transaction()
        .execute((db) => db.updateTable("meta").set({ value: "teal" }).execute())
      const statement = db.insertInto("meta").values({ key: "size", value: "large" }).execute()
      // Reads succeed, and this thread can release the lock: the event loop is not blocked.
      const before = await db.selectFrom("meta").select("value").execute()
      holder.exec("commit")
      holder.close()
      await Promise.all([transaction, statement])
      const after = await db.selectFrom("meta").select("value").orderBy("key").execute()
      const values = (rows: { value: string }[]) => rows.map(({ value }) => value)
      expect([values(before), values(after)]).toEqual([["maroon"], ["teal", "large"]])
    })

    it("takes an instant as ISO text, also as the first value of a statement", async () => {
      const db = await open()
      const instant = new Date("2026-11-21T10:00:00.123Z")
      await sql`insert into meta (value, key) values (${instant}, 'now')`.execute(db)
      const { value } = await db.selectFrom("meta").select("value").executeTakeFirstOrThrow()
      expect(value).toBe("2026-11-21T10:00:00.123Z")
    })

    it("has a write-ahead log that shrinks after a long read, and none after it is closed", async () => {
      const location = locate()
      const file = "file" in location ? location.file : ""
      const db = await openDatabase({ file }, console.warn)
      const write = (key: string, bytes: number) =>
        db
          .insertInto("meta")
          .values({ key, value: "x".repeat(bytes) })
          .execute()
      const reader = new DatabaseSync(file, { readOnly: true })
      reader.exec("begin; select * from meta")
      for (const key of ["one", "two"]) await write(key, 6_000_000)
      const grownLogBytes = statSync(`${file}-wal`).size
      reader.close()
      // The first write checkpoints the log into the file, the next one restarts it.
      for (const key of ["three", "four"]) await write(key, 6_000_000)
      await write("five", 1)
      expect(grownLogBytes).toBeGreaterThan(12_000_000)
      expect(statSync(`${file}-wal`).size).toBeLessThan(9_000_000)
      await db.destroy()
      expect(readdirSync(dirname(file))).toEqual(["rental.db"])
    })

    it("is created if it is missing, readable by its owner only", async () => {
      const location = locate()
      const folder = "file" in location ? join(dirname(location.file), "new", "folder") : ""
      const db = await openDatabase({ file: join(folder, "rental.db") }, console.warn)
      await db.insertInto("meta").values({ key: "colour", value: "maroon" }).execute()
      const files = readdirSync(folder)
      expect(files.toSorted()).toEqual(["rental.db", "rental.db-shm", "rental.db-wal"])
      expect(files.map((file) => statSync(join(folder, file)).mode & 0o777)).toEqual([0o600, 0o600, 0o600])
      await db.destroy()
    })
  },
  { schema: "empty" },
)
