import type { Database } from "./database.ts"

/** The versions of the content that visitors see. Null: it was never changed or filled. */
export type Versions = { catalogue: string | null; settings: string | null }

/** The keys of the versions in the table `meta`. */
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

/** Changes the settings version, in the transaction of an edit, so that every process notices it. */
export async function changeSettingsVersion(transaction: Database): Promise<void> {
  await transaction
    .insertInto("meta")
    .values({ key: SETTINGS_VERSION, value: newVersion() })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: newVersion() }))
    .execute()
}

/** A random text, because a counter would start again with a new database and match old cache entries. */
export function newVersion(): string {
  return crypto.randomUUID()
}
