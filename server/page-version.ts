import type { WatchedVersions } from "#adapters/db/watch-versions.ts"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"

/**
 * Tells a text that is another whenever a page may be another. No two are alike while nobody can say what was changed.
 * Pages tell the year, what lies in the past, and notices of some days: at midnight in Sri Lanka they may become others.
 */
export function pageVersion(versions: Pick<WatchedVersions, "current">, clock: () => Date): () => string {
  return oncePerTurn(() => {
    const current = versions.current()
    if (!current) return `unknown ${crypto.randomUUID()}`
    return `${current.catalogue} ${current.settings} ${dayOf(wallTimeAt(clock()))}`
  })
}

/**
 * Requests that the event loop hands over together get one answer. Who asks after a change was written is handed over later,
 * so that the change is seen.
 */
function oncePerTurn(ask: () => string): () => string {
  let known: string | null = null
  const forget = () => {
    known = null
  }
  return () => {
    if (known === null) setImmediate(forget)
    known ??= ask()
    return known
  }
}
