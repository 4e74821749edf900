import type { Database } from "#adapters/database/database.ts"
import { CATALOGUE_VERSION, newVersion } from "#adapters/database/versions.ts"

/**
 * A random text that is replaced at each change of the catalogue. Caches compare it.
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
 * Claims the first fill of the catalogue for this transaction. Another process that starts concurrently waits here until the
 * transaction ends.
 * @returns whether this transaction must fill the catalogue
 */
export async function claimFirstFill(db: Database): Promise<boolean> {
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
