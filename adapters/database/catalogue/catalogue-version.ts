import type { Database } from "#adapters/database/database.ts"
import { CATALOGUE_VERSION, newVersion } from "#adapters/database/versions.ts"

/**
 * A text that changes with the catalogue, for caches.
 * @throws if the catalogue was never filled
 */
export async function readCatalogueVersion(db: Database): Promise<string> {
  const row = await db
    .selectFrom("meta")
    .select("value")
    .where("key", "=", CATALOGUE_VERSION)
    .executeTakeFirstOrThrow()
  return row.value
}

/**
 * Claims the first filling for this transaction; another process that starts concurrently waits here until it is complete.
 * @returns whether this transaction must fill the catalogue
 */
export async function beginFirstVersion(db: Database): Promise<boolean> {
  const claimed = await db
    .insertInto("meta")
    .values({ key: CATALOGUE_VERSION, value: newVersion() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst()
  return claimed !== undefined
}

/** Invalidates caches of the catalogue in every process; called in each transaction that changes it. */
export async function changeCatalogueVersion(transaction: Database): Promise<void> {
  await transaction
    .updateTable("meta")
    .set({ value: newVersion() })
    .where("key", "=", CATALOGUE_VERSION)
    .execute()
}
