import type { Database } from "#adapters/database/database.ts"
import { insertWithInboxEntry } from "#adapters/database/outbox/insert-enquiry.ts"
import { claimFirstSubmission } from "#adapters/database/outbox/record-enquiry.ts"
import type { NewStaffBooking } from "#domain/enquiry/enquiry-repository.ts"
import { contentText } from "./content-text.ts"
import { changeEnquiryIn, changesText } from "./enquiry-history.ts"

/** The version of an enquiry after its first change. A new enquiry has version 1. */
const FIRST_CHANGED_VERSION = 2

/** Records a booking by the staff: inserts a new enquiry and, as its first change, sets its state and its terms. */
export async function addStaffBooking(
  db: Database,
  booking: NewStaffBooking,
): Promise<{ reference: string } | "conflict"> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const { formKey, content, now, newReference, terms, state, ...change } = booking
      const earlierBooking = await findSubmitted(transaction, booking)
      if (earlierBooking) return earlierBooking
      const draft = { formKey, content, receivedAt: now, newReference }
      const { reference } = await insertWithInboxEntry(transaction, draft)
      const outcome = await changeEnquiryIn(transaction, reference, {
        version: 1,
        state,
        note: null,
        ...(terms && { terms }),
        ...change,
        now,
      })
      if (outcome === "conflict") throw new ConflictError()
      return { reference }
    })
  } catch (error) {
    if (error instanceof ConflictError) return "conflict"
    throw error
  }
}

/** Thrown to roll back the transaction, which has inserted the enquiry. */
class ConflictError extends Error {}

/**
 * The booking that an earlier submission of this form has added with the same values, or null. Compares the values with the first
 * event of the enquiry, because its terms may have been changed since then.
 */
async function findSubmitted(
  transaction: Database,
  { formKey, content, state, changes }: NewStaffBooking,
): Promise<{ reference: string } | null> {
  if (await claimFirstSubmission(transaction, formKey)) return null
  const submittedChanges = changesText(changes ?? [])
  const row = await transaction
    .selectFrom("enquiries")
    .innerJoin("enquiry_events", "enquiry_events.enquiry_id", "enquiries.id")
    .select("reference")
    .where("form_key", "=", formKey)
    .where("content", "=", contentText(content))
    .where("enquiry_events.version", "=", FIRST_CHANGED_VERSION)
    .where("to_state", "=", state)
    .where("changes", submittedChanges === null ? "is" : "=", submittedChanges)
    .executeTakeFirst()
  return row ?? null
}
