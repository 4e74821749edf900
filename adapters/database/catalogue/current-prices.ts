import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { Prices } from "#domain/catalogue/prices.ts"
import { pricesIn } from "./price-columns.ts"

/** The current prices of vehicles, by id. */
export type CurrentPrices = ReadonlyMap<string, { name: string; version: number; prices: Prices }>

/** Reads the current prices of these vehicles. Leaves out retired and unknown ones. */
export async function readCurrentPrices(db: Database, ids: readonly string[]): Promise<CurrentPrices> {
  const validIds = ids.filter((id) => !hasNul(id))
  if (validIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("vehicles")
    .selectAll()
    .where("id", "in", validIds)
    .where("retired_at", "is", null)
    .execute()
  return new Map(rows.map((row) => [row.id, { name: row.name, version: row.version, prices: pricesIn(row) }]))
}
