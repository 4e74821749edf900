import { DatabaseSync } from "node:sqlite"
import type { Database, DatabaseLocation, Warn } from "./database.ts"
import { readVersions, type Versions } from "./versions.ts"

/** What of the site was changed when, known at once: what keeps pages asks at every request. */
export type WatchedVersions = {
  /** Null while the database does not answer: whatever is kept may be old by now. */
  current: () => Versions | null
  /** As it is committed at this moment; null where only the database itself can say that. */
  committed: () => Versions | null
  /** Sees what was changed until now. On SQLite that is so anyway. */
  lookNow: () => Promise<void>
  close: () => void
}

/** How soon a change made by another process is seen on PostgreSQL. */
const POLL_MS = 200

/**
 * Watches the versions of all that visitors see. On SQLite the file is asked each time whether anything was committed, which
 * takes two microseconds; PostgreSQL is asked five times a second.
 */
export async function watchVersions(
  location: DatabaseLocation,
  db: Database,
  warn: Warn,
): Promise<WatchedVersions> {
  return "file" in location ? readFromFile(location.file) : poll(db, warn)
}

/** As long as nobody has committed anything, in this process or another, the very same object is told. */
function readFromFile(file: string): WatchedVersions {
  const reader = new DatabaseSync(file, { readOnly: true })
  // Another number whenever another connection has committed, and a third less work than the rows.
  const commits = reader.prepare("pragma data_version")
  const rows = reader.prepare(
    `select (select value from meta where key = 'catalogue_version') as catalogue,
            (select value from meta where key = 'settings_version') as settings`,
  )
  let known: { commits: unknown; versions: Versions } | null = null
  const current = () => {
    try {
      // Asked first: what is committed between the two is then read once more, and not missed.
      const { data_version } = commits.get() ?? {}
      if (!known || known.commits !== data_version) {
        // Two columns, each a text or null.
        known = { commits: data_version, versions: rows.get() as Versions }
      }
      return known.versions
    } catch {
      return null
    }
  }
  return { current, committed: current, lookNow: async () => {}, close: () => reader.close() }
}

async function poll(db: Database, warn: Warn): Promise<WatchedVersions> {
  let versions: Versions | null = await readVersions(db)
  let begun = 0
  let seen = 0
  const look = async () => {
    const turn = ++begun
    const found = await readVersions(db).catch(() => null)
    if (turn < seen) return // one that began later was answered sooner
    seen = turn
    versions = found
    if (!found) warn({}, "the versions of what visitors see could not be read")
  }
  const timer = setInterval(() => void look(), POLL_MS).unref()
  return {
    current: () => versions,
    committed: () => null,
    lookNow: look,
    close: () => clearInterval(timer),
  }
}
