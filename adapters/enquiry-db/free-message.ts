import { type Expression, expressionBuilder, type SqlBool } from "kysely"
import type { Tables } from "#adapters/db/tables.ts"

/** Nobody tries the message: it has no lease, or one that ran out. */
export function isFree(now: Date): Expression<SqlBool> {
  const where = expressionBuilder<Tables, "messages">()
  return where.or([
    where("messages.lease_until", "is", null),
    where("messages.lease_until", "<=", now.toISOString()),
  ])
}
