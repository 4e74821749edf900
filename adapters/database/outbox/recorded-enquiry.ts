import type { Database } from "#adapters/database/database.ts"
import {
  ENQUIRY_COLUMNS,
  type EnquiryRow,
  formEnquiryFrom,
} from "#adapters/database/enquiries/enquiry-rows.ts"
import type { DeliveriesTable } from "#adapters/database/tables.ts"
import type { RecordedEnquiry } from "#domain/delivery/outbox.ts"
import type { ClaimedRow } from "./claim-row.ts"

/** An enquiry with the state and revision of its primary delivery. */
export type RecordedRow = EnquiryRow & Pick<DeliveriesTable, "state" | "revision">

/** An enquiry without its content, which the caller has; `claimedRow` where its primary delivery was claimed with it. */
export type WrittenEnquiry = Omit<RecordedRow, "content"> & { claimedRow: ClaimedRow | null }

/** Enquiries joined with their primary delivery; the caller filters them. */
export function selectRecorded(db: Database) {
  return db
    .selectFrom("enquiries")
    .innerJoin("deliveries", "deliveries.enquiry_id", "enquiries.id")
    .select(ENQUIRY_COLUMNS.map((column) => `enquiries.${column}` as const))
    .select(["state", "revision"])
    .where("destination", "=", "primary")
}

export function recordedFrom(row: RecordedRow): RecordedEnquiry {
  return { enquiry: formEnquiryFrom(row), state: row.state }
}

/** The claim of a delivery that was inserted with a lease; null for one without. */
export function claimedWhenInserted(delivery: DeliveriesTable, now: Date): ClaimedRow | null {
  const { message_id, lease_owner } = delivery
  if (lease_owner === null || message_id === null) return null
  return { ...delivery, message_id, attempts: 0, next_attempt_at: now.toISOString(), lease_until: null }
}
