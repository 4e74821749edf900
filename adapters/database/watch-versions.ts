import { DatabaseSync } from "node:sqlite"
import type { Database, DatabaseLocation, Warn } from "./database.ts"
import { readVersions, type Versions } from "./versions.ts"

/** The current versions, readable synchronously, because the page cache reads them for every request. */
export type WatchedVersions = {
  /** Null while the database does not answer: cached content may then be outdated. */
  current: () => Versions | null
  /** The committed versions at this moment. Null on PostgreSQL, where that needs a query. */
  committed: () => Versions | null
  /** Reads the versions now. No effect on SQLite, where each call reads them. */
  pollNow: () => Promise<void>
  close: () => void
}

/** Poll interval on PostgreSQL, in milliseconds. */
const POLL_MS = 200

/**
 * Watches the versions of the content that visitors see. On SQLite each call checks for new commits, which takes two microseconds;
 * PostgreSQL is polled.
 */
export async function watchVersions(
  location: DatabaseLocation,
  db: Database,
  warn: Warn,
): Promise<WatchedVersions> {
  return "file" in location ? readFromFile(location.file) : poll(db, warn)
}

/** Returns the same object as long as no process has committed a transaction. */
function readFromFile(file: string): WatchedVersions {
  const reader = new DatabaseSync(file, { readOnly: true })
  // Changes with each commit of another connection, and takes a third less time than reading the rows.
  const dataVersionQuery = reader.prepare("pragma data_version")
  const versionsQuery = reader.prepare(
    `select (select value from meta where key = 'catalogue_version') as catalogue,
            (select value from meta where key = 'settings_version') as settings`,
  )
  let cached: { dataVersion: unknown; versions: Versions } | null = null
  const current = () => {
    try {
      // Read first, so that a commit between the two reads causes another read, and is not missed.
      const { data_version } = dataVersionQuery.get() ?? {}
      if (!cached || cached.dataVersion !== data_version) {
        // Two columns, each a text or null.
        cached = { dataVersion: data_version, versions: versionsQuery.get() as Versions }
      }
      return cached.versions
    } catch {
      return null
    }
  }
  return { current, committed: current, pollNow: async () => {}, close: () => reader.close() }
}

async function poll(db: Database, warn: Warn): Promise<WatchedVersions> {
  let versions: Versions | null = await readVersions(db)
  let lastStartedPoll = 0
  let lastAppliedPoll = 0
  const pollOnce = async () => {
    const pollNumber = ++lastStartedPoll
    const polledVersions = await readVersions(db).catch(() => null)
    if (pollNumber < lastAppliedPoll) return // a later poll has completed already
    lastAppliedPoll = pollNumber
    versions = polledVersions
    if (!polledVersions) warn({}, "content versions could not be read")
  }
  const timer = setInterval(() => void pollOnce(), POLL_MS).unref()
  return {
    current: () => versions,
    committed: () => null,
    pollNow: pollOnce,
    close: () => clearInterval(timer),
  }
}
