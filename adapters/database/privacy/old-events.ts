import { sql, type Transaction } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { Tables } from "#adapters/database/tables.ts"
import { monthsBefore } from "#domain/privacy/privacy-settings.ts"

const BATCH = 500

/** Deletes a batch of the audit events that are older than `months`, oldest first. @returns the number; 0: none is left */
export async function deleteOldest(
  transaction: Transaction<Tables>,
  months: number,
  now: Date,
): Promise<number> {
  const oldest = oldEvents(transaction, months, now)
    .select(["at", "id"])
    .orderBy("at")
    .orderBy("id")
    .limit(BATCH)
  const { numDeletedRows } = await transaction
    .deleteFrom("audit_events")
    .where(({ eb, refTuple }) => eb(refTuple("at", "id"), "in", oldest.$asTuple("at", "id")))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function countOldEvents(db: Database, months: number, now: Date, most: number): Promise<number> {
  const some = oldEvents(db, months, now).select(sql.lit(1).as("one")).limit(most).as("some")
  const { count } = await db
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

function oldEvents(db: Database, months: number, now: Date) {
  return db.selectFrom("audit_events").where("at", "<", monthsBefore(now, months).toISOString())
}
