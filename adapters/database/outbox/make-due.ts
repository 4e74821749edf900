import { sql } from "kysely"
import type { Database } from "../database.ts"

/**
 * Makes every delivery of an enquiry that has not arrived due now, also those that were given up, which get one more attempt
 * each; of one enquiry only, where its id is given. @returns how many they are.
 */
export async function makeUndeliveredDue(db: Database, now: Date, enquiryId?: string): Promise<number> {
  let change = db
    .updateTable("deliveries")
    .set({ state: "waiting", next_attempt_at: now.toISOString() })
    .where("enquiry_id", "is not", null)
    .where("state", "!=", "delivered")
    .where(({ not, exists }) => not(exists(anonymised(db))))
  if (enquiryId !== undefined) change = change.where("enquiry_id", "=", enquiryId)
  const { numUpdatedRows } = await change.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** The enquiry of a delivery, if it has been anonymised: it must not be sent. */
export function anonymised(db: Database) {
  return db
    .selectFrom("enquiries")
    .select("id")
    .where("enquiries.id", "=", sql.ref<string>("deliveries.enquiry_id"))
    .where("anonymised_at", "is not", null)
}
