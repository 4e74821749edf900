import type { Database } from "./database.ts"

/** Texts that are others whenever something that visitors see is another; null for what was never changed or filled. */
export type Versions = { catalogue: string | null; settings: string | null }

/** The rows of `meta` in which they stand. */
export const CATALOGUE_VERSION = "catalogue_version"
const SETTINGS_VERSION = "settings_version"

export async function readVersions(db: Database): Promise<Versions> {
  const rows = await db
    .selectFrom("meta")
    .select(["key", "value"])
    .where("key", "in", [CATALOGUE_VERSION, SETTINGS_VERSION])
    .execute()
  const versionOf = (name: string) => rows.find(({ key }) => key === name)?.value ?? null
  return { catalogue: versionOf(CATALOGUE_VERSION), settings: versionOf(SETTINGS_VERSION) }
}

/** Makes what the office edits of the site count as another from now on, in every process: part of the transaction. */
export async function changeSettingsVersion(transaction: Database): Promise<void> {
  await transaction
    .insertInto("meta")
    .values({ key: SETTINGS_VERSION, value: newVersion() })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: newVersion() }))
    .execute()
}

/** Not a number that counts up: a database made anew would begin at 1 again, and caches would take it for the old one. */
export function newVersion(): string {
  return crypto.randomUUID()
}
