import { type Expression, expressionBuilder, type SqlBool } from "kysely"
import type { Tables } from "#adapters/db/tables.ts"
import { LEASE_SECONDS, LONGEST_BACK_OFF_SECONDS } from "#domain/delivery/delivery.ts"

/** Nobody tries the message: it has no lease, or one that ran out, or one that only a clock gone wrong can have given. */
export function isFree(now: Date): Expression<SqlBool> {
  const where = expressionBuilder<Tables, "messages">()
  return where.or([
    where("messages.lease_until", "is", null),
    where("messages.lease_until", "<=", now.toISOString()),
    where("messages.lease_until", ">", later(now, 2 * LEASE_SECONDS)),
  ])
}

/** The message's next try is not to be waited for any longer. */
export function isDue(now: Date): Expression<SqlBool> {
  return expressionBuilder<Tables, "messages">()("messages.due_at", "<=", now.toISOString())
}

/**
 * The message's next try lies further ahead than any wait: a clock wrote that, and has been put back since. Nobody should
 * wait for a year that was a mistake. Asked by itself, each of the two finds its place in the index.
 */
export function isDueByMistake(now: Date): Expression<SqlBool> {
  return expressionBuilder<Tables, "messages">()(
    "messages.due_at",
    ">",
    later(now, 2 * LONGEST_BACK_OFF_SECONDS),
  )
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}
