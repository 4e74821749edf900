import { expect, it } from "vitest"
import { makeUndeliveredDue } from "#adapters/database/outbox/make-due.ts"
import { MAX_ATTEMPTS } from "#domain/delivery/delivery.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DeliverySetup } from "#tests/support/delivery-setup.ts"
import { CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"
import { readUndelivered } from "./undelivered.ts"

const DAY_SECONDS = 24 * 60 * 60

describeOnEachDatabase("undelivered deliveries", (open) => {
  it("are listed with the outcome of their last attempt, and delivered after they are made due", async () => {
    const db = await open()
    const setup = await DeliverySetup.open(db)
    try {
      await setup.record(CONTACT_MESSAGE)
      setup.formService.setBehaviours("500")
      const worker = setup.worker()
      for (let day = 0; day < MAX_ATTEMPTS; day++) {
        await worker.deliverDue()
        setup.passSeconds(DAY_SECONDS)
      }
      expect(await readUndelivered(db, setup.now)).toMatchObject([
        { kind: "contact", state: "abandoned", attempts: MAX_ATTEMPTS, failure: "failed" },
      ])
      expect(JSON.stringify(await readUndelivered(db, setup.now))).not.toContain(CONTACT_MESSAGE.email)
      setup.formService.setBehaviours("ok")
      expect(await makeUndeliveredDue(db, setup.now)).toBe(1)
      await worker.deliverDue()
      expect(await readUndelivered(db, setup.now)).toEqual([])
      expect(await makeUndeliveredDue(db, setup.now)).toBe(0)
    } finally {
      await setup.close()
    }
  })

  it("are listed with an unfinished attempt once the lease of a dead process has expired", async () => {
    const db = await open()
    const setup = await DeliverySetup.open(db)
    try {
      await setup.record(CONTACT_MESSAGE)
      const { now } = setup
      await setup.outbox.claimDue({ owner: "dead", now, until: new Date(now.getTime() + 60_000) })
      expect(await readUndelivered(db, setup.now)).toMatchObject([{ attempts: 1, failure: null }])
      setup.passSeconds(60)
      expect(await readUndelivered(db, setup.now)).toMatchObject([{ attempts: 1, failure: "unfinished" }])
    } finally {
      await setup.close()
    }
  })
})
