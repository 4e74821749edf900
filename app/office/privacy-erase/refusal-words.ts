import type { ErasureOutcome } from "#domain/privacy/privacy-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

const MINUTE_MS = 60_000

/** Says why nothing was erased, and when it will be possible. */
export function refusalWords(
  outcome: Exclude<ErasureOutcome, { outcome: "done" }>,
  texts: Messages["office"]["privacy"]["erase"],
): string {
  if (outcome.outcome === "stale") return texts.stale
  if (outcome.outcome === "hireToCome")
    return texts.hireToCome(outcome.reference, formatWallTime(outcome.until))
  // Shown times have no seconds: the minute after the one in which the attempt ends.
  return texts.beingSent(formatWallTime(wallTimeAt(new Date(outcome.until.getTime() + MINUTE_MS))))
}
