import { sql, type Transaction } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { Tables } from "#adapters/database/tables.ts"
import { monthsBefore } from "#domain/privacy/privacy-settings.ts"

const BATCH_SIZE = 500

/** Deletes a batch of the audit events that are older than `months`, oldest first. @returns the number; 0: none is left */
export async function deleteOldestEvents(
  transaction: Transaction<Tables>,
  months: number,
  now: Date,
): Promise<number> {
  const oldest = oldEvents(transaction, months, now)
    .select(["at", "id"])
    .orderBy("at")
    .orderBy("id")
    .limit(BATCH_SIZE)
  const { numDeletedRows } = await transaction
    .deleteFrom("audit_events")
    .where(({ eb, refTuple }) => eb(refTuple("at", "id"), "in", oldest.$asTuple("at", "id")))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The number of audit events that would be deleted now, up to `maxCount`. */
export async function countOldEvents(
  db: Database,
  months: number,
  now: Date,
  maxCount: number,
): Promise<number> {
  const limited = oldEvents(db, months, now).select(sql.lit(1).as("one")).limit(maxCount).as("limited")
  const { count } = await db
    .selectFrom(limited)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

function oldEvents(db: Database, months: number, now: Date) {
  return db.selectFrom("audit_events").where("at", "<", monthsBefore(now, months).toISOString())
}
