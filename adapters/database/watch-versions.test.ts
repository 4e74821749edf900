import { execFileSync } from "node:child_process"
import { expect, it, vi } from "vitest"
import { describeOnEachDatabase, describeOnSqlite } from "#tests/support/databases.ts"
import type { Database, DatabaseLocation } from "./database.ts"
import { changeSettingsVersion, readVersions } from "./versions.ts"
import { watchVersions } from "./watch-versions.ts"

const change = (db: Database) => db.transaction().execute(changeSettingsVersion)

describeOnEachDatabase("the content versions", (open, locate) => {
  it("are current at a poll after a change", async () => {
    const db = await open()
    const versions = await watchVersions(locate(), db, vi.fn())
    for (let changes = 0; changes < 3; changes++) {
      const before = versions.current()
      await change(db)
      await versions.pollNow()
      expect(versions.current()).not.toEqual(before)
      expect(versions.current()).toEqual(await readVersions(db))
    }
    versions.close()
  })
})

describeOnSqlite("the versions in a file", (open, locate) => {
  const openWatched = async () => {
    const db = await open()
    const versions = await watchVersions(locate(), db, vi.fn())
    return { db, versions }
  }

  it("are the same object until a commit in this process, and then current without a poll", async () => {
    const { db, versions } = await openWatched()
    const before = versions.current()
    expect(versions.current()).toBe(before)
    await change(db)
    expect(versions.current()).toEqual(await readVersions(db))
    expect(versions.current()).not.toEqual(before)
    versions.close()
  })

  it("include changes of another process", async () => {
    const { db, versions } = await openWatched()
    await change(db)
    versions.current()
    runInAnotherProcess(locate(), "update meta set value = 'theirs' where key = 'settings_version'")
    expect(versions.current()?.settings).toBe("theirs")
    versions.close()
  })

  it("do not change by a rollback, or by unrelated commits", async () => {
    const { db, versions } = await openWatched()
    const before = versions.current()
    const rolledBack = db.transaction().execute(async (transaction) => {
      await changeSettingsVersion(transaction)
      throw new Error("rolled back")
    })
    await expect(rolledBack).rejects.toThrow("rolled back")
    expect(versions.current()).toBe(before)
    await db.insertInto("meta").values({ key: "other", value: "x" }).execute()
    expect(versions.current()).toEqual(before)
    versions.close()
  })

  it("are unknown if the file cannot be read", async () => {
    const { versions } = await openWatched()
    versions.current()
    versions.close()
    expect(versions.current()).toBeNull()
  })
})

function runInAnotherProcess(location: DatabaseLocation, statement: string): void {
  const program = `new (require("node:sqlite").DatabaseSync)(process.argv[1]).exec(process.argv[2])`
  const file = "file" in location ? location.file : ""
  execFileSync(process.execPath, ["-e", program, file, statement])
}
