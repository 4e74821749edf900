import type { WatchedVersions } from "#adapters/database/watch-versions.ts"
import { dayNumberAt } from "#domain/rental-period.ts"

/**
 * A text that changes whenever a page may have changed; never the same twice while the database does not answer.
 * Pages show the year, what lies in the past, and notices of some days: at midnight in Sri Lanka they may change.
 */
export function pageVersion(versions: Pick<WatchedVersions, "current">, clock: () => Date): () => string {
  return () => {
    const current = versions.current()
    if (!current) return `unknown ${crypto.randomUUID()}`
    return `${current.catalogue} ${current.settings} ${dayNumberAt(clock())}`
  }
}
