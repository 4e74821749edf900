import { join } from "node:path"
import { sql } from "kysely"
import { fillCatalogue } from "#adapters/database/catalogue/fill-catalogue.ts"
import { openDatabase } from "#adapters/database/database.ts"
import { seedFleet } from "#seed/fleet.ts"
import { newDataFolder } from "./data-folder.ts"

/** Fleet sizes: the seed, a large company, and a marketplace. */
export const FLEET_SIZES = [58, 1_000, 10_000] as const

export const SEED_VEHICLE = "toyota-kdh-hi-roof-van-14-seater"

/** A data folder with `size` vehicles: those of the seed, and copies of them under other ids and names. */
export async function folderWithFleet(size: number): Promise<string> {
  const folder = await newDataFolder()
  const db = await openDatabase({ file: join(folder, "rental.db") }, () => {})
  await fillCatalogue(db, seedFleet)
  const columns = Object.keys(await db.selectFrom("vehicles").selectAll().executeTakeFirstOrThrow())
  const seedSize = seedFleet.vehicles.length
  await sql`
    with recursive copies(n) as (select 1 union all select n + 1 from copies where n <= ${size / seedSize})
    insert into vehicles (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => COPY_VALUES[name] ?? sql.ref(name)))} from vehicles, copies
    order by n, position limit ${size - seedSize}
  `.execute(db)
  await db.destroy()
  return folder
}

/** The columns that differ between copies of a vehicle. */
const COPY_VALUES: Readonly<Record<string, ReturnType<typeof sql>>> = {
  id: sql`id || '-' || n`,
  name: sql`name || ' No. ' || n`,
  position: sql`n * 1000 + position`,
}
