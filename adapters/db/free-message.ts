import { type Expression, expressionBuilder, type SqlBool } from "kysely"
import { LEASE_SECONDS, LONGEST_BACK_OFF_SECONDS } from "#domain/delivery/delivery.ts"
import type { MessagesTable } from "./tables.ts"

// What holds of the messages of enquiries and of letters alike: both tables have these columns.
type Queued = Pick<MessagesTable, "due_at" | "lease_until">
const where = expressionBuilder<{ queued: Queued }, "queued">()

/** Nobody tries the message: it has no lease, or one that ran out, or one that only a clock gone wrong can have given. */
export function isFree(now: Date): Expression<SqlBool> {
  return where.or([
    where("lease_until", "is", null),
    where("lease_until", "<=", now.toISOString()),
    where("lease_until", ">", later(now, 2 * LEASE_SECONDS)),
  ])
}

/** The message's next try is not to be waited for any longer. */
export function isDue(now: Date): Expression<SqlBool> {
  return where("due_at", "<=", now.toISOString())
}

/**
 * The message's next try lies further ahead than any wait: a clock wrote that, and has been put back since. Nobody should
 * wait for a year that was a mistake. Asked by itself, each of the two finds its place in the index.
 */
export function isDueByMistake(now: Date): Expression<SqlBool> {
  return where("due_at", ">", later(now, 2 * LONGEST_BACK_OFF_SECONDS))
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}
