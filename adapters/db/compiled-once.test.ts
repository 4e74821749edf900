import { expect, it } from "vitest"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { compiledOnce } from "./compiled-once.ts"
import type { Database } from "./database.ts"

type Entry = { key: string; value: string }

describeOnEachDatabase("a statement that is compiled once", (open) => {
  const insertInto = (db: Database) => {
    let built = 0
    const insert = compiledOnce((row: Entry) => {
      built++
      return db
        .insertInto("meta")
        .values(row)
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: row.value }))
    })
    return { insert, timesBuilt: () => built }
  }
  const entries = (db: Database) =>
    db.selectFrom("meta").selectAll().where("key", "like", "colour%").orderBy("key").execute()

  it("runs with the values of each time, however they are ordered, and is built for no other", async () => {
    const db = await open()
    const { insert, timesBuilt } = insertInto(db)
    await insert(db, { key: "colour 1", value: "maroon" })
    await insert(db, { key: "colour 2", value: "teal" })
    await insert(db, { key: "colour 2", value: "'); drop table meta; --" })
    expect(timesBuilt()).toBe(1)
    await insert(db, { value: "sand", key: "colour 3" })
    expect(await entries(db)).toEqual([
      { key: "colour 1", value: "maroon" },
      { key: "colour 2", value: "'); drop table meta; --" },
      { key: "colour 3", value: "sand" },
    ])
  })

  it("is another statement where other columns are given", async () => {
    const db = await open()
    await insertInto(db).insert(db, { key: "colour 1", value: "maroon" })
    const update = compiledOnce(({ was, ...entry }: Partial<Entry> & { was: string }) =>
      db.updateTable("meta").set(entry).where("key", "=", was).returning("key"),
    )
    const { rows } = await update(db, { was: "colour 1", value: "teal" })
    await update(db, { was: "colour 1", key: "colour 2" })
    expect([rows, await entries(db)]).toEqual([[{ key: "colour 1" }], [{ key: "colour 2", value: "teal" }]])
  })

  it("belongs to the transaction that it is run in", async () => {
    const db = await open()
    const { insert } = insertInto(db)
    const failing = db.transaction().execute(async (transaction) => {
      const { numAffectedRows } = await insert(transaction, { key: "colour 1", value: "maroon" })
      throw new Error(`${numAffectedRows} written`)
    })
    await expect(failing).rejects.toThrow("1 written")
    expect(await entries(db)).toEqual([])
  })
})
