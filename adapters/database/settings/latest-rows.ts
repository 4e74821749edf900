import type { Database } from "#adapters/database/database.ts"
import type { SiteSettingsTable } from "#adapters/database/tables.ts"

/** The current version of each setting that the office has edited. */
export function latestSettingRows(db: Database): Promise<SiteSettingsTable[]> {
  return db
    .selectFrom("site_settings")
    .selectAll("site_settings")
    .innerJoin(
      (each) =>
        each
          .selectFrom("site_settings")
          .select((row) => ["key", row.fn.max("version").as("version")])
          .groupBy("key")
          .as("latest"),
      (join) =>
        join
          .onRef("latest.key", "=", "site_settings.key")
          .onRef("latest.version", "=", "site_settings.version"),
    )
    .execute()
}
