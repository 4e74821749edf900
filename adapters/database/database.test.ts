import { sql } from "kysely"
import { expect, it } from "vitest"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { PROCESSES_TIMEOUT_MS, runInProcesses } from "#tests/support/processes.ts"
import { type Database, openDatabase } from "./database.ts"
import { MIGRATION_NAMES } from "./migrate.ts"

const script = (name: string) => new URL(`../../tests/support/scripts/${name}.ts`, import.meta.url)

describeOnEachDatabase(
  "a database",
  (open, locate) => {
    it(
      "is created once when several processes start at once",
      async () => {
        const outputs = await runInProcesses(4, script("open-database"), locate())
        expect(outputs).toEqual([[], [], [], []])
        expect(await migrationNames(await open())).toEqual(MIGRATION_NAMES)
      },
      PROCESSES_TIMEOUT_MS,
    )

    it("refuses a program that is older than its schema", async () => {
      await sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
        await open(),
      )
      await expect(openDatabase(locate(), console.warn)).rejects.toThrow(
        /^The database \S+ cannot be opened: its schema is ahead of this program, which does not know 999-later\. /,
      )
    })

    it("has its rows after a restart", async () => {
      const db = await openDatabase(locate(), console.warn)
      await db.insertInto("meta").values({ key: "colour", value: "maroon" }).execute()
      await db.destroy()
      const [row] = await (await open()).selectFrom("meta").selectAll().execute()
      expect(row).toMatchObject({ key: "colour", value: "maroon" })
    })

    it("returns whole numbers as numbers, also counts and amounts above four bytes", async () => {
      const db = await open()
      const { rows } = await sql<{ count: number; amount: number }>`
      select count(*) as count, cast(3000000000 as bigint) as amount from meta
    `.execute(db)
      expect(rows.map((row) => ({ ...row }))).toEqual([{ count: 0, amount: 3_000_000_000 }])
    })

    it("rolls back a failed transaction completely", async () => {
      const db = await open()
      const failingTransaction = db.transaction().execute(async (transaction) => {
        await transaction.insertInto("meta").values({ key: "half", value: "done" }).execute()
        throw new Error("the other half")
      })
      await expect(failingTransaction).rejects.toThrow("the other half")
      expect(await db.selectFrom("meta").selectAll().execute()).toEqual([])
    })

    it("refuses a row with a dangling reference", async () => {
      const db = await open()
      const enquiry = {
        id: "1",
        reference: "7K4M-2Q9T",
        kind: "contact" as const,
        content: "{}",
        received_at: "2026-11-21",
      }
      await expect(
        db
          .insertInto("enquiries")
          .values({ ...enquiry, form_key: "no such form" })
          .execute(),
      ).rejects.toThrow(/foreign key/i)
    })
  },
  { schema: "empty" },
)

async function migrationNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
