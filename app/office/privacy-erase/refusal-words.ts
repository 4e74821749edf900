import type { ErasureOutcome } from "#domain/privacy/privacy-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

const MINUTE_MS = 60_000

/** Why nothing was erased, and when it can be. */
export function refusalWords(
  outcome: Exclude<ErasureOutcome, { outcome: "done" }>,
  texts: Messages["office"]["privacy"]["erase"],
): string {
  if (outcome.outcome === "stale") return texts.stale
  if (outcome.outcome === "upcomingRental")
    return texts.upcomingRental(outcome.reference, formatWallTime(outcome.until))
  // Times are told to the minute: the one that begins after the attempt has ended.
  return texts.beingSent(formatWallTime(wallTimeAt(new Date(outcome.until.getTime() + MINUTE_MS))))
}
