import type { Database } from "#adapters/database/database.ts"
import type { DeliveryFailure, DeliveryState, Destination } from "#domain/delivery/delivery.ts"
import type { FormKind } from "#domain/enquiry/enquiry.ts"
import { lastFailure, selectWithLastAttempt } from "./last-outcome.ts"

/** An undelivered delivery of an enquiry, without personal data. */
export type Undelivered = {
  reference: string
  kind: FormKind
  destination: Destination
  receivedAt: string
  state: Exclude<DeliveryState, "delivered">
  attempts: number
  /** The result of the last attempt. Null before the first attempt, and while one runs. */
  failure: DeliveryFailure | null
  /** Response of the other server. */
  detail: string | null
}

/** All undelivered deliveries, the oldest enquiry first. */
export async function readUndelivered(db: Database, now: Date): Promise<Undelivered[]> {
  const rows = await selectWithLastAttempt(db)
    .innerJoin("enquiries", "enquiries.id", "deliveries.enquiry_id")
    .select(["reference", "kind", "destination", "received_at as receivedAt", "state", "attempts"])
    .select(["failure", "detail", "lease_until"])
    .where("state", "!=", "delivered")
    .where("anonymised_at", "is", null)
    .orderBy("received_at")
    .orderBy("reference")
    .orderBy("destination")
    .execute()
  return rows.map(({ lease_until, failure, ...row }) => ({
    ...row,
    kind: row.kind as FormKind, // a booking by the staff has no delivery
    state: row.state as Undelivered["state"], // the query leaves out delivered ones
    failure: lastFailure({ failure, lease_until }, now),
  }))
}
