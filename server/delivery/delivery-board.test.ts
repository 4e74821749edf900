import { expect, it } from "vitest"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { readDeliveryStatus } from "#adapters/database/outbox/delivery-status.ts"
import { anonymiseEnquiry } from "#adapters/database/privacy/anonymise-enquiry.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { CONTACT_MESSAGE, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"

const NOW = new Date(RECEIVED_AT.getTime() + 60_000)

describeOnEachDatabase("the status of deliveries", (open) => {
  it("does not count deliveries of erased enquiries", async () => {
    const db = await open()
    const draft = { formKey: "form", content: CONTACT_MESSAGE, receivedAt: RECEIVED_AT }
    await new DatabaseOutbox(db).record({ ...draft, newReference: () => "7K4M-2Q9T" })
    expect((await readDeliveryStatus(db)).queues.enquiries).toMatchObject({
      waitingCount: 1,
      abandonedCount: 0,
    })
    const row = await db
      .selectFrom("enquiries")
      .select(["id", "reference", "received_at", "content"])
      .executeTakeFirstOrThrow()
    await db
      .transaction()
      .execute((transaction) => anonymiseEnquiry(transaction, row, { reason: "erased", now: NOW }))
    expect((await readDeliveryStatus(db)).queues.enquiries).toEqual({
      waitingCount: 0,
      oldestRecordedAt: null,
      abandonedCount: 0,
    })
  })
})
