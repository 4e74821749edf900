import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import type { Site } from "./site.ts"

/** Opens the SQLite database of a running site. Statements wait up to five seconds for its locks. */
export function openSiteDatabase({ dataDir }: Pick<Site, "dataDir">): DatabaseSync {
  return new DatabaseSync(join(dataDir, "rental.db"), { timeout: 5_000 })
}

/** Runs one statement in the database of a running site. @returns its rows */
export function queryIn(site: Pick<Site, "dataDir">, statement: string): Record<string, unknown>[] {
  const db = openSiteDatabase(site)
  try {
    return db.prepare(statement).all()
  } finally {
    db.close()
  }
}
