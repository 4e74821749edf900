import path from "node:path"
import type { DatabaseLocation } from "#adapters/database/database.ts"
import type { Config } from "./config.ts"

/** The database location of the settings. */
export function databaseLocation({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): DatabaseLocation {
  return databaseUrl ? { url: databaseUrl } : { file: path.join(dataDir, "rental.db") }
}
