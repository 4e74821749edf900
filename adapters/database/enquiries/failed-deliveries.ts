import { type Expression, expressionBuilder, type SqlBool } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import { selectIfAnonymised } from "#adapters/database/outbox/make-due.ts"
import type { Tables } from "#adapters/database/tables.ts"

/**
 * Enquiries whose primary delivery failed: abandoned (except anonymised enquiries, which are not sent any more), or waiting after a
 * failed attempt. There are two queries, because each uses a partial index without the many delivered rows.
 */
export function enquiriesWithFailedDelivery(db: Database, now: Date) {
  const abandonedDeliveries = primaryDeliveries(db)
    .where(hasFailed("abandoned", now))
    .where(({ not, exists }) => not(exists(selectIfAnonymised(db))))
  return abandonedDeliveries.unionAll(primaryDeliveries(db).where(hasFailed("waiting", now)))
}

/** Builds conditions outside of a query. */
const where = expressionBuilder<Tables, "deliveries">()

/** The condition for a failed delivery in this state. A waiting delivery has failed if an attempt at it has ended. */
export function hasFailed(state: "abandoned" | "waiting", now: Date): Expression<SqlBool> {
  const isInState = where("deliveries.state", "=", state)
  if (state === "abandoned") return isInState
  const hasEnded = where.or([
    where("deliveries.lease_until", "is", null),
    where("deliveries.lease_until", "<=", now.toISOString()),
  ])
  const firstAttemptFailed = where.and([where("deliveries.attempts", "=", 1), hasEnded])
  return where.and([isInState, where.or([where("deliveries.attempts", ">", 1), firstAttemptFailed])])
}

function primaryDeliveries(db: Database) {
  return db
    .selectFrom("deliveries")
    .select("enquiry_id")
    .where("enquiry_id", "is not", null)
    .where("destination", "=", "primary")
    .$narrowType<{ enquiry_id: string }>()
}

type FailedEnquiriesQuery = ReturnType<typeof enquiriesWithFailedDelivery>

/** The ids of the given enquiries that are in the result of a query for failed ones. */
export async function selectFailedIds(
  db: Database,
  failedEnquiries: FailedEnquiriesQuery,
  enquiryIds: string[],
): Promise<Set<string>> {
  if (enquiryIds.length === 0) return new Set()
  const rows = await db
    .selectFrom(failedEnquiries.as("failed"))
    .select("enquiry_id")
    .where("enquiry_id", "in", enquiryIds)
    .execute()
  return new Set(rows.map(({ enquiry_id }) => enquiry_id))
}
