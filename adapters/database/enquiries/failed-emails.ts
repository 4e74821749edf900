import type { Database } from "#adapters/database/database.ts"
import { hasFailed } from "./failed-deliveries.ts"

/**
 * Enquiries with a failed email to the customer: abandoned, or waiting after a failed attempt. A failure no longer counts after a
 * later email was delivered, or its address was erased. For a failed reply, a later email is one for a later version of the enquiry,
 * so a delivered link does not replace the reply. For a failed link, which has no version, it is any email that was written later.
 */
export function enquiriesWithFailedEmail(db: Database, now: Date) {
  const failedInState = (state: "abandoned" | "waiting") =>
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
              .innerJoin("deliveries as later_delivery", "later_delivery.email_id", "later.id")
              .select("later.id")
              .whereRef("later.enquiry_id", "=", "emails.enquiry_id")
              .where(({ or, and, eb, ref }) =>
                or([
                  eb("later.enquiry_version", ">", ref("emails.enquiry_version")),
                  and([
                    eb("emails.enquiry_version", "is", null),
                    eb("later.written_at", ">", ref("emails.written_at")),
                  ]),
                ]),
              )
              .where("later_delivery.state", "=", "delivered"),
          ),
        ),
      )
      .$narrowType<{ enquiry_id: string }>()
  return failedInState("abandoned").union(failedInState("waiting"))
}
