import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import {
  DESTINATIONS,
  type DeliveryOutcome,
  SECONDARY_NAMES,
  type Transport,
} from "#domain/delivery/delivery.ts"
import { enquiryQueueOf } from "#domain/delivery/outbox.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DeliverySetup, eventually } from "#tests/support/delivery-setup.ts"
import { BOOKING } from "#tests/support/sample-enquiries.ts"

describeOnEachDatabase("the webhook delivery", (open) => {
  let db: Database
  let setup: DeliverySetup
  beforeEach(async () => {
    db = await open()
    setup = await DeliverySetup.open(db)
  })
  afterEach(() => setup.close())

  describe("an enquiry that also goes to a webhook", () => {
    const webhookThat = (deliver: Transport["deliver"]): Transport => ({ channel: "webhook", deliver })
    const withWebhook = () => DeliverySetup.open(db, { secondary: ["webhook"] })

    it("is delivered to the company whatever the webhook does, and the webhook's delivery is retried separately", async () => {
      const setup = await withWebhook()
      const outcomes: DeliveryOutcome[] = [{ ok: false, reason: "failed" }, { ok: true }]
      const ids: string[] = []
      const webhook = webhookThat(async ({ messageId }) => {
        ids.push(messageId)
        return outcomes.shift() ?? { ok: true }
      })
      const worker = setup.worker({ webhook })
      const { reference } = await setup.record(BOOKING)
      await worker.deliverDue()
      expect(await setup.stateOf(reference)).toBe("delivered")
      expect((await setup.outbox.waiting()).webhooks.count).toBe(1)
      setup.passSeconds(30)
      await worker.deliverDue()
      expect((await setup.outbox.waiting()).webhooks.count).toBe(0)
      expect(ids).toEqual(Array(2).fill(`enquiry_${reference.toLowerCase()}_1`))
      expect(setup.sentIds()).toHaveLength(1)
      await setup.close()
    })

    it("is attempted at every destination by a started worker", async () => {
      const setup = await DeliverySetup.open(db, { secondary: SECONDARY_NAMES })
      const worker = setup.worker({ pollMs: 5 })
      await setup.record(BOOKING)
      worker.start()
      const queues = DESTINATIONS.map(enquiryQueueOf)
      await eventually(() => queues.every((queue) => setup.logLines.some(({ of }) => of === queue)))
      await worker.stop()
      expect(setup.sentIds()).toHaveLength(1) // at the company, once
      await setup.close()
    })

    it("is delivered to the company while the webhook hangs", async () => {
      const setup = await withWebhook()
      const webhook = webhookThat(() => new Promise(() => {}))
      const worker = setup.worker({ webhook, pollMs: 5, stopMs: 10 })
      const enquiries = await Promise.all(Array.from({ length: 6 }, () => setup.record(BOOKING)))
      worker.start()
      await eventually(async () => {
        const states = await Promise.all(enquiries.map(({ reference }) => setup.stateOf(reference)))
        return states.every((state) => state === "delivered")
      })
      await worker.stop()
      await setup.close()
    })

    it("fails with a reason if the webhook is no longer configured", async () => {
      const setup = await withWebhook()
      await setup.record(BOOKING)
      await setup.worker().deliverDue("webhook")
      const detail = "WEBHOOK_URL is not set"
      expect(setup.logLines).toEqual([
        expect.objectContaining({ of: "webhooks", failure: "refused", detail }),
      ])
      await setup.close()
    })
  })
})
