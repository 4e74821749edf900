import { expect, it } from "vitest"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import type { EnquiryChange } from "#domain/enquiry/enquiry-repository.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DeliverySetup } from "#tests/support/delivery-setup.ts"
import { CONTACT_MESSAGE, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { DatabaseEnquiryRepository } from "./database-enquiry-repository.ts"

const NIMAL = { id: "1", name: "Nimal" }
const KUMARI = { id: "2", name: "Kumari" }
const REFERENCE = "7K4M-2Q9T"
const DRAFT = {
  formKey: "form",
  content: CONTACT_MESSAGE,
  receivedAt: RECEIVED_AT,
  newReference: () => REFERENCE,
}

describeOnEachDatabase("the office's action on an enquiry", (open) => {
  it("is recorded with its author, and refused if it is the second of two concurrent changes", async () => {
    const db = await open()
    await new DatabaseOutbox(db).record(DRAFT)
    const repository = new DatabaseEnquiryRepository(db)
    const find = async () => await repository.find(REFERENCE, RECEIVED_AT)
    expect(await find()).toMatchObject({ state: "new", version: 1, history: [] })
    const submit = (change: Partial<EnquiryChange>) =>
      repository.change(REFERENCE, {
        version: 1,
        state: "contacted",
        note: null,
        by: NIMAL,
        now: RECEIVED_AT,
        ...change,
      })
    const outcomes = await Promise.all([submit({ note: "Called" }), submit({ by: KUMARI, state: "spam" })])
    expect(outcomes).toContainEqual({ emailId: null })
    expect(outcomes).toContain("stale")
    expect((await find())?.history).toHaveLength(1)
    expect(await submit({ version: 2, state: "confirmed", by: KUMARI, note: "Deposit paid" })).toEqual({
      emailId: null,
    })
    const found = await find()
    expect(found).toMatchObject({ state: "confirmed", version: 3 })
    expect(found?.history[0]).toMatchObject({
      at: RECEIVED_AT,
      by: "Kumari",
      to: "confirmed",
      note: "Deposit paid",
    })
    expect(await repository.counts(RECEIVED_AT)).toMatchObject({ new: 0, confirmed: 1 })
    expect(
      await repository.change("0000-0000", {
        version: 1,
        state: "spam",
        note: null,
        by: NIMAL,
        now: RECEIVED_AT,
      }),
    ).toBe("gone")
  })

  it("resends an enquiry that did not reach the webhook", async () => {
    const db = await open()
    const outbox = new DatabaseOutbox(db, { secondary: ["webhook"] })
    const { enquiry } = await outbox.record(DRAFT)
    for (const destination of ["primary", "webhook"] as const) {
      const lease = { owner: "w", now: RECEIVED_AT, until: new Date(RECEIVED_AT.getTime() + 60_000) }
      const claimed = await outbox.claimDue(lease, destination)
      const outcome =
        destination === "primary" ? ({ ok: true } as const) : ({ ok: false, reason: "failed" } as const)
      const times = { startedAt: RECEIVED_AT, endedAt: RECEIVED_AT, nextAttemptAt: null }
      if (claimed) await outbox.complete(claimed, { channel: "webhook", outcome, ...times })
    }
    const repository = new DatabaseEnquiryRepository(db)
    expect(await repository.find(REFERENCE, RECEIVED_AT)).toMatchObject({
      primaryDeliveryFailed: false,
      delivery: { state: "delivered" },
      secondaryDeliveries: { webhook: { state: "abandoned", attempts: [{ failure: "failed" }] } },
    })
    expect(await repository.resend(REFERENCE, NIMAL, RECEIVED_AT)).toBe("done")
    expect(await repository.find(REFERENCE, RECEIVED_AT)).toMatchObject({
      secondaryDeliveries: { webhook: { state: "waiting" } },
    })
    expect((await outbox.find(enquiry.reference))?.state).toBe("delivered")
  })

  it("resends an undelivered email, and never a delivered one", async () => {
    const db = await open()
    const deliverySetup = await DeliverySetup.open(db)
    try {
      const { reference } = await deliverySetup.record(CONTACT_MESSAGE)
      const repository = new DatabaseEnquiryRepository(db)
      deliverySetup.formService.setBehaviours("500")
      await deliverySetup.worker().deliverDue()
      deliverySetup.formService.setBehaviours("ok")
      expect(await repository.resend(reference, NIMAL, deliverySetup.now)).toBe("done")
      await deliverySetup.worker().deliverDue()
      expect(await repository.find(reference, deliverySetup.now)).toMatchObject({
        delivery: { state: "delivered" },
        state: "new",
        history: [{ by: "Nimal", isResend: true }],
      })
      expect(await repository.resend(reference, NIMAL, deliverySetup.now)).toBe("delivered")
      expect(await repository.resend("0000-0000", NIMAL, deliverySetup.now)).toBe("gone")
    } finally {
      await deliverySetup.close()
    }
  })
})
