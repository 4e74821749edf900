import type { Versions } from "#adapters/db/versions.ts"
import type { WatchedVersions } from "#adapters/db/watch-versions.ts"
import { dayNumberAt } from "#domain/rental-period.ts"

/**
 * Tells a text that is another whenever a page may be another. No two are alike while nobody can say what was changed.
 * Pages tell the year, what lies in the past, and notices of some days: at midnight in Sri Lanka they may become others.
 */
export function pageVersion(versions: Pick<WatchedVersions, "current">, clock: () => Date): () => string {
  let known: { versions: Versions; day: number; text: string } | null = null
  return oncePerTurn(() => {
    const current = versions.current()
    if (!current) return `unknown ${crypto.randomUUID()}`
    const day = dayNumberAt(clock())
    if (known?.versions !== current || known.day !== day)
      known = { versions: current, day, text: `${current.catalogue} ${current.settings} ${day}` }
    return known.text
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
