import type { Database } from "#adapters/database/database.ts"
import { insertEntry } from "#adapters/database/outbox/insert-enquiry.ts"
import { isFirstSubmission } from "#adapters/database/outbox/record-enquiry.ts"
import type { NewStaffBooking } from "#domain/enquiry/enquiry-repository.ts"
import { contentText } from "./content-text.ts"
import { changeIn, changesText } from "./enquiry-history.ts"

/** The version of an enquiry after its first change. */
const FIRST_EVENT = 2

/** Records a booking by the staff. It starts as a new enquiry, whose first change is its state and its terms. */
export async function addStaffBooking(
  db: Database,
  booking: NewStaffBooking,
): Promise<{ reference: string } | "conflict"> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const { formKey, content, now, newReference, terms, state, ...change } = booking
      const earlier = await sameOfForm(transaction, booking)
      if (earlier) return earlier
      const draft = { formKey, content, receivedAt: now, newReference }
      const { reference } = await insertEntry(transaction, draft)
      const outcome = await changeIn(transaction, reference, {
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
 * The enquiry of an earlier submission of this form with the same values. Null: there is none. The submitted values are in its
 * first event, because its terms may have been changed since then.
 */
async function sameOfForm(
  transaction: Database,
  { formKey, content, state, changes }: NewStaffBooking,
): Promise<{ reference: string } | null> {
  if (await isFirstSubmission(transaction, formKey)) return null
  const submitted = changesText(changes ?? [])
  const row = await transaction
    .selectFrom("enquiries")
    .innerJoin("enquiry_events", "enquiry_events.enquiry_id", "enquiries.id")
    .select("reference")
    .where("form_key", "=", formKey)
    .where("content", "=", contentText(content))
    .where("enquiry_events.version", "=", FIRST_EVENT)
    .where("to_state", "=", state)
    .where("changes", submitted === null ? "is" : "=", submitted)
    .executeTakeFirst()
  return row ?? null
}
