import { type Expression, expressionBuilder, type SqlBool } from "kysely"
import { LEASE_SECONDS, MAX_RETRY_AFTER_SECONDS } from "#domain/delivery/delivery.ts"
import type { Tables } from "../tables.ts"

/** Builds conditions outside of a query. */
const where = expressionBuilder<Tables, "deliveries">()

/**
 * The condition that no worker holds the delivery. It has no lease, an expired lease, or one so long that the clock must have
 * been wrong.
 */
export function isUnleased(now: Date): Expression<SqlBool> {
  return where.or([
    where("lease_until", "is", null),
    where("lease_until", "<=", now.toISOString()),
    where("lease_until", ">", secondsAfter(now, 2 * LEASE_SECONDS)),
  ])
}

/** The condition that the next attempt is due. */
export function isDue(now: Date): Expression<SqlBool> {
  return where("next_attempt_at", "<=", now.toISOString())
}

/**
 * The condition that the next attempt is later than any back-off allows. Then the clock was wrong when the time was written, and
 * was corrected since. Separate from `isDue`, so that each of the two queries can use the index.
 */
export function isDueImplausiblyLate(now: Date): Expression<SqlBool> {
  return where("next_attempt_at", ">", secondsAfter(now, 2 * MAX_RETRY_AFTER_SECONDS))
}

function secondsAfter(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}
