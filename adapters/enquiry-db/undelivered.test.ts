import { expect, it } from "vitest"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DeliveryDesk } from "#tests/support/delivery-desk.ts"
import { CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"
import { makeUndeliveredDue, readUndelivered } from "./undelivered.ts"

const DAY_SECONDS = 24 * 60 * 60

describeOnEachDatabase("messages that have not arrived", (open) => {
  it("are told with how their last try ended, and arrive when they are made due after the mending", async () => {
    const db = await open()
    const desk = await DeliveryDesk.open(db)
    try {
      await desk.record(CONTACT_MESSAGE)
      desk.service.answerWith("500")
      const dispatcher = desk.dispatcher()
      for (let day = 0; day < 18; day++) {
        await dispatcher.deliverDue()
        desk.passSeconds(DAY_SECONDS)
      }
      expect(await readUndelivered(db)).toMatchObject([
        { kind: "contact", state: "abandoned", tries: 18, failure: "failed" },
      ])
      expect(JSON.stringify(await readUndelivered(db))).not.toContain(CONTACT_MESSAGE.email)
      desk.service.answerWith("ok")
      expect(await makeUndeliveredDue(db, desk.now)).toBe(1)
      await dispatcher.deliverDue()
      expect(await readUndelivered(db)).toEqual([])
      expect(await makeUndeliveredDue(db, desk.now)).toBe(0)
    } finally {
      await desk.close()
    }
  })
})
