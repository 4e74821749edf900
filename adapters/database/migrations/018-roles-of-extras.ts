import { type Kysely, sql } from "kysely"

/** Before this migration, pricing recognised an extra by its name and unit, which an editor may change or translate. */
const COLUMNS: readonly string[] = [
  "alter table services add column role text check (role in ('driver'))",
  "alter table services add column charged text not null default 'once' check (charged in ('perDay', 'once'))",
]

// The rules of the program before this migration. They never change.
const DRIVER = /\bneed a driver\b/i
const PER_DAY = /^per\s+days?\s*(?:[,;(]|$)/i

type Stored = { id: string; name: string; asks: string; unit: string }

export const rolesOfExtras = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of COLUMNS) await sql.raw(statement).execute(db)
    const { rows } = await sql<Stored>`select id, name, asks, unit from services`.execute(db)
    for (const { id, name, asks, unit } of rows) {
      const isDriver = DRIVER.test(name)
      const isPerDay = asks === "quantity" && (isDriver || PER_DAY.test(unit.trim()))
      await sql`update services set role = cast(${isDriver ? "driver" : null} as text),
        charged = ${isPerDay ? "perDay" : "once"} where id = ${id}`.execute(db)
    }
  },
}
