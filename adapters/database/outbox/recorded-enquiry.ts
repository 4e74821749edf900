import type { Database } from "#adapters/database/database.ts"
import {
  ENQUIRY_COLUMNS,
  type EnquiryRow,
  formEnquiryFrom,
} from "#adapters/database/enquiries/enquiry-rows.ts"
import type { DeliveriesTable } from "#adapters/database/tables.ts"
import type { FoundEnquiry } from "#domain/delivery/outbox.ts"
import type { ClaimedRow } from "./claim-row.ts"

/** An enquiry with the state and revision of its primary delivery. */
export type RecordedRow = EnquiryRow &
  Pick<DeliveriesTable, "state" | "revision"> & {
    /** The address of the visitor's copy. Null: there is no copy. Empty after anonymising. */
    copy_to: string | null
  }

/**
 * An enquiry without its content, which the caller has. `claimedRow` is set if its primary delivery was claimed in the same
 * transaction.
 */
export type WrittenEnquiry = Omit<RecordedRow, "content" | "copy_to"> & { claimedRow: ClaimedRow | null }

/** Enquiries joined with their primary delivery; the caller filters them. */
export function selectRecorded(db: Database) {
  return db
    .selectFrom("enquiries")
    .innerJoin("deliveries", "deliveries.enquiry_id", "enquiries.id")
    .select(ENQUIRY_COLUMNS.map((column) => `enquiries.${column}` as const))
    .select(["state", "revision"])
    .select(({ selectFrom }) =>
      selectFrom("emails")
        .select("to_address")
        .whereRef("emails.enquiry_id", "=", "enquiries.id")
        .where("emails.kind", "=", "copy")
        .as("copy_to"),
    )
    .where("destination", "=", "primary")
}

export function foundEnquiryFrom(row: RecordedRow): FoundEnquiry {
  return { enquiry: formEnquiryFrom(row), state: row.state, copyTo: row.copy_to || null }
}

/** The claimed row of a delivery that was written with a lease. Null for a delivery without a lease. */
export function claimedRowOf(delivery: DeliveriesTable, now: Date): ClaimedRow | null {
  const { message_id, lease_owner } = delivery
  if (lease_owner === null || message_id === null) return null
  return { ...delivery, message_id, attempts: 0, next_attempt_at: now.toISOString(), lease_until: null }
}
