import path from "node:path"
import type { DatabaseLocation } from "#adapters/database/database.ts"
import type { Config } from "./config.ts"

/** Where the settings say that the database is. */
export function databaseLocation({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): DatabaseLocation {
  return databaseUrl ? { url: databaseUrl } : { file: path.join(dataDir, "rental.db") }
}
