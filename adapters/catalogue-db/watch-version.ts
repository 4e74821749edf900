import { DatabaseSync } from "node:sqlite"
import type { Database, DatabaseLocation, Warn } from "#adapters/db/database.ts"
import { CATALOGUE_VERSION, readCatalogueVersion } from "./catalogue-version.ts"

/** The catalogue's version, known at once: a cache asks for it at every request. */
export type WatchedVersion = { current: () => string; close: () => void }

/** How soon a change made by another process is seen on PostgreSQL. */
const POLL_MS = 200

/**
 * Watches the version of a catalogue that is filled. On SQLite it is read from the file each time, which takes a few
 * microseconds; PostgreSQL is asked five times a second.
 */
export async function watchCatalogueVersion(
  location: DatabaseLocation,
  db: Database,
  warn: Warn,
): Promise<WatchedVersion> {
  return "file" in location ? readFromFile(location.file) : poll(db, warn)
}

function readFromFile(file: string): WatchedVersion {
  const reader = new DatabaseSync(file, { readOnly: true })
  const statement = reader.prepare("select value from meta where key = ?")
  const current = () => {
    try {
      return String(statement.get(CATALOGUE_VERSION)?.value)
    } catch {
      return unknownVersion()
    }
  }
  return { current, close: () => reader.close() }
}

async function poll(db: Database, warn: Warn): Promise<WatchedVersion> {
  let version = await readCatalogueVersion(db)
  const look = async () => {
    try {
      version = await readCatalogueVersion(db)
    } catch {
      version = unknownVersion()
      warn({}, "the version of the catalogue could not be read")
    }
  }
  const timer = setInterval(() => void look(), POLL_MS).unref()
  return { current: () => version, close: () => clearInterval(timer) }
}

/** No version is like another while the database does not answer: whatever is kept may be old by now. */
function unknownVersion(): string {
  return `unknown ${crypto.randomUUID()}`
}
