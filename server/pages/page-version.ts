import type { WatchedVersions } from "#adapters/database/watch-versions.ts"
import { dayNumberAt } from "#domain/rental-period.ts"

/**
 * The version of all cached pages: catalogue, settings and day. While the database does not answer, each call returns another
 * version, so that nothing is served from the cache. Pages show the year, past dates and dated notices, so they change at
 * midnight in Sri Lanka.
 */
export function pageVersion(versions: Pick<WatchedVersions, "current">, clock: () => Date): () => string {
  return () => {
    const current = versions.current()
    if (!current) return `unknown ${crypto.randomUUID()}`
    return `${current.catalogue} ${current.settings} ${dayNumberAt(clock())}`
  }
}
