import { sql } from "kysely"
import type { Database } from "../database.ts"

/**
 * Makes the undelivered deliveries of one enquiry, or of all, due now. Abandoned ones get one more attempt each.
 * @returns the number of deliveries
 */
export async function makeUndeliveredDue(db: Database, now: Date, enquiryId?: string): Promise<number> {
  let update = db
    .updateTable("deliveries")
    .set({ state: "waiting", next_attempt_at: now.toISOString() })
    .where("enquiry_id", "is not", null)
    .where("state", "!=", "delivered")
    .where(({ not, exists }) => not(exists(selectIfAnonymised(db))))
  if (enquiryId !== undefined) update = update.where("enquiry_id", "=", enquiryId)
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** A subquery for the enquiry of a delivery. It has a row only if the enquiry was anonymised and must not be sent. */
export function selectIfAnonymised(db: Database) {
  return db
    .selectFrom("enquiries")
    .select("id")
    .where("enquiries.id", "=", sql.ref<string>("deliveries.enquiry_id"))
    .where("anonymised_at", "is not", null)
}
