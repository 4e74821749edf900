import type { Database } from "#adapters/database/database.ts"
import { hasFailed } from "./mail-not-sent.ts"

/**
 * Enquiries with an email to the customer that failed: abandoned, or waiting after a failed attempt. One that was followed by another
 * email that arrived no longer counts, nor does one of which the text was erased.
 */
export function enquiriesWithFailedEmail(db: Database, now: Date) {
  const failed = (state: "abandoned" | "waiting") =>
    db
      .selectFrom("deliveries")
      .innerJoin("emails", "emails.id", "deliveries.email_id")
      .select("emails.enquiry_id")
      .where("emails.enquiry_id", "is not", null)
      .where("emails.to_address", "!=", "")
      .where("deliveries.destination", "=", "primary")
      .where(hasFailed(state, now))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("emails as later")
              .innerJoin("deliveries as arrived", "arrived.email_id", "later.id")
              .select("later.id")
              .whereRef("later.enquiry_id", "=", "emails.enquiry_id")
              .whereRef("later.enquiry_version", ">", "emails.enquiry_version")
              .where("arrived.state", "=", "delivered"),
          ),
        ),
      )
      .$narrowType<{ enquiry_id: string }>()
  return failed("abandoned").union(failed("waiting"))
}
