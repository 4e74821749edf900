import fc from "fast-check"
import { expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { termsChanges } from "#domain/agreed/terms-changes.ts"
import { referenceFrom } from "#domain/enquiry/enquiry.ts"
import { anyBookingChange, type BookingState } from "#tests/support/booking-changes.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { BOOKING, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { FLEET } from "#tests/support/typed-terms.ts"
import { DatabaseEnquiryRepository } from "./database-enquiry-repository.ts"

const START: BookingState = { terms: sampleAgreed(), state: "new", pricedVehicles: FLEET }

describeOnEachDatabase("the stored booking", (open) => {
  it("has exactly the terms that were agreed, after any sequence of changes, confirmations and cancellations", async () => {
    const db = await open()
    const repository = new DatabaseEnquiryRepository(db)
    await fc.assert(
      fc.asyncProperty(fc.array(anyBookingChange, { minLength: 1, maxLength: 8 }), async (changes) => {
        const reference = await recordBooking(db)
        let before = START
        for (const [index, { name, apply }] of changes.entries()) {
          const { booking } = apply(before)
          await repository.change(reference, {
            version: index + 1,
            state: booking.state,
            note: name,
            terms: booking.terms,
            changes: termsChanges(before.terms, booking.terms),
            allowConflict: true,
            by: { id: "1", name: "Nimal" },
            now: RECEIVED_AT,
          })
          const found = await repository.find(reference, RECEIVED_AT)
          expect(found?.agreed?.terms, name).toEqual(booking.terms)
          before = booking
        }
      }),
      { numRuns: 20 },
    )
  })
})

async function recordBooking(db: Database): Promise<string> {
  const newReference = () => referenceFrom(crypto.getRandomValues(new Uint8Array(8)))
  const draft = { formKey: crypto.randomUUID(), content: BOOKING, receivedAt: RECEIVED_AT, newReference }
  return (await new DatabaseOutbox(db).record(draft)).enquiry.reference
}
